import { useId, useState } from "react";
import type { Option } from "@/components/ui/select";
import type { QueryChange } from "../use-query";
import { Choice } from "./toolbar-choice";
import { presetsOf } from "./date-range";
import { optionsOf, type Filter } from "./list-view";

interface MoreFiltersProps {
  filters: readonly Filter<unknown>[];
  /** What the days of the filter are; undefined without one. */
  days: string | undefined;
  items: readonly unknown[];
  filter: Readonly<Record<string, string>>;
  onFilter: (change: QueryChange) => void;
}

/** The filters that are shown on demand, and those by day. */
export default function MoreFilters({ filters, days, items, filter, onFilter }: MoreFiltersProps) {
  return (
    <>
      {filters.map((one) => (
        <Choice
          key={one.id}
          label={one.label}
          labelled
          value={filter[one.id] ?? ""}
          options={[["", one.all], ...optionsOf(one, items)]}
          onChange={(value) => onFilter({ [one.id]: value })}
        />
      ))}
      {days && <Days label={days} filter={filter} onFilter={onFilter} />}
    </>
  );
}

const OTHER = "other";

function Days({
  label,
  filter,
  onFilter,
}: Pick<MoreFiltersProps, "filter" | "onFilter"> & { label: string }) {
  const [presets] = useState(() => presetsOf(new Date()));
  const { from = "", to = "" } = filter;
  const chosen = presets.find((preset) => preset[1] === from && preset[2] === to)?.[0];
  const options: Option[] = [
    ["", "Any day"],
    ...presets.map(([name]) => [name, name] as const),
    ...(from || to ? [[OTHER, "Other days"] as const] : []),
  ];
  function choose(name: string) {
    if (name === OTHER) return;
    const [, first = "", last = ""] = presets.find((preset) => preset[0] === name) ?? [];
    onFilter({ from: first, to: last });
  }
  return (
    <>
      <Choice
        label={label}
        labelled
        value={chosen ?? (from || to ? OTHER : "")}
        options={options}
        onChange={choose}
      />
      <Day label={`${label} from`} value={from} onChange={(day) => onFilter({ from: day })} />
      <Day label={`${label} until`} value={to} onChange={(day) => onFilter({ to: day })} />
    </>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
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
