import { useState } from "react";
import { downloadText } from "@/components/ui/download-text";
import { useToast } from "@/components/ui/toasts";
import type { Exported } from "@/lib/portal/actions/export-backup";
import { Button } from "../buttons";

interface DownloadButtonProps {
  label: string;
  make: () => Exported | Promise<Exported>;
  onDone?: () => void;
}

/** Downloads a file of stored data, or says why there is none. */
export function DownloadButton({ label, make, onDone }: DownloadButtonProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const outcome = await make();
    setBusy(false);
    if (outcome.status === "refused") return toast(outcome.message);
    downloadText(outcome.value.name, outcome.value.text, "application/json");
    onDone?.();
  }
  return (
    <Button className="mt-4" disabled={busy} onClick={save}>
      {label}
    </Button>
  );
}
