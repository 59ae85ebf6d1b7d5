import { memo, useCallback, useRef, type ReactNode } from "react";
import { DataTable } from "../table/data-table";
import { ExportButton } from "../table/export-button";
import { NoMatch } from "../table/no-match";
import { Pager } from "../table/pager";
import { textOfColumns, type ColumnId } from "./columns";
import { ColumnsButton } from "./columns-button";
import { isFiltered, NO_FILTER, type RequestFilter } from "./filter";
import { useRequestTable, type RequestTableOptions } from "./use-request-table";

interface RequestResultsProps extends Omit<RequestTableOptions, "focusList"> {
  caption: string;
  summary?: ReactNode;
  /** Further buttons. A constant, because the results are memoised. */
  tools: ReactNode;
  /** Undefined for the usual columns. */
  onColumns: (columns: readonly ColumnId[] | undefined) => void;
  onFilter: (change: Partial<RequestFilter>) => void;
}

/** The matching requests. Memoised, so that typing in the search does not re-render the table. */
export const RequestResults = memo(function RequestResults(props: RequestResultsProps) {
  const { caption, summary, tools, requests, administration, chosen, filter, onFilter, onColumns } = props;
  const { SelectAll, BulkBar, DoneBar } = administration ?? {};
  const countRef = useRef<HTMLParagraphElement>(null);
  const focusList = useCallback(() => countRef.current?.focus(), []);
  const table = useRequestTable({ ...props, focusList });
  const matching = table.getSortedRowModel().rows.map(({ original }) => original);

  function clear() {
    onFilter(NO_FILTER);
    focusList();
  }

  return (
    <>
      <div className="my-1 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-small print:hidden lg:gap-x-3">
        {SelectAll && <SelectAll table={table} />}
        <p ref={countRef} tabIndex={-1} role="status" className="text-soft tabular-nums">
          {`${isFiltered(filter) ? `${matching.length} of ` : ""}${requests.length} ${requests.length === 1 ? "request" : "requests"}`}
        </p>
        {isFiltered(filter) && matching.length > 0 && (
          <button type="button" className="cursor-pointer underline underline-offset-4" onClick={clear}>
            Clear filters
          </button>
        )}
        <span className="mr-auto" />
        {summary}
        {BulkBar && <BulkBar table={table} focusList={focusList} />}
        {tools}
        <ColumnsButton
          forAdministrators={administration !== undefined}
          chosen={chosen}
          onColumns={onColumns}
        />
        <ExportButton
          disabled={matching.length === 0}
          name="requests"
          rows={async () => (await import("./csv")).requestCells(matching, chosen)}
        />
      </div>
      {DoneBar && <DoneBar focusList={focusList} />}
      {matching.length === 0 ? (
        <NoMatch heading="No requests match" onClear={clear} />
      ) : (
        <>
          <DataTable caption={caption} table={table} chosen={chosen && textOfColumns(chosen)} />
          <Pager label="Pages of requests" table={table} />
        </>
      )}
    </>
  );
});
