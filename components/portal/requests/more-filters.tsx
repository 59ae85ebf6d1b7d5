import { memo, useId, useMemo } from "react";
import type { Option } from "@/components/ui/select";
import { industries } from "@/lib/portal";
import { Choice, withAll } from "../table/choice";
import { customerOptions } from "./customer-options";
import type { moreFilters, RequestFilter } from "./filter";
import type { ListedRequest } from "./listed-request";

interface MoreFiltersProps extends Pick<RequestFilter, (typeof moreFilters)[number]> {
  requests: readonly ListedRequest[];
  onFilter: (change: Partial<RequestFilter>) => void;
}

/** The filters by industry, customer and day of creation. Memoised: there may be a thousand customers. */
function MoreFilters({ requests, industry, account, from, to, onFilter }: MoreFiltersProps) {
  const customers = useMemo<Option[]>(
    () => [["", "All customers"], ...customerOptions(requests)],
    [requests],
  );
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 pb-1 sm:grid-cols-4">
      <Choice
        label="Industry"
        labelled
        value={industry}
        options={withAll("All industries", industries)}
        onChange={(next) => onFilter({ industry: next })}
      />
      {/* With one customer there is nothing to choose. */}
      {(customers.length > 2 || account !== "") && (
        <Choice
          label="Customer"
          labelled
          value={account}
          options={customers}
          onChange={(next) => onFilter({ account: next })}
        />
      )}
      <Day label="Created from" value={from} onChange={(day) => onFilter({ from: day })} />
      <Day label="Created until" value={to} onChange={(day) => onFilter({ to: day })} />
    </div>
  );
}

export default memo(MoreFilters);

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        min="1000-01-01"
        max="9999-12-31"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-9 w-full rounded-button border border-soft bg-card px-2"
      />
    </div>
  );
}
