import { downloadText } from "@/components/ui/download";
import type { QuarantinedEntry } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { SmallButton } from "../buttons";
import { focusMain } from "../frame/focus-main";
import { useSayOutcome } from "../use-say-outcome";

/** "1 stored value", "2 stored values". */
export const countOfValues = (count: number) => `${count} stored ${count === 1 ? "value" : "values"}`;

/** Thousands would take seconds to show. */
const MAX_SHOWN = 50;

/** The stored values that could not be read, to be saved or removed one by one: docs/behaviour.md#stored-records. */
export default function UnreadableValues() {
  const quarantined = usePortalState((state) => state.quarantined);
  const { removeEntry, restoreEntry } = useAuth();
  const say = useSayOutcome();

  async function remove(entry: QuarantinedEntry) {
    const outcome = await removeEntry(entry);
    const undo = () => restoreEntry(entry);
    if (say(outcome, "The value was removed.", undo, "The value is as it was before.")) focusMain();
  }

  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Unreadable values</h2>
      <p className="mt-1 text-soft">
        {countOfValues(quarantined.length)} could not be read. Nothing is written over{" "}
        {quarantined.length === 1 ? "it" : "them"} until you remove{" "}
        {quarantined.length === 1 ? "it" : "the value"}. A backup with a readable copy brings it back.
      </p>
      <ul className="mt-3 text-small">
        {quarantined.slice(0, MAX_SHOWN).map((entry) => (
          <li key={entry.key} className="border-t border-line py-1 wrap-anywhere">
            <code>{entry.key}</code>: {entry.reason}
            <div className="my-2 flex flex-wrap gap-3">
              <SmallButton
                onClick={() => downloadText("stored-value.txt", entry.raw, "text/plain;charset=utf-8")}
              >
                Download
              </SmallButton>
              <SmallButton className="border-alert text-alert" onClick={() => void remove(entry)}>
                Remove
              </SmallButton>
            </div>
          </li>
        ))}
      </ul>
      {quarantined.length > MAX_SHOWN && <p className="mt-1 text-small">The first {MAX_SHOWN} are shown.</p>}
    </section>
  );
}
