import { downloadText } from "@/components/ui/download-text";
import { useToast } from "@/components/ui/toasts";
import type { CsvCells } from "@/lib/csv";
import { Button } from "../buttons";

/** What spreadsheets of a language expect between cells: a semicolon where the comma is in decimals. */
export function separatorOf(locale: string): "," | ";" {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? ";" : ",";
}

interface ExportButtonProps {
  /** Of the file, without the extension. */
  name: string;
  disabled: boolean;
  /** The cells of the file. Worked out when the button is pressed. */
  rows: () => Promise<CsvCells>;
}

/** Downloads a list as CSV. The code is fetched with the first press. */
export function ExportButton({ name, disabled, rows }: ExportButtonProps) {
  const toast = useToast();
  async function save() {
    try {
      const { writeCsv } = await import("@/lib/csv");
      const text = writeCsv(await rows(), separatorOf(navigator.language));
      downloadText(`${name}.csv`, text, "text/csv;charset=utf-8");
    } catch {
      toast("The export could not be loaded. Check the connection and try again.");
    }
  }
  return (
    <Button className="min-h-8 px-2 py-0.5 text-small lg:px-3" disabled={disabled} onClick={save}>
      Export CSV
    </Button>
  );
}
