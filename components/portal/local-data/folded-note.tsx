import { usePortalState } from "../auth-provider";
import { formatMoment } from "../format";

/** Says that a history may lack changes that were removed to make room: docs/behaviour.md#stored-records. */
export function FoldedNote() {
  const foldedAt = usePortalState((state) => state.foldedAt);
  if (foldedAt === null) return null;
  return (
    <p className="mt-3 text-small text-soft">
      Earlier statuses that others had replaced were removed to make room, the last time on{" "}
      <time dateTime={foldedAt}>{formatMoment(foldedAt)}</time>. They may be missing here.
    </p>
  );
}
