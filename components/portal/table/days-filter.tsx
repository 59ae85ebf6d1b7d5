import { useId, useState } from "react";
import type { Option } from "@/components/ui/select";
import type { QueryChange } from "../use-query";
import { presetsOf } from "./date-range";
import { Choice } from "./toolbar-choice";

interface DaysFilterProps {
  /** What the days are, such as "Created". */
  label: string;
  from: string;
  to: string;
  onFilter: (change: QueryChange) => void;
}

const OTHER = "other";

/** Filters by day: with a preset, or from one day to another. */
export function DaysFilter({ label, from, to, onFilter }: DaysFilterProps) {
  const [presets] = useState(() => presetsOf(new Date()));
  const chosen = presets.find((preset) => preset[1] === from && preset[2] === to)?.[0];
  const other = from || to ? OTHER : "";
  const options: Option[] = [
    ["", "Any day"],
    ...presets.map(([name]) => [name, name] as const),
    ...(other ? [[OTHER, "Other days"] as const] : []),
  ];
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
