import { Scene } from "@/components/layout/scene";
import { isScene } from "@/lib/art";
import { LinkList, type ListedLink } from "./link-list";

export interface LinkGroup {
  /** Of the category: beside its links is its scene. */
  slug: string;
  title: string;
  links: readonly ListedLink[];
}

/** Many links to landing pages or hubs, under the headings of their groups: docs/behaviour.md#region-country-and-city-pages. */
export function GroupedLinks({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ slug, title, links }) => (
    <section key={slug} className="mt-8 grid gap-x-10 md:grid-cols-[11rem_1fr]">
      {isScene(slug) && <Scene name={slug} decorative className="max-md:hidden print:hidden" />}
      <div className="md:col-start-2">
        <h3 className="mb-2">{title}</h3>
        <LinkList link="a" links={links} />
      </div>
    </section>
  ));
}
