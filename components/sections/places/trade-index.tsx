import { Fold } from "../blocks/fold";
import type { LinkGroup } from "../blocks/grouped-links";

/**
 * The trades of a city as an index: the links of each category run on beside its name. On phones each category opens:
 * docs/behaviour.md#region-country-and-city-pages.
 */
export function TradeIndex({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ slug, title, links }) => (
    <section
      key={slug}
      className="gap-x-6 border-t border-line md:grid md:grid-cols-[min(11rem,30%)_minmax(0,1fr)] md:py-3 lg:grid-cols-[16rem_1fr] print:block"
    >
      <h3 className="text-base/7 max-md:sr-only">{title}</h3>
      <Fold summary={`${title}, ${links.length}`} name="links">
        <ul className="run-on gap-x-6 text-small max-md:columns-[9em_2] md:flex md:flex-wrap">
          {links.map(({ label, url }) => (
            <li key={url} className="break-inside-avoid">
              <a
                href={url}
                className="inline-block py-2 text-clyde [overflow-wrap:anywhere] hover:underline md:py-0.5"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  ));
}
