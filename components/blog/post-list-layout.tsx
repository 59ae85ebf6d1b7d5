import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";

interface PostListLayoutProps {
  crumbs: readonly Crumb[];
  /** Name of the page in the breadcrumbs. */
  current: string;
  /** Small text above the heading. */
  badge?: string;
  heading: string;
  lead: string;
  sidebar: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The layout of pages that list posts: heading, list and sidebar. */
export function PostListLayout({
  crumbs,
  current,
  badge,
  heading,
  lead,
  sidebar,
  children,
}: PostListLayoutProps) {
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs} current={current} />
      <div className="page py-10 md:py-14">
        {badge && <p className="mb-3 text-small text-soft">{badge}</p>}
        <h1 className="max-w-[16em]">{heading}</h1>
        <p className="mt-5 max-w-[34em] text-lead leading-[1.45] text-soft">{lead}</p>
      </div>
      {/* The sidebar stands in cells that the list keeps free, so that the list has the whole width below it. */}
      <div className="post-list page max-lg:grid max-lg:gap-y-16">
        {children}
        {sidebar}
      </div>
    </main>
  );
}
