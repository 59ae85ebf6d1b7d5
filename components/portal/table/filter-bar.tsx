import clsx from "clsx";
import { useId, useState } from "react";
import type { RowData } from "@tanstack/react-table";
import { Select, type Option } from "@/components/ui/select";
import { SmallButton } from "../buttons";
import { presetsOf } from "./date-range";
import { optionsOf, type Filter, type ListDefinition } from "./list-definition";
import { countFilters, type ListChanges, type ListView } from "./list-view";

interface FilterBarProps<Item extends RowData> extends Pick<
  ListChanges,
  "setQuery" | "setFilter" | "setOrder"
> {
  definition: ListDefinition<Item>;
  items: readonly Item[];
  view: ListView;
}

/** Search, filters and order. On a phone, all but the search fold. */
export function FilterBar<Item extends RowData>({
  definition,
  items,
  view,
  setQuery,
  setFilter,
  setOrder,
}: FilterBarProps<Item>) {
  const id = useId();
  const more = definition.filters.filter((filter) => filter.more);
  const hasMore = definition.days !== undefined || more.length > 0;
  const { from = "", to = "" } = view.filter;
  // Filters that a link has set are shown.
  const [open, setOpen] = useState(
    () => Boolean(from || to) || more.some((filter) => view.filter[filter.id]),
  );
  // With one customer there is nothing to choose.
  const offered = more.filter(
    (filter) =>
      typeof filter.options !== "function" || view.filter[filter.id] || filter.options(items).length > 1,
  );
  const fieldOf = (filter: Filter<Item>) => (
    <Choice
      key={filter.id}
      label={filter.label}
      labelled={filter.more}
      value={view.filter[filter.id] ?? ""}
      options={[["", filter.all], ...optionsOf(filter, items)]}
      onChange={(value) => setFilter({ [filter.id]: value })}
    />
  );
  const count = countFilters(view);
  const orders = Object.entries(definition.orders).filter(([, label]) => label);
  return (
    <div role="search" className="flex flex-wrap items-center gap-2 text-small">
      <div className="min-w-[min(10rem,100%)] flex-1">
        <label htmlFor={id} className="sr-only">
          Search {definition.many}
        </label>
        {/* The key `/` goes to it: docs/behaviour.md#keyboard. */}
        <input
          id={id}
          type="search"
          placeholder={`Search ${definition.many}`}
          value={view.query}
          onChange={({ target }) => setQuery(target.value)}
          className="min-h-9 w-full rounded-button border border-soft bg-card px-3"
        />
      </div>
      {hasMore && (
        <SmallButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {count === 0 ? "More filters" : `More filters (${count} set)`}
        </SmallButton>
      )}
      <div
        className={clsx(
          "grid w-full grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 lg:flex lg:w-auto",
          hasMore && !open && "max-sm:hidden",
        )}
      >
        {definition.filters.filter((filter) => !filter.more).map(fieldOf)}
        {orders.length > 1 && (
          <Choice label="Order" value={view.order} options={orders} onChange={setOrder} />
        )}
      </div>
      {open && (
        <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 pb-1 sm:grid-cols-4">
          {offered.map(fieldOf)}
          {definition.days && (
            <DaysFilter label={definition.days.label} from={from} to={to} onFilter={setFilter} />
          )}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** Shows the label above the list; otherwise screen readers alone hear it. */
  labelled?: boolean;
  value: string;
  options: readonly (string | Option)[];
  onChange: (value: string) => void;
}

function Choice({ label, labelled = false, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelled ? "mb-1 block font-semibold" : "sr-only"}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={options}
        small
        className={labelled ? "w-full" : "w-full lg:max-w-40"}
      />
    </div>
  );
}

interface DaysFilterProps {
  /** What the days are, such as "Created". */
  label: string;
  from: string;
  to: string;
  onFilter: ListChanges["setFilter"];
}

const OTHER = "other";

/** Filters by day: with a preset, or from one day to another. */
function DaysFilter({ label, from, to, onFilter }: DaysFilterProps) {
  const [presets] = useState(() => presetsOf(new Date()));
  const chosen = presets.find((preset) => preset[1] === from && preset[2] === to)?.[0];
  const other = from || to ? OTHER : "";
  const options: (string | Option)[] = [["", "Any day"], ...presets.map(([name]) => name)];
  if (other) options.push([OTHER, "Other days"]);
  function choose(name: string) {
    if (name === OTHER) return;
    const [, first = "", last = ""] = presets.find((preset) => preset[0] === name) ?? [];
    onFilter({ from: first, to: last });
  }
  return (
    <>
      <Choice label={label} labelled value={chosen ?? other} options={options} onChange={choose} />
      <Day label={`${label} from`} value={from} onChange={(day) => onFilter({ from: day })} />
      <Day label={`${label} until`} value={to} onChange={(day) => onFilter({ to: day })} />
    </>
  );
}

function Day({ label, value, onChange }: Pick<ChoiceProps, "label" | "value" | "onChange">) {
  return (
    <label className="min-w-0 font-semibold">
      {label}
      <input
        type="date"
        min="1000-01-01"
        max="9999-12-31"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 min-h-9 w-full rounded-button border border-soft bg-card px-2 font-normal"
      />
    </label>
  );
}
