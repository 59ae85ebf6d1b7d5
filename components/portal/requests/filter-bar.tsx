import { memo, useId } from "react";
import { Select, type Option } from "@/components/ui/select";
import { priorities, services, statuses } from "@/lib/portal";
import { customerOrders, orders, type Order, type RequestFilter } from "./filter";

interface FilterBarProps {
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
  order: Order;
  onOrder: (order: Order) => void;
  /** Offers sorting by customer. */
  withCustomers: boolean;
}

const optionsOf = (names: Partial<Record<Order, string>>) => Object.entries(names) as [Order, string][];

/** Search, filters and order of a list of requests. Memoised: it does not depend on the requests. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { filter, onFilter, order, onOrder, withCustomers } = props;
  const id = useId();
  const set = (change: Partial<RequestFilter>) => onFilter({ ...filter, ...change });
  return (
    <div role="search" className="grid grid-cols-2 items-end gap-3 text-small md:flex md:flex-wrap">
      <div className="col-span-2 md:min-w-48 md:flex-1 md:max-lg:basis-full">
        <label htmlFor={`${id}-query`} className="mb-1 block font-semibold">
          Search requests
        </label>
        <input
          id={`${id}-query`}
          type="search"
          value={filter.query}
          onChange={({ target }) => set({ query: target.value })}
          className="min-h-9 w-full rounded-button border border-soft bg-card px-3"
        />
      </div>
      <Choice
        label="Status"
        value={filter.status}
        options={withAll(statuses)}
        onChange={(status) => set({ status })}
      />
      <Choice
        label="Service"
        value={filter.service}
        options={withAll(services)}
        onChange={(service) => set({ service })}
      />
      <Choice
        label="Priority"
        value={filter.priority}
        options={withAll(priorities)}
        onChange={(priority) => set({ priority })}
      />
      <Choice
        label="Order"
        value={order}
        options={optionsOf(withCustomers ? { ...orders, ...customerOrders } : orders)}
        onChange={onOrder}
      />
    </div>
  );
});

const withAll = (options: readonly string[]) => [["", "All"] as const, ...options.map(asOption)];
const asOption = (option: string) => [option, option] as const;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="min-w-0 md:max-lg:flex-1">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const option = options.find(([name]) => name === target.value);
          if (option) onChange(option[0]);
        }}
        options={options}
        small
        className="w-full lg:max-w-44"
      />
    </div>
  );
}
