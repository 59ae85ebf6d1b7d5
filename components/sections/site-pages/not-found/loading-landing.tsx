import { Skeleton } from "./skeleton";

/** Shown while a city is looked up. docs/behaviour.md#unknown-paths fixes the text for landing pages. */
export function LoadingLanding({ text, brand }: { text: string; brand: string }) {
  return (
    <>
      <title>{brand}</title>
      <p role="status" className="page pt-10 text-lead text-soft">
        {text}
      </p>
      <Skeleton />
    </>
  );
}
