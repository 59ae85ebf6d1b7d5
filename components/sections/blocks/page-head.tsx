import type { ReactNode } from "react";

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Small text above the heading. */
  badge?: string;
  /** Small text below the lead. */
  note?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
  /** Shown beside the heading on wide screens. Anything but an image has `data-beside`, by which `page-head.css` knows it. */
  picture?: ReactNode;
}

/** The top of a page: heading, lead and buttons. Its styles are in `page-head.css`: error pages have it in their scripts. */
export function PageHead({ heading, lead, badge, note, children, picture }: PageHeadProps) {
  return (
    <div className="page head">
      <div>
        {badge && <p className="mb-3 text-small text-soft">{badge}</p>}
        <h1>{heading}</h1>
        <p className="head-lead">{lead}</p>
        {note && <p className="mt-3 text-small text-soft">{note}</p>}
        {children && <p className="mt-6 flex max-w-none flex-wrap gap-3">{children}</p>}
      </div>
      {picture}
    </div>
  );
}
