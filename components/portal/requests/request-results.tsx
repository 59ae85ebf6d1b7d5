import { memo, useCallback, useRef } from "react";
import { downloadText } from "@/components/ui/download";
import { DataTable } from "../table/data-table";
import { Pager } from "../table/pager";
import { BulkBar } from "./bulk-bar";
import { toCsv } from "./csv";
import { isFiltered, NO_FILTER, type RequestFilter } from "./filter";
import { useRequestTable, type RequestTableOptions } from "./use-request-table";

interface RequestResultsProps extends Omit<RequestTableOptions, "focusList"> {
  caption: string;
  onFilter: (filter: RequestFilter) => void;
}

/** The matching requests. Memoised, so that typing in the search does not re-render the table. */
export const RequestResults = memo(function RequestResults(props: RequestResultsProps) {
  const { caption, requests, forAdministrators, filter, onFilter } = props;
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
      <div className="my-3 flex flex-wrap items-center justify-between gap-3">
        <p ref={countRef} tabIndex={-1} role="status" className="text-small text-soft">
          {isFiltered(filter) ? `${matching.length} of ${requests.length}` : requests.length}{" "}
          {requests.length === 1 ? "request" : "requests"}
        </p>
        <button
          type="button"
          className="button min-h-9 py-1 text-small"
          disabled={matching.length === 0}
          onClick={() => downloadText("requests.csv", toCsv(matching), "text/csv;charset=utf-8")}
        >
          Export CSV
        </button>
      </div>
      {forAdministrators && <BulkBar table={table} focusList={focusList} />}
      {matching.length === 0 ? (
        <div className="border-t border-line py-8">
          <h3>No requests match</h3>
          <p className="mt-1 text-soft">Try another search or remove a filter.</p>
          <button type="button" className="button mt-4" onClick={clear}>
            Clear filters
          </button>
        </div>
      ) : (
        <>
          <DataTable caption={caption} table={table} />
          <Pager label="Pages of requests" table={table} />
        </>
      )}
    </>
  );
});
