import type { ComponentProps } from "react";
import clsx from "clsx";

/** A value and its text. */
export type Option<Value extends string = string> = readonly [value: Value, text: string];

interface SelectProps<Value extends string> extends ComponentProps<"select"> {
  /** A plain value is its own text. Groups of options follow as children. */
  options: readonly (Value | Option<Value>)[];
  /** For toolbars and table rows. In a form field, the field sets the size and the border. */
  small?: boolean;
}

/**
 * The browser's own select element, not Base UI's: it works without JavaScript, opens the native picker on phones, and
 * adds no script.
 */
export function Select<Value extends string>({
  options,
  small,
  className,
  children,
  ...props
}: SelectProps<Value>) {
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
      {children}
    </select>
  );
}
