import { useToast } from "@/components/ui/toasts";
import type { BulkChange } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { describeBulk, describeUndone } from "./bulk-texts";
import { useLastBulkChange } from "./last-bulk-change";

/** Says what the last bulk change did, and undoes it: docs/behaviour.md#requests. */
export function DoneBar({ focusList }: { focusList: () => void }) {
  const { undoStatuses } = useAuth();
  const toast = useToast();
  const [done, setDone] = useLastBulkChange();

  function undo(bulk: BulkChange) {
    const outcome = undoStatuses(bulk);
    if (outcome.status !== "refused") setDone(undefined);
    focusList();
    if (outcome.status !== "stored") toast(outcome.message);
    else toast(describeUndone(outcome.value));
  }

  if (!done) return null;
  return (
    <p className="mb-2 flex max-w-none items-center justify-between gap-3 rounded-button border border-moss px-3 text-small">
      {describeBulk(done)}
      <button
        type="button"
        className="min-h-9 cursor-pointer px-2 font-semibold underline underline-offset-4"
        onClick={() => undo(done)}
      >
        Undo
      </button>
    </p>
  );
}
