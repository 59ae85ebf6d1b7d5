import { LinkList, type ListedLink } from "./link-list";

export interface LinkGroup {
  title: string;
  links: readonly ListedLink[];
}

/** Many links to landing pages or hubs, under the headings of their groups: docs/behaviour.md#region-country-and-city-pages. */
export function GroupedLinks({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ title, links }) => (
    <section key={title} className="mt-8">
      <h3 className="mb-2">{title}</h3>
      <LinkList link="a" links={links} />
    </section>
  ));
}
