import type { ReactNode } from "react";
import clsx from "clsx";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import type { Post } from "@/lib/content";
import { LeadPost } from "./post-card";

interface PostListLayoutProps {
  crumbs: readonly Crumb[];
  /** Name of the page in the breadcrumbs. */
  current: string;
  heading: string;
  /** Which part of the list it is, below the heading in small type. */
  part?: string | undefined;
  /** A page that goes on from another one has none, and a smaller heading. */
  lead?: string;
  /** The first post, shown large; the list has the others. */
  first: Post | undefined;
  hideCategory?: boolean;
  /** The list has so few posts that it has the whole width. */
  short?: boolean;
  sidebar: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The layout of pages that list posts: heading with the first post, list and sidebar. Its styles are in `post-grid.css`. */
export function PostListLayout(props: PostListLayoutProps) {
  const { crumbs, current, heading, part, lead, first, hideCategory, short, sidebar, children } = props;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs} current={current} />
      <div
        className={clsx(
          "blog-head page grid grid-cols-1 gap-x-14 gap-y-7 pt-7 pb-10 md:pt-10 md:pb-14",
          first && "lg:[grid-template:auto_1fr/minmax(0,1fr)_minmax(0,1.2fr)]",
        )}
      >
        {/* A topic's only two posts are both in the list: its heading has no post beside it. */}
        <div className={clsx(!first && lead && "lg:grid lg:grid-cols-2 lg:items-end lg:gap-x-10")}>
          <h1
            className={clsx(
              "max-w-[16em] hyphens-auto wrap-anywhere",
              lead ? "text-[min(var(--text-h1),14vw)]" : "text-[min(var(--text-h2),14vw)]",
            )}
          >
            {heading}
            {part && (
              <>
                {" "}
                <span className="part mt-3 block text-h3 font-semibold tracking-normal text-soft">
                  {part}
                </span>
              </>
            )}
          </h1>
          {lead && <p className="mt-5 max-w-[34em] text-lead leading-[1.45] text-soft">{lead}</p>}
        </div>
        {first && <LeadPost post={first} hideCategory={hideCategory} />}
      </div>
      {/* The sidebar stands in cells that the list keeps free, so that the list has the whole width below it. */}
      <div
        className="post-list page grid grid-cols-1 gap-y-16 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-0"
        data-short={short || undefined}
      >
        {children}
        {sidebar}
      </div>
    </main>
  );
}
