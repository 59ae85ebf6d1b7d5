import { useCallback, useState } from "react";
import { readPreference, writePreference } from "../preference";
import { columnsOfText, textOfColumns, type ColumnId } from "./columns";

type Columns = readonly ColumnId[] | undefined;

interface LinkedColumns {
  /** The columns that the URL names. */
  columns: Columns;
  setColumns: (columns: Columns) => void;
}

/**
 * The chosen columns: those of a link, else those that the browser remembers. Undefined for the usual ones. Choosing
 * others remembers them, and takes those of the link out of the URL.
 */
export function useColumns({ columns, setColumns }: LinkedColumns) {
  const [remembered, setRemembered] = useState<Columns>(() => columnsOfText(readPreference("columns")));
  const choose = useCallback(
    (next: Columns) => {
      writePreference("columns", next && textOfColumns(next));
      setRemembered(next);
      setColumns(undefined);
    },
    [setColumns],
  );
  return [columns ?? remembered, choose] as const;
}
