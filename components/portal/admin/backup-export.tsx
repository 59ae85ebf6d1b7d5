import { useState } from "react";
import { downloadText } from "@/components/ui/download";
import { useToast } from "@/components/ui/toasts";
import { noteExport } from "../local-data/backup-reminder";
import { useAuth, usePortalState } from "../auth-provider";
import { countOfValues } from "./unreadable-values";

/** Downloads a backup. The quarantined entries are part of it: docs/behaviour.md#stored-records. */
export function BackupExport() {
  const { exportBackup } = useAuth();
  const toast = useToast();
  const quarantined = usePortalState((state) => state.quarantined);
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const outcome = await exportBackup();
    setBusy(false);
    if (outcome.status === "refused") toast(outcome.message);
    else {
      downloadText(outcome.value.name, outcome.value.text, "application/json");
      noteExport(Date.now());
    }
  }

  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Back up</h2>
      <p className="mt-1 text-soft">
        One JSON file with all accounts, requests and their histories. Passwords of accounts are included as
        salted hashes.
      </p>
      {quarantined.length > 0 && (
        <p className="mt-1 text-soft">
          {countOfValues(quarantined.length)} could not be read. The file includes them unchanged, with
          passwords in plain text if they contain any.
        </p>
      )}
      <button type="button" className="button mt-4" disabled={busy} onClick={save}>
        Export backup
      </button>
    </section>
  );
}
