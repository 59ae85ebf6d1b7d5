import type { ReactNode } from "react";
import clsx from "clsx";

interface DrawingProps {
  /** Colour of the ground. */
  ground: "blue" | "green" | "sand";
  children: ReactNode;
}

const GROUNDS = { blue: "bg-clyde-pale/30", green: "bg-moss-pale/45", sand: "bg-line/55" };

/**
 * What the drawings have in common: size, ground and line. Each has flat shapes in the data colours,
 * thin lines in ink and one thing in amber: the one the article is about. All are decoration.
 */
export function Drawing({ ground, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 400 260"
      width="400"
      height="260"
      aria-hidden="true"
      className={clsx("block h-auto w-full rounded-card fill-none stroke-ink", GROUNDS[ground])}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
