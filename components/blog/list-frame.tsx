import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";

interface ListFrameProps {
  crumbs: readonly Crumb[];
  /** The page itself as a step of the path. */
  current: string;
  /** Printed small above the heading. */
  badge?: string;
  heading: string;
  lead: string;
  sidebar: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A page that lists articles: heading, the list and the sidebar beside it. */
export function ListFrame({ crumbs, current, badge, heading, lead, sidebar, children }: ListFrameProps) {
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs} current={current} />
      <div className="page py-10 md:py-14">
        {badge && <p className="mb-3 text-small text-soft">{badge}</p>}
        <h1 className="max-w-[16em]">{heading}</h1>
        <p className="mt-5 max-w-[34em] text-lead leading-[1.45] text-soft">{lead}</p>
      </div>
      <div className="page grid gap-x-14 gap-y-16 lg:grid-cols-[minmax(0,1fr)_17rem]">
        {children}
        {sidebar}
      </div>
    </main>
  );
}
