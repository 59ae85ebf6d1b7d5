import { lazy, memo, Suspense, useState } from "react";
import clsx from "clsx";
import { allStatuses, priorities, services, wordsOf } from "@/lib/portal";
import { Choice, withAll } from "../table/choice";
import { SearchField } from "../table/search-field";
import { countFilters, customerOrders, moreFilters, orders, type Order, type RequestFilter } from "./filter";
import type { ListedRequest } from "./listed-request";

/** Fetched when it is opened for the first time. */
const MoreFilters = lazy(() => import("./more-filters"));

interface FilterBarProps {
  /** Customers with a request here can be chosen. */
  requests: readonly ListedRequest[];
  filter: RequestFilter;
  onFilter: (change: Partial<RequestFilter>) => void;
  order: Order;
  onOrder: (order: Order) => void;
  /** Offers sorting by customer. */
  withCustomers: boolean;
}

const optionsOf = (names: Partial<Record<Order, string>>) => Object.entries(names) as [Order, string][];

/** Search, filters and order of a list of requests. On a phone, all but the search fold. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { requests, filter, onFilter, order, onOrder, withCustomers } = props;
  // Filters that a link has set are shown.
  const [open, setOpen] = useState(() => moreFilters.some((name) => filter[name] !== ""));
  const count = countFilters(filter);
  return (
    <div role="search" className="flex flex-wrap items-center gap-2 text-small">
      <SearchField label="Search requests" value={filter.query} onChange={(query) => onFilter({ query })} />
      <button
        type="button"
        className="button min-h-9 py-0.5 text-small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {count === 0 ? "More filters" : `More filters (${count} set)`}
      </button>
      <div
        className={clsx(
          "grid w-full grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 lg:flex lg:w-auto",
          !open && "max-sm:hidden",
        )}
      >
        <Choice
          label="Status"
          value={filter.status}
          options={withAll("All statuses", allStatuses, wordsOf)}
          onChange={(status) => onFilter({ status })}
        />
        <Choice
          label="Service"
          value={filter.service}
          options={withAll("All services", services)}
          onChange={(service) => onFilter({ service })}
        />
        <Choice
          label="Priority"
          value={filter.priority}
          options={withAll("All priorities", priorities, wordsOf)}
          onChange={(priority) => onFilter({ priority })}
        />
        <Choice
          label="Order"
          value={order}
          options={optionsOf(withCustomers ? { ...orders, ...customerOrders } : orders)}
          onChange={onOrder}
        />
      </div>
      {open && (
        // About its height, so that little moves when it arrives.
        <Suspense fallback={<div className="min-h-16 w-full" />}>
          <MoreFilters
            requests={requests}
            industry={filter.industry}
            account={filter.account}
            from={filter.from}
            to={filter.to}
            onFilter={onFilter}
          />
        </Suspense>
      )}
    </div>
  );
});
