import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { downloadText } from "@/components/ui/download";
import type { SelectionFile } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { useSayOutcome } from "../use-say-outcome";
import { countOf } from "./bulk-texts";

interface SaveAndRemoveProps {
  requestIds: readonly string[];
  onClose: (done: boolean) => void;
}

/**
 * Saves requests that are completed or cancelled as a backup, and removes them once the user has confirmed that the file
 * is there: a browser does not say whether it was saved.
 */
export default function SaveAndRemove({ requestIds, onClose }: SaveAndRemoveProps) {
  const { exportClosed, removeExported, importBackup } = useAuth();
  const say = useSayOutcome();
  const [file, setFile] = useState<SelectionFile>();
  const [problem, setProblem] = useState<{ message: string }>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void exportClosed(requestIds).then((outcome) => {
      if (outcome.status === "refused") setProblem(outcome);
      else setFile(outcome.value);
    });
  }, [exportClosed, requestIds]);

  async function remove({ text }: SelectionFile) {
    setBusy(true);
    const outcome = await removeExported(text);
    setBusy(false);
    if (outcome.status !== "stored") return setProblem({ message: outcome.message });
    const { removed, left } = outcome.value;
    const kept = left > 0 ? ` ${countOf(left)} of the file changed meanwhile and stayed.` : "";
    const undo = () => importBackup(text);
    say(
      outcome,
      `${countOf(removed)} moved to the file.${kept}`,
      undo,
      ({ requests }) => `${countOf(requests)} brought back.`,
    );
    onClose(true);
  }

  const open = requestIds.length - (file?.requests ?? 0);
  return (
    <Dialog title="Move to a file" open onOpenChange={(next) => !next && onClose(false)}>
      <Alert problem={problem} />
      {file && (
        <>
          <p className="mt-3">
            {countOf(file.requests)} with comments and history, and the accounts of their customers with
            salted hashes of the passwords.
            {open > 0 &&
              ` ${countOf(open)} of the selection ${open === 1 ? "is" : "are"} not completed or cancelled, and not in the file.`}
          </p>
          <p className="mt-3 text-soft">
            A website is not told whether a download was saved: find the file on your device before you remove
            anything here. “Restore from a backup” in Settings brings it back. Numbers are not given again.
          </p>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {file && (
          <>
            <button
              type="button"
              className="button"
              onClick={() => downloadText(file.name, file.text, "application/json")}
            >
              Save the file
            </button>
            <button
              type="button"
              className="button button-main"
              disabled={busy}
              onClick={() => void remove(file)}
            >
              The file is saved: remove {countOf(file.requests)}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={() => onClose(false)}>
          Keep them here
        </button>
      </div>
    </Dialog>
  );
}
