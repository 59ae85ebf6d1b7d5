/** Shown while a city is looked up. docs/behaviour.md#unknown-paths fixes the text for landing pages. */
export function LoadingLanding({ text, brand }: { text: string; brand: string }) {
  return (
    <>
      <title>{brand}</title>
      <div className="page skeleton min-h-180 pt-10">
        <p role="status" className="text-lead text-soft">
          {text}
        </p>
      </div>
    </>
  );
}
