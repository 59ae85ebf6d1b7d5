import { Children, type ReactNode } from "react";
import clsx from "clsx";

/** Up to so many posts beside a sidebar are rows, each as wide as the list: in columns they would leave holes. */
export const MAX_ROWS = 3;

interface PostGridProps {
  /** The list has the whole width: up to three posts are columns, not rows. */
  whole?: boolean;
  children: ReactNode;
}

/** A grid of post cards, see post-grid.css. The children are list items. */
export function PostGrid({ whole = false, children }: PostGridProps) {
  const isFew = Children.count(children) <= MAX_ROWS;
  return <ul className={clsx("post-grid", isFew && (whole ? "post-columns" : "post-rows"))}>{children}</ul>;
}
