import { useDeferredValue, useMemo, useRef } from "react";
import type { Option } from "@/components/ui/select";
import { services, type CustomerRow } from "@/lib/portal";
import { NoMatch } from "../table/no-match";
import { Choice, withAll } from "../table/choice";
import { ExportButton } from "../table/export-button";
import { SearchField } from "../table/search-field";
import {
  filterCustomers,
  isCustomerFiltered,
  NO_CUSTOMER_FILTER,
  requestChoices,
  type CustomerFilter,
} from "./customer-filter";
import { CustomerTable, SORTED } from "./customer-table";
import { useCustomerList } from "./use-customer-list";

const REQUEST_OPTIONS: Option<CustomerFilter["requests"]>[] = [
  ["", "All customers"],
  ["some", requestChoices.some],
  ["none", requestChoices.none],
];

/** Customers with search, filters, sorting and export. */
export function CustomerList({ customers }: { customers: readonly CustomerRow[] }) {
  const { filter, setFilter, ...view } = useCustomerList(SORTED);
  // Deferred, so that typing stays responsive while the table updates.
  const applied = useDeferredValue(filter);
  const matching = useMemo(() => filterCustomers(customers, applied), [customers, applied]);
  const countRef = useRef<HTMLParagraphElement>(null);
  const isFiltered = isCustomerFiltered(applied);

  function clear() {
    setFilter(NO_CUSTOMER_FILTER);
    countRef.current?.focus();
  }

  return (
    <>
      <div role="search" className="flex flex-wrap items-center gap-2 text-small">
        <SearchField
          label="Search customers"
          value={filter.query}
          onChange={(query) => setFilter({ query })}
        />
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 sm:flex sm:w-auto">
          <Choice
            label="Service used"
            value={filter.service}
            options={withAll("All services", services)}
            onChange={(service) => setFilter({ service })}
          />
          <Choice
            label="Requests"
            value={filter.requests}
            options={REQUEST_OPTIONS}
            onChange={(requests) => setFilter({ requests })}
          />
        </div>
      </div>
      <CustomerTable
        customers={matching}
        toolbar={(sorted) => (
          <div className="my-1 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-small">
            <p ref={countRef} tabIndex={-1} role="status" className="text-soft tabular-nums">
              {`${isFiltered ? `${matching.length} of ` : ""}${customers.length} ${customers.length === 1 ? "customer" : "customers"}`}
            </p>
            {isFiltered && matching.length > 0 && (
              <button type="button" className="cursor-pointer underline underline-offset-4" onClick={clear}>
                Clear filters
              </button>
            )}
            <span className="mr-auto" />
            <ExportButton
              disabled={matching.length === 0}
              name="customers"
              rows={async () => (await import("./customer-csv")).customerCells(sorted())}
            />
          </div>
        )}
        {...view}
      />
      {matching.length === 0 && <NoMatch heading="No customers match" onClear={clear} />}
    </>
  );
}
