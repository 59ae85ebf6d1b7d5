import type { ReactNode } from "react";
import clsx from "clsx";
import type { Part } from "../blocks/part-links";

interface SitemapPartProps extends Part {
  lead?: string | undefined;
  /** True for the whole width: the entries are below the title. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of the list of all pages: its title and number of entries at the side, the entries beside it. */
export function SitemapPart({ id, title, count, lead, wide = false, children }: SitemapPartProps) {
  return (
    <section
      id={id}
      className={clsx(
        "grid grid-cols-1 gap-x-10 gap-y-4 border-t-2 border-ink pt-6 pb-4 print:block print:py-3 print:[&>*+*]:mt-2",
        wide
          ? "md:gap-y-6 md:pt-7 md:pb-10"
          : "md:grid-cols-[min(12.5rem,30%)_minmax(0,1fr)] md:pt-9 lg:grid-cols-[15rem_minmax(0,1fr)]",
      )}
    >
      <div>
        <h2 className="text-[1.75rem]">
          {title} <span className="text-soft">{count}</span>
        </h2>
        {lead && <p className="mt-2 text-small text-soft">{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
