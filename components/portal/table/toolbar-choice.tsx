import { useId } from "react";
import { Select, type Option } from "@/components/ui/select";

interface ChoiceProps<Value extends string> {
  label: string;
  /** Shows the label above the list; otherwise screen readers alone hear it. */
  labelled?: boolean;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** One choice of a toolbar. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, labelled = false, value, options, onChange } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelled ? "mb-1 block font-semibold" : "sr-only"}>
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
        className={labelled ? "w-full" : "w-full lg:max-w-40"}
      />
    </div>
  );
}
