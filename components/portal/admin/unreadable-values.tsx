import { useId, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { downloadText } from "@/components/ui/download";
import { useToast } from "@/components/ui/toasts";
import type { QuarantinedEntry } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { focusMain } from "../frame/focus-main";
import { countOfValues } from "./count-of-values";

/** Thousands would take seconds to show. */
const MAX_SHOWN = 50;

/** The stored values that could not be read, to be repaired or removed one by one: docs/behaviour.md#stored-records. */
export default function UnreadableValues() {
  const quarantined = usePortalState((state) => state.quarantined);
  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Repair stored values</h2>
      <p className="mt-1 text-soft">
        {countOfValues(quarantined.length)} could not be read. Nothing is written over{" "}
        {quarantined.length === 1 ? "it" : "them"} until you save a corrected text or remove{" "}
        {quarantined.length === 1 ? "it" : "the value"}.
      </p>
      <ul className="mt-3 text-small">
        {quarantined.slice(0, MAX_SHOWN).map((entry) => (
          // With the bytes: another tab may write others.
          <Value key={`${entry.key} ${entry.raw.length} ${entry.reason}`} entry={entry} />
        ))}
      </ul>
      {quarantined.length > MAX_SHOWN && <p className="mt-1 text-small">The first {MAX_SHOWN} are shown.</p>}
    </section>
  );
}

function Value({ entry }: { entry: QuarantinedEntry }) {
  const { repairEntry, removeEntry, restoreEntry } = useAuth();
  const toast = useToast();
  const id = useId();
  const [text, setText] = useState(entry.raw);
  const [problem, setProblem] = useState<{ message: string }>();

  async function undo(left: string | null) {
    const outcome = await restoreEntry(entry, left);
    toast(outcome.status === "stored" ? "The value is as it was before." : outcome.message);
  }

  /** `left` is what the action stores. */
  async function change(action: () => ReturnType<typeof removeEntry>, done: string, left: string | null) {
    const outcome = await action();
    if (outcome.status !== "stored") {
      setProblem(outcome);
      return;
    }
    toast(done, () => void undo(left));
    focusMain();
  }

  return (
    <li className="border-t border-line py-1 wrap-anywhere">
      <details>
        <summary className="cursor-pointer py-1">
          <code>{entry.key}</code>: {entry.reason}
        </summary>
        <Alert problem={problem} focused />
        <label htmlFor={id} className="mt-2 block font-semibold">
          Stored text
        </label>
        <textarea
          id={id}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="mt-1 w-full rounded-button border border-soft bg-card p-2 font-mono"
        />
        <div className="my-2 flex flex-wrap gap-3">
          <button
            type="button"
            className="button min-h-9 py-1"
            onClick={() => void change(() => repairEntry(entry, text), "The value was repaired.", text)}
          >
            Save corrected text
          </button>
          <button
            type="button"
            className="button min-h-9 py-1"
            onClick={() => downloadText("stored-value.txt", entry.raw, "text/plain;charset=utf-8")}
          >
            Download
          </button>
          <button
            type="button"
            className="button min-h-9 border-alert py-1 text-alert"
            onClick={() => void change(() => removeEntry(entry), "The value was removed.", null)}
          >
            Remove
          </button>
        </div>
      </details>
    </li>
  );
}
