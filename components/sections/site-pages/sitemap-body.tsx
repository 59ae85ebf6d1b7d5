import type { ReactNode } from "react";
import type { Content } from "@/lib/content";
import { routes } from "@/lib/routes";
import { LinkList, type ListedLink } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";

interface SitemapBodyProps {
  content: Pick<Content, "pages" | "services" | "industries" | "regions" | "posts" | "postCategories">;
  /** The marketing pages. */
  main: readonly ListedLink[];
  /** The hubs. */
  hubs: readonly ListedLink[];
  /** Finds a landing page. */
  finder?: ReactNode;
}

/**
 * Links to all public pages but cities, tags, later pages of the blog, hubs and landing pages. Without JavaScript, the
 * search link opens this page.
 */
export function SitemapBody({ content, main, hubs, finder }: SitemapBodyProps) {
  const { pages, services, industries, regions, posts, postCategories } = content;
  const { landing } = pages.sitemap.sections;
  const groups: { title: string; lead?: string; links: readonly ListedLink[] }[] = [
    { title: "Pages", links: main },
    {
      title: "Services",
      links: services.map(({ title, slug }) => ({ label: title, url: routes.service(slug) })),
    },
    ...(landing && hubs.length > 0 ? [{ title: landing.title, lead: landing.text, links: hubs }] : []),
    {
      title: "Industries",
      links: industries.map(({ title, slug }) => ({ label: title, url: routes.industry(slug) })),
    },
    {
      title: "Regions and countries",
      links: regions.flatMap(({ title, slug, countries }) => [
        { label: `All of ${title}`, url: routes.region(slug) },
        ...countries.map((country) => ({ label: country.title, url: routes.country(slug, country.slug) })),
      ]),
    },
    {
      title: "Articles by subject",
      links: postCategories.map(({ name, slug }) => ({ label: name, url: routes.blogCategory(slug) })),
    },
    { title: "Articles", links: posts.map(({ title, slug }) => ({ label: title, url: routes.post(slug) })) },
  ];
  return (
    <main id="main">
      <PageHead heading={pages.sitemap.heading} lead={pages.sitemap.lead} />
      {finder}
      {groups.map(({ title, lead, links }) => (
        <Section key={title} title={title} lead={lead}>
          <LinkList links={links} />
        </Section>
      ))}
    </main>
  );
}
