import type { ReactNode } from "react";
import clsx from "clsx";

interface DrawingProps {
  /** Colour of the background. */
  background: "blue" | "green" | "sand";
  children: ReactNode;
}

const BACKGROUNDS = { blue: "bg-clyde-pale/30", green: "bg-moss-pale/45", sand: "bg-line/55" };

/**
 * Size, background and line style of all drawings. Each has flat shapes, lines (in ink unless a drawing says
 * otherwise), and its subject in amber. All are decorative.
 */
export function Drawing({ background, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 400 260"
      width="400"
      height="260"
      aria-hidden="true"
      className={clsx(
        "drawing block h-auto w-full rounded-card fill-none stroke-ink",
        BACKGROUNDS[background],
      )}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
