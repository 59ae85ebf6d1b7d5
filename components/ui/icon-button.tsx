import type { ComponentProps } from "react";
import clsx from "clsx";
import { OutlineIcon } from "./outline-icon";

interface IconButtonProps extends ComponentProps<"button"> {
  /** Accessible name; not shown. */
  label: string;
}

/** A square button with an icon. The children are paths in a 24 by 24 drawing. */
export function IconButton({ label, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={clsx("icon-button", className)} {...props}>
      <OutlineIcon>{children}</OutlineIcon>
    </button>
  );
}
