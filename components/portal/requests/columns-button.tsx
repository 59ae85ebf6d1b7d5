import { lazy, Suspense, useState } from "react";
import type { ColumnId } from "./columns";

/** Fetched when it is opened for the first time. */
const ColumnsDialog = lazy(() => import("./columns-dialog"));

export interface ColumnsProps {
  forAdministrators: boolean;
  /** The chosen columns; undefined for the usual ones. */
  chosen: readonly ColumnId[] | undefined;
  onColumns: (columns: readonly ColumnId[] | undefined) => void;
}

/** Opens the choice of columns, which are those of the export too. */
export function ColumnsButton(props: ColumnsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button min-h-8 px-2 py-0.5 text-small lg:px-3"
        onClick={() => setOpen(true)}
      >
        Columns
      </button>
      {open && (
        <Suspense>
          <ColumnsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
