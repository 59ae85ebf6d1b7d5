import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { Fold } from "./fold";
import { LISTED_LINKS, type ListedLink } from "./link-list";

export interface LinkGroup {
  slug: string;
  title: string;
  links: readonly ListedLink[];
}

interface LinkRowsProps {
  groups: readonly LinkGroup[];
}

/** Trades as a row of names for each group, with its title at the side. On phones each group opens. */
export function LinkRows({ groups }: LinkRowsProps) {
  return groups.map(({ slug, title, links }) => (
    // The spaces are for readers of the text alone.
    <LinkRow key={slug} title={<h3 className="text-[1.0625rem] max-md:sr-only">{title} </h3>}>
      <Fold summary={`${title}: ${links.length} ${links.length === 1 ? "trade" : "trades"}`} name="links">
        <ul
          className={`run-on flex flex-wrap gap-x-6 max-md:pb-3 [&_a]:inline-block [&_a]:py-1 ${LISTED_LINKS}`}
        >
          {links.map(({ label, url }) => (
            <li key={url}>
              <SiteLink href={url}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Fold>{" "}
    </LinkRow>
  ));
}

/** One row: a title at the side, and what belongs to it. */
function LinkRow({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-10 border-t border-line md:grid-cols-[11rem_minmax(0,1fr)] md:py-2.5 print:mb-2 print:block print:border-0">
      {title}
      <div>{children}</div>
    </section>
  );
}
