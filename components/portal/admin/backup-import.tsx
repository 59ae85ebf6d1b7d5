import type { ImportSummary } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { FileImport, type DryRun } from "./file-import";

/** Imports a backup. */
export function BackupImport() {
  const { previewImport, importBackup } = useAuth();
  return (
    <FileImport
      heading="Restore from a backup"
      label="Backup file"
      accept="application/json,.json"
      preview={previewImport}
      add={importBackup}
      describe={describe}
      done={textOfImport}
    >
      Choosing a file starts a dry run, which shows what would be added and changes nothing. Existing entries
      stay as they are.
    </FileImport>
  );
}

function describe(summary: ImportSummary): DryRun {
  return {
    counts: [
      ["Accounts to add", summary.users],
      ["Requests to add", summary.requests],
      ["Status changes to add", summary.changes],
      ["Edits and comments to add", summary.events],
      ["Skipped: already in this browser", summary.existing],
      ["Skipped: the email already has an account", summary.emailsTaken],
      ["Skipped: administrators", summary.administrators],
      ["Skipped: moved to an archive", summary.archived],
      ["Skipped: cannot be imported", summary.skipped.length],
    ],
    problems: summary.skipped.map(({ entry, reason }) => `${entry}: ${reason}`),
    note:
      summary.archived > 0
        ? "Requests that were moved to an archive from this browser come back with the file of that archive."
        : undefined,
    // Also with nothing to add: it ends an import that was cut off.
    submit: "Import backup",
  };
}

function textOfImport({ skipped }: ImportSummary): string {
  if (skipped.length === 0) return "Backup imported.";
  return `Backup imported, without ${skipped.length} ${skipped.length === 1 ? "entry" : "entries"}.`;
}
