import type { ReactNode } from "react";
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
      <div className="blog-head page" data-small={lead === undefined || undefined}>
        <div>
          <h1>
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
      <div className="post-list page" data-short={short || undefined}>
        {children}
        {sidebar}
      </div>
    </main>
  );
}
