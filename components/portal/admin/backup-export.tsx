import { useState } from "react";
import { downloadText } from "@/components/ui/download";
import { useToast } from "@/components/ui/toasts";
import { useAuth, usePortalState } from "../auth-provider";

/** Downloads a backup and lists the quarantined entries, which are part of it: docs/behaviour.md#stored-records. */
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
    else downloadText(outcome.value.name, outcome.value.text, "application/json");
  }

  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Back up</h2>
      <p className="mt-1 text-soft">
        One JSON file with all accounts, requests and status changes. Passwords are included as salted hashes.
      </p>
      {quarantined.length > 0 && (
        <details className="mt-3 text-small">
          <summary className="inline-block cursor-pointer py-1 font-semibold underline underline-offset-4">
            {quarantined.length} stored {quarantined.length === 1 ? "value" : "values"} could not be read
          </summary>
          <p className="mt-1 text-soft">They stay where they are, and the backup includes them unchanged.</p>
          <ul className="mt-1">
            {quarantined.map(({ key, reason }) => (
              <li key={key} className="border-t border-line py-1 wrap-anywhere">
                <code>{key}</code>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" className="button mt-4" disabled={busy} onClick={save}>
        Export backup
      </button>
    </section>
  );
}
