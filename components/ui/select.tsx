import type { ComponentProps } from "react";
import clsx from "clsx";

/** A value with the text that stands for it. */
export type Option<Value extends string = string> = readonly [value: Value, text: string];

interface SelectProps<Value extends string> extends Omit<ComponentProps<"select">, "children"> {
  /** A value that is its own text, or both. */
  options: readonly (Value | Option<Value>)[];
  /** For toolbars and table rows; otherwise a form field gives the size and the border. */
  small?: boolean;
}

/**
 * A choice of one. The browser's own select element, not Base UI's: it works before and without scripts, opens
 * the wheel that phones have for it, and costs no script.
 */
export function Select<Value extends string>({ options, small, className, ...props }: SelectProps<Value>) {
  return (
    <select
      {...props}
      className={clsx(
        "cursor-pointer disabled:cursor-default",
        small && "min-h-9 rounded-button border border-soft bg-card px-2",
        className,
      )}
    >
      {options.map((option) => {
        const [value, text] = typeof option === "string" ? [option, option] : option;
        return (
          <option key={value} value={value}>
            {text}
          </option>
        );
      })}
    </select>
  );
}
