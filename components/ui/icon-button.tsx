import type { ComponentProps } from "react";
import clsx from "clsx";

interface IconButtonProps extends ComponentProps<"button"> {
  /** Accessible name; not shown. */
  label: string;
}

/** A square button with an icon. The children are paths in a 24 by 24 drawing. */
export function IconButton({ label, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={clsx("icon-button", className)} {...props}>
      <svg
        aria-hidden="true"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </svg>
    </button>
  );
}
