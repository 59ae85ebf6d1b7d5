import type { ReactNode } from "react";

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Printed small above the heading. */
  badge?: string;
  /** Buttons. */
  children?: ReactNode;
}

/** Heading, lead and actions at the top of a page. */
export function PageHead({ heading, lead, badge, children }: PageHeadProps) {
  return (
    <div className="page py-10 md:py-16">
      {badge && <p className="mb-3 text-small text-soft">{badge}</p>}
      <h1 className="max-w-[16em]">{heading}</h1>
      <p className="mt-5 max-w-[30em] text-lead leading-[1.45] text-soft">{lead}</p>
      {children && <p className="mt-6 flex max-w-none flex-wrap gap-3">{children}</p>}
    </div>
  );
}
