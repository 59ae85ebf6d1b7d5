/** Shown while a city is looked up. docs/behaviour.md#unknown-paths fixes the text for landing pages. */
export function LoadingLanding({ text, brand }: { text: string; brand: string }) {
  return (
    <>
      <title>{brand}</title>
      <p role="status" className="page min-h-[50vh] py-16 text-lead text-soft">
        {text}
      </p>
    </>
  );
}
