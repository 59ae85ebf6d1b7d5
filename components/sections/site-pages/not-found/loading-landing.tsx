/** Shown while the landing page of an unlisted city is fetched. docs/behaviour.md#unknown-paths fixes the text. */
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
