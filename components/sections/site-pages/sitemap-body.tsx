import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { groupByCategory } from "@/lib/content/catalogue";
import type { Content } from "@/lib/content";
import { routes } from "@/lib/routes";
import type { ListedLink } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { PartLinks } from "../blocks/part-links";
import { SITEMAP_LINK, SitemapGroups } from "./sitemap-groups";
import { SitemapPart } from "./sitemap-part";

interface SitemapBodyProps {
  content: Pick<
    Content,
    "pages" | "services" | "categories" | "industries" | "regions" | "posts" | "postCategories"
  >;
  /** The marketing pages. */
  main: readonly ListedLink[];
  /** The lists of hubs, by the slugs of their services. */
  hubs: Readonly<Record<string, string>>;
  /** Finds a landing page. */
  finder?: ReactNode;
}

/**
 * Links to all public pages but cities, tags, later pages of the blog, hubs and landing pages. Without JavaScript, the
 * search link opens this page.
 */
export function SitemapBody({ content, main, hubs, finder }: SitemapBodyProps) {
  const { pages, services, categories, industries, regions, posts, postCategories } = content;
  const { landing } = pages.sitemap.sections;
  const countries = regions.flatMap((region) => region.countries);
  const cities = countries.flatMap((country) => country.cities).length;
  const parts = [
    { id: "pages", title: "Pages", count: main.length },
    { id: "services", title: "Services", count: services.length },
    { id: "industries", title: "Industries", count: industries.length },
    { id: "regions", title: "Countries", count: countries.length },
    { id: "articles", title: "Articles", count: posts.length },
  ] as const;
  const [general, offers, trades, places, blog] = parts;
  return (
    <main id="main">
      <PageHead
        heading={pages.sitemap.heading}
        lead={pages.sitemap.lead}
        picture={<PartLinks parts={parts} />}
      />
      {finder}
      <div className="page mt-10 md:mt-16">
        <SitemapPart {...general}>
          <SitemapGroups pairs groups={bySubject(main)} />
        </SitemapPart>
        <SitemapPart {...offers} lead={Object.keys(hubs).length > 0 ? landing?.text : undefined}>
          <Services services={services} hubs={hubs} />
        </SitemapPart>
        <SitemapPart {...trades} wide>
          <SitemapGroups
            trades
            groups={groupByCategory(industries, categories).map((category) => ({
              title: category.title,
              links: category.industries.map(({ title, slug }) => ({
                label: title,
                url: routes.industry(slug),
              })),
            }))}
          />
        </SitemapPart>
        <SitemapPart {...places} lead={`The ${cities} cities are on the pages of their countries.`}>
          <SitemapGroups
            pairs
            groups={regions.map((region) => ({
              title: region.title,
              url: routes.region(region.slug),
              links: region.countries.map(({ title, slug }) => ({
                label: title,
                url: routes.country(region.slug, slug),
              })),
            }))}
          />
        </SitemapPart>
        <SitemapPart {...blog}>
          {/* The titles of posts need twice the width. */}
          <SitemapGroups
            wide
            groups={postCategories.map(({ slug, name }) => ({
              title: name,
              url: routes.blogCategory(slug),
              links: posts
                .filter(({ category }) => category === name)
                .map((post) => ({ label: post.title, url: routes.post(post.slug) })),
            }))}
          />
        </SitemapPart>
      </div>
    </main>
  );
}

/** What the marketing pages are about, by their paths: the first that matches. */
const SUBJECTS = [
  { title: "What we do", of: /^\/(services|industries|regions|pricing)?$/ },
  { title: "The firm", of: /^\/(?!tools|privacy|terms|credits)/ },
  { title: "Tools", of: /^\/tools/ },
  { title: "Small print", of: /^/ },
];

/** The marketing pages by subject. */
function bySubject(links: readonly ListedLink[]) {
  const subjectOf = ({ url }: ListedLink) => SUBJECTS.find(({ of }) => of.test(url));
  return SUBJECTS.map((subject) => ({
    title: subject.title,
    links: links.filter((link) => subjectOf(link) === subject),
  }));
}

/** Each service, with the list of its hubs below it. */
function Services({ services, hubs }: { services: Content["services"]; hubs: SitemapBodyProps["hubs"] }) {
  return (
    <ul className="gap-x-10 lg:grid lg:grid-cols-2 max-lg:[&>:first-child]:border-t-0 lg:[&>:nth-child(-n+2)]:border-t-0">
      {services.map(({ slug, title }) => (
        <li
          key={slug}
          className="flex flex-wrap items-baseline justify-between gap-x-4 md:border-t md:border-line md:py-1"
        >
          <SiteLink href={routes.service(slug)} className={`inline-block py-1 ${SITEMAP_LINK}`}>
            {title}
          </SiteLink>
          {hubs[slug] && (
            <SiteLink
              href={hubs[slug]}
              className={`block w-fit shrink-0 py-1 text-small max-sm:min-h-9 ${SITEMAP_LINK}`}
            >
              By trade<span className="sr-only">: {title}</span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
