import { Children, type ReactNode } from "react";
import clsx from "clsx";

/** Up to so many posts beside a sidebar are rows, each as wide as the list: in columns they would leave holes. */
export const MAX_ROWS = 3;

interface PostGridProps {
  /** The list has the whole width: up to three posts are columns, not rows. */
  whole?: boolean;
  children: ReactNode;
}

/** Posts below each other, beside the sidebar. */
const ROWS = "post-rows lg:[grid-area:2/1/auto/3] [&>li+li]:border-t [&>li+li]:border-line [&>li+li]:pt-8";
/** Posts beside each other. */
const CARDS = "min-[40rem]:grid-cols-2 min-[40rem]:gap-y-12 lg:[grid-area:2/1/auto/-1]";
const COLUMNS = "lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:*:[container-type:normal]";
/** The third column of the first rows is free for the sidebar, which is about as high as two rows. */
const AROUND_SIDEBAR =
  "lg:grid-cols-12 lg:*:col-span-4 lg:before:min-h-224 lg:before:[grid-area:1/9/span_2/span_4]";

/** A grid of post cards, see post-grid.css. The children are list items. */
export function PostGrid({ whole = false, children }: PostGridProps) {
  const isFew = Children.count(children) <= MAX_ROWS;
  return (
    <ul
      className={clsx(
        "post-grid grid grid-cols-1 gap-x-10 gap-y-8 *:@container",
        isFew && !whole ? ROWS : [CARDS, isFew ? COLUMNS : AROUND_SIDEBAR],
      )}
    >
      {children}
    </ul>
  );
}
