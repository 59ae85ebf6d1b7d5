import { Fold } from "./fold";
import { type ListedLink, PlainLinkList } from "./link-list";

export interface LinkGroup {
  slug: string;
  title: string;
  links: readonly ListedLink[];
}

/** Trades as a row of names for each group, with its title at the side. On phones each group opens. */
export function TradeRows({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ slug, title, links }) => (
    <section
      key={slug}
      className="grid grid-cols-1 items-baseline gap-x-10 border-t border-line md:grid-cols-[11rem_minmax(0,1fr)] md:py-2.5 print:mb-2 print:block print:border-0"
    >
      {/* The spaces are for readers of the text alone. */}
      <h3 className="text-[1.0625rem] max-md:sr-only">{title} </h3>
      <div>
        <Fold summary={`${title}: ${links.length} ${links.length === 1 ? "trade" : "trades"}`} name="links">
          <PlainLinkList
            links={links}
            className="run-on flex flex-wrap gap-x-6 max-md:pb-3 [&_a]:inline-block [&_a]:py-1"
          />
        </Fold>{" "}
      </div>
    </section>
  ));
}
