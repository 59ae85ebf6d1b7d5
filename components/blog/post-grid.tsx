import { Children, type ReactNode } from "react";
import clsx from "clsx";

/** Up to so many posts of a list are rows, each as wide as the list: in columns they would leave holes. */
export const MAX_ROWS = 3;

/** A grid of post cards, see post-grid.css. The children are list items. */
export function PostGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={clsx("post-grid", Children.count(children) <= MAX_ROWS && "post-rows")}>{children}</ul>
  );
}
