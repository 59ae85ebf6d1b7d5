import type { ReactNode } from "react";

interface OutlineIconProps {
  className?: string;
  /** Paths in a 24 by 24 drawing. */
  children: ReactNode;
}

/** A drawing in lines of the text's colour, hidden from screen readers. */
export function OutlineIcon({ className, children }: OutlineIconProps) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}
