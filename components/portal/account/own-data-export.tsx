import { useState } from "react";
import { downloadText } from "@/components/ui/download";
import { useToast } from "@/components/ui/toasts";
import type { AccountActions } from "@/lib/portal";

/** Downloads the data of the signed-in user. */
export function OwnDataExport({ account }: { account: AccountActions }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const outcome = await account.exportOwnData();
    setBusy(false);
    if (outcome.status === "refused") toast(outcome.message);
    else downloadText(outcome.value.name, outcome.value.text, "application/json");
  }

  return (
    <>
      <p className="mt-1 text-soft">
        One JSON file with your account, your requests and their histories. Your password is in it as a salted
        hash. An administrator can import the file in Settings.
      </p>
      <button type="button" className="button mt-4" disabled={busy} onClick={save}>
        Download my data
      </button>
    </>
  );
}
