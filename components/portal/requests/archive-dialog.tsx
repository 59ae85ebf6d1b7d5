import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { downloadText } from "@/components/ui/download-text";
import { exportClosed, removeExported, type ArchiveFile } from "@/lib/portal/actions/archive-requests";
import { importBackup } from "@/lib/portal/actions/import-files";
import { useAuth } from "../auth-provider";
import { Button } from "../buttons";
import { counted } from "../format";
import { useSayOutcome } from "../use-say-outcome";

interface ArchiveDialogProps {
  requestIds: readonly string[];
  onClose: (done: boolean) => void;
}

/**
 * Saves requests that are completed or cancelled as a backup, and removes them once the user has confirmed that the file
 * is there: a browser does not say whether it was saved.
 */
export default function ArchiveDialog({ requestIds, onClose }: ArchiveDialogProps) {
  const { run } = useAuth();
  const say = useSayOutcome();
  const [file, setFile] = useState<ArchiveFile>();
  const [problem, setProblem] = useState<{ message: string }>();

  useEffect(() => {
    void Promise.resolve(run(exportClosed, requestIds)).then((outcome) => {
      if (outcome.status === "refused") setProblem(outcome);
      else setFile(outcome.value);
    });
  }, [run, requestIds]);

  function remove({ text }: ArchiveFile) {
    const outcome = run(removeExported, text);
    if (outcome.status !== "stored") return setProblem({ message: outcome.message });
    const { removed, left } = outcome.value;
    const kept = left > 0 ? ` ${counted(left, "request")} of the file changed meanwhile and stayed.` : "";
    const undo = () => run(importBackup, text);
    say(
      outcome,
      `${counted(removed, "request")} moved to the file.${kept}`,
      undo,
      ({ requests }) => `${counted(requests, "request")} brought back.`,
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
            {counted(file.requests, "request")} with comments and history, and the accounts of their customers
            with salted hashes of the passwords.
            {open > 0 &&
              ` ${counted(open, "request")} of the selection ${open === 1 ? "is" : "are"} not completed or cancelled, and not in the file.`}
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
            <Button onClick={() => downloadText(file.name, file.text, "application/json")}>
              Save the file
            </Button>
            <Button className="button-main" onClick={() => remove(file)}>
              The file is saved: remove {counted(file.requests, "request")}
            </Button>
          </>
        )}
        <Button onClick={() => onClose(false)}>Keep them here</Button>
      </div>
    </Dialog>
  );
}
