import { useMemo, useRef, useState, type ReactNode } from "react";
import { downloadText } from "@/components/ui/download";
import { historiesOf } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { toCsv } from "./csv";
import { applyFilter, isNarrowed, NO_FILTER } from "./filter";
import { FilterBar } from "./filter-bar";
import type { ListedRequest } from "./listed-request";
import { RequestTable } from "./request-table";

/** Rows shown at first, and added with each press. */
const STEP = 50;

interface RequestListProps {
  caption: string;
  requests: readonly ListedRequest[];
  forAdministrators?: boolean;
  /** What to say, and to offer, where there is no request at all. */
  empty: ReactNode;
  /** `focusList` takes the focus when the row that had it is gone. */
  statusOf: (request: ListedRequest, focusList: () => void) => ReactNode;
}

/** Requests with search, filters, order and export. */
export function RequestList({
  caption,
  requests,
  forAdministrators = false,
  empty,
  statusOf,
}: RequestListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [most, setMost] = useState(STEP);
  const countRef = useRef<HTMLParagraphElement>(null);
  const records = usePortalState((state) => state.records);
  const histories = useMemo(() => historiesOf(records), [records]);
  const found = useMemo(() => applyFilter(requests, filter), [requests, filter]);

  function clear() {
    setFilter(NO_FILTER);
    countRef.current?.focus();
  }

  if (requests.length === 0) return empty;
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          setMost(STEP);
        }}
      >
        <button
          type="button"
          className="button col-span-2 min-h-9 py-1"
          disabled={found.length === 0}
          onClick={() => downloadText("requests.csv", toCsv(found), "text/csv;charset=utf-8")}
        >
          Export CSV
        </button>
      </FilterBar>
      <p ref={countRef} tabIndex={-1} role="status" className="my-4 text-small text-soft">
        {isNarrowed(filter) ? `${found.length} of ${requests.length}` : requests.length}{" "}
        {requests.length === 1 ? "request" : "requests"}
      </p>
      {found.length === 0 ? (
        <div className="border-t border-line py-8">
          <h3>No request fits</h3>
          <p className="mt-1 text-soft">Search for another word, or take a filter away.</p>
          <button type="button" className="button mt-4" onClick={clear}>
            Clear filters
          </button>
        </div>
      ) : (
        <RequestTable
          caption={caption}
          requests={found.slice(0, most)}
          histories={histories}
          forAdministrators={forAdministrators}
          statusOf={(request) => statusOf(request, () => countRef.current?.focus())}
        />
      )}
      {found.length > most && (
        <button type="button" className="button mt-4" onClick={() => setMost(most + STEP)}>
          Show {Math.min(STEP, found.length - most)} more
        </button>
      )}
    </>
  );
}
