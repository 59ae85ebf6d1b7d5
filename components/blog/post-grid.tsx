import { Children, type ReactNode } from "react";
import clsx from "clsx";

/** Up to so many posts of a list are rows, each as wide as the list: in columns they would leave holes. */
export const MAX_ROWS = 3;

interface PostGridProps {
  /** The posts are all of their topic: two of them stand beside each other, large. */
  whole?: boolean;
  children: ReactNode;
}

/** A grid of post cards, see post-grid.css. The children are list items. */
export function PostGrid({ whole = false, children }: PostGridProps) {
  const posts = Children.count(children);
  const isPair = whole && posts === 2;
  return (
    <ul className={clsx("post-grid", isPair ? "post-pair" : posts <= MAX_ROWS && "post-rows")}>{children}</ul>
  );
}
