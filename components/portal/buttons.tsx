import clsx from "clsx";
import type { ComponentProps } from "react";

/** A button of a toolbar or a list. */
export function SmallButton({ className, ...props }: ComponentProps<"button">) {
  return (
    <button type="button" {...props} className={clsx("button min-h-9 px-3 py-0.5 text-small", className)} />
  );
}

/** A button in a line of text. */
export function TextButton({ className, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className={clsx("cursor-pointer underline underline-offset-4", className)}
    />
  );
}
