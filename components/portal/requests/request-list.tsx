import { useDeferredValue, useState, type ReactNode } from "react";
import { NEWEST_FIRST, NO_FILTER, type Order } from "./filter";
import { FilterBar } from "./filter-bar";
import type { ListedRequest } from "./listed-request";
import { RequestResults } from "./request-results";

interface RequestListProps {
  caption: string;
  requests: readonly ListedRequest[];
  forAdministrators?: boolean;
  /** What to say, and to offer, where there is no request at all. */
  empty: ReactNode;
}

/** Requests with search, filters, order and export. */
export function RequestList({ caption, requests, forAdministrators = false, empty }: RequestListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [order, setOrder] = useState<Order>(NEWEST_FIRST);
  // What is typed shows at once; the table follows as soon as nobody types.
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
