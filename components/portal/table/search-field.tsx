import { useId } from "react";

interface SearchFieldProps {
  /** Also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search of a list. The key `/` goes to it: docs/behaviour.md#keyboard. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="min-w-[min(10rem,100%)] flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-9 w-full rounded-button border border-soft bg-card px-3"
      />
    </div>
  );
}
