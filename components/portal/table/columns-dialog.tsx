import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { readPreference, writePreference } from "../preference";
import { Choice } from "./toolbar-choice";
import type { ListKind } from "./list-view";
import { isSeparatorName, separatorByLocale, type SeparatorName } from "./csv-separator";

interface ColumnsDialogProps {
  columns: NonNullable<ListKind<never>["columns"]>;
  /** The chosen columns; undefined for the usual ones. */
  chosen: readonly string[] | undefined;
  onColumns: (columns: readonly string[] | undefined) => void;
  onClose: () => void;
}

/** The columns of the list and the separator of the export. Each change takes effect at once. */
export default function ColumnsDialog({ columns, chosen, onColumns, onClose }: ColumnsDialogProps) {
  const all = Object.keys(columns.names);
  const shown = chosen ?? columns.usual;
  return (
    <Dialog title="Columns and export" open onOpenChange={(next) => !next && onClose()}>
      <fieldset className="mt-4 text-small">
        <legend className="font-semibold">Columns of the list</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {all.map((id) => (
            <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="size-5"
                checked={shown.includes(id)}
                onChange={({ target }) =>
                  onColumns(all.filter((other) => (other === id ? target.checked : shown.includes(other))))
                }
              />
              {columns.names[id]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-1 text-small text-soft">
        {chosen
          ? "The list scrolls sideways where there is no room for all of them. The CSV file has the same columns."
          : "Where there is no room, some of them are left out. The CSV file has all fields until you choose."}{" "}
        To keep a choice, save it as a view.
      </p>
      <SeparatorChoice />
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button button-main" onClick={onClose}>
          Done
        </button>
        {chosen && (
          <button type="button" className="button" onClick={() => onColumns(undefined)}>
            Usual columns
          </button>
        )}
      </div>
    </Dialog>
  );
}

function SeparatorChoice() {
  const [name, setName] = useState<"" | SeparatorName>(() => {
    const remembered = readPreference("separator");
    return isSeparatorName(remembered) ? remembered : "";
  });
  return (
    <div className="mt-4 text-small">
      <Choice
        label="CSV separator"
        labelled
        value={name}
        options={[
          ["", `Browser’s language (${separatorByLocale(navigator.language)})`],
          ["comma", "Comma"],
          ["semicolon", "Semicolon"],
          ["tab", "Tab"],
        ]}
        onChange={(next) => {
          writePreference("separator", next || undefined);
          setName(next);
        }}
      />
    </div>
  );
}
