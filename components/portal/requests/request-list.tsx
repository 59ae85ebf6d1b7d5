import { useDeferredValue, useState, type ReactNode } from "react";
import { NEWEST_FIRST, NO_FILTER, type Order } from "./filter";
import { FilterBar } from "./filter-bar";
import type { ListedRequest } from "./listed-request";
import { RequestResults } from "./request-results";

interface RequestListProps {
  caption: string;
  requests: readonly ListedRequest[];
  forAdministrators?: boolean;
  /** Shown when there are no requests at all. */
  empty: ReactNode;
}

/** Requests with search, filters, sorting and export. */
export function RequestList({ caption, requests, forAdministrators = false, empty }: RequestListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [order, setOrder] = useState<Order>(NEWEST_FIRST);
  // Deferred, so that typing stays responsive while the table updates.
  const applied = useDeferredValue(filter);

  if (requests.length === 0) return empty;
  return (
    <>
      <FilterBar
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        withCustomers={forAdministrators}
      />
      <RequestResults
        caption={caption}
        requests={requests}
        forAdministrators={forAdministrators}
        filter={applied}
        order={order}
        onFilter={setFilter}
        onOrder={setOrder}
      />
    </>
  );
}
