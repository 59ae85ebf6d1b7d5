import clsx from "clsx";
import type { ComponentProps } from "react";

/** A button. It submits a form only with that type. */
export function Button({ className, ...props }: ComponentProps<"button">) {
  return <button type="button" {...props} className={clsx("button", className)} />;
}

/** A button of a toolbar or a list. */
export function SmallButton({ className, ...props }: ComponentProps<"button">) {
  return <Button {...props} className={clsx("min-h-9 px-3 py-0.5 text-small", className)} />;
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
