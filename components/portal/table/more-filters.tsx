import { memo, useId, useMemo, useState } from "react";
import type { Option } from "@/components/ui/select";
import type { QueryChange } from "../use-query";
import { Choice } from "./toolbar-choice";
import { presetsOf } from "./date-range";
import type { ListKind } from "./list-view";

interface MoreFiltersProps {
  kind: ListKind<unknown>;
  items: readonly unknown[];
  filter: Readonly<Record<string, string>>;
  onFilter: (change: QueryChange) => void;
}

/** The filters that are shown on demand, and those by day. Memoised: there may be a thousand customers. */
function MoreFilters({ kind, items, filter, onFilter }: MoreFiltersProps) {
  const filters = useMemo(
    () =>
      kind.filters.flatMap(({ more, options, ...rest }) => {
        if (!more) return [];
        if (typeof options !== "function") return [{ ...rest, options }];
        // With one customer there is nothing to choose.
        const found = options(items);
        return found.length > 1 || filter[rest.id] ? [{ ...rest, options: found }] : [];
      }),
    [kind, items, filter],
  );
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 pb-1 sm:grid-cols-4">
      {filters.map(({ id, label, all, options }) => (
        <Choice
          key={id}
          label={label}
          labelled
          value={filter[id] ?? ""}
          options={[["", all], ...options]}
          onChange={(value) => onFilter({ [id]: value })}
        />
      ))}
      {kind.days && <Days label={kind.days.label} filter={filter} onFilter={onFilter} />}
    </div>
  );
}

export default memo(MoreFilters);

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
