import type { ReactNode } from "react";

/** A grid of post cards, see post-grid.css. The children are list items. */
export function PostGrid({ children }: { children: ReactNode }) {
  return <ul className="post-grid">{children}</ul>;
}
