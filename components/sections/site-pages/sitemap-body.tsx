import type { ReactNode } from "react";
import type { Content } from "@/lib/content";
import { routes } from "@/lib/routes";
import { LinkList, type ListedLink } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";

interface SitemapBodyProps {
  content: Pick<Content, "pages" | "services" | "industries" | "regions" | "posts" | "postCategories">;
  /** The lists of landing pages, one for each service. */
  hubs: readonly ListedLink[];
  /** Leads to a landing page. */
  finder?: ReactNode;
}

/** All pages as links: what the search leads to without JavaScript. */
export function SitemapBody({ content, hubs, finder }: SitemapBodyProps) {
  const { pages, services, industries, regions, posts, postCategories } = content;
  const { landing } = pages.sitemap.sections;
  const groups: { title: string; lead?: string; links: readonly ListedLink[] }[] = [
    { title: "Pages", links: mainPages(pages) },
    {
      title: "Services",
      links: services.map(({ title, slug }) => ({ label: title, url: routes.service(slug) })),
    },
    ...(landing && hubs.length > 0 ? [{ title: landing.title, lead: landing.text, links: hubs }] : []),
    {
      title: "Industries",
      links: industries.map(({ title, slug }) => ({ label: title, url: routes.industry(slug) })),
    },
    ...regions.map(({ title, slug, countries }) => ({
      title,
      links: [
        { label: `All of ${title}`, url: routes.region(slug) },
        ...countries.map((country) => ({ label: country.title, url: routes.country(slug, country.slug) })),
      ],
    })),
    {
      title: "Articles",
      links: [
        ...postCategories.map(({ name, slug }) => ({ label: `On: ${name}`, url: routes.blogCategory(slug) })),
        ...posts.map(({ title, slug }) => ({ label: title, url: routes.post(slug) })),
      ],
    },
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

/** The pages that stand for themselves. */
function mainPages(pages: Content["pages"]): ListedLink[] {
  return [
    { label: "Home", url: routes.home() },
    { label: pages.services.title, url: routes.services() },
    { label: pages.industries.title, url: routes.industries() },
    { label: pages.regions.title, url: routes.regions() },
    { label: pages.pricing.title, url: routes.pricing() },
    { label: pages.about.title, url: routes.about() },
    { label: pages["why-choose-us"].title, url: routes.whyChooseUs() },
    { label: pages.testimonials.title, url: routes.testimonials() },
    { label: pages["case-studies"].title, url: routes.caseStudies() },
    { label: pages.careers.title, url: routes.careers() },
    { label: pages.blog.title, url: routes.blog() },
    { label: pages.contact.title, url: routes.contact() },
    { label: pages.privacy.title, url: routes.privacy() },
    { label: pages.terms.title, url: routes.terms() },
    { label: pages.credits.title, url: routes.credits() },
  ];
}
