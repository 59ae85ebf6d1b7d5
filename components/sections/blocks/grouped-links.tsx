import { Scene } from "@/components/layout/scene";
import { isScene } from "@/lib/art";
import { Fold } from "./fold";
import { LinkList, type ListedLink } from "./link-list";

export interface LinkGroup {
  /** Of the category: beside its links is its scene. */
  slug: string;
  title: string;
  links: readonly ListedLink[];
}

/** Many links to landing pages or hubs, under the headings of their groups. On phones each group opens: docs/behaviour.md#region-country-and-city-pages. */
export function GroupedLinks({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ slug, title, links }) => (
    <section
      key={slug}
      className="grid gap-x-10 max-md:border-t max-md:border-line md:mt-8 md:grid-cols-[11rem_1fr] print:block"
    >
      {isScene(slug) && <Scene name={slug} decorative className="max-md:hidden print:hidden" />}
      <div className="md:col-start-2">
        <h3 className="mb-2 max-md:sr-only">{title}</h3>
        <Fold summary={`${title}, ${links.length}`} name="links">
          <LinkList link="a" links={links} />
        </Fold>
      </div>
    </section>
  ));
}
