import { useState } from "react";
import { downloadText } from "@/components/ui/download";
import { useToast } from "@/components/ui/toasts";
import { useAuth, usePortalState } from "../auth-provider";

/** Saves everything that is stored as a file, and names what cannot be read. */
export function BackupExport() {
  const { exportBackup } = useAuth();
  const toast = useToast();
  const damaged = usePortalState((state) => state.damaged);
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
        One JSON file with all accounts, requests and changes of status. Passwords are in it as salted hashes.
      </p>
      {damaged.length > 0 && (
        <details className="mt-3 text-small">
          <summary className="inline-block cursor-pointer py-1 font-semibold underline underline-offset-4">
            {damaged.length} stored {damaged.length === 1 ? "value" : "values"} could not be read
          </summary>
          <p className="mt-1 text-soft">They are left where they are and go into the backup unchanged.</p>
          <ul className="mt-1">
            {damaged.map(({ key, reason }) => (
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
