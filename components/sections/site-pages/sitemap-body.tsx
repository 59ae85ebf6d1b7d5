import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { groupByCategory } from "@/lib/content/catalogue";
import type { Content } from "@/lib/content";
import { routes } from "@/lib/routes";
import { LinkList, LISTED_LINK, type ListedLink } from "../blocks/link-list";
import { LinkRow, LinkRows } from "../blocks/link-rows";
import { PageHead } from "../blocks/page-head";
import { SitemapPart, SitemapParts } from "./sitemap-part";

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
  const { pages, services, industries, regions, posts } = content;
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
        picture={<SitemapParts parts={parts} />}
      />
      {finder}
      <div className="page mt-10 md:mt-16">
        <SitemapPart {...general}>
          <LinkList links={main} />
        </SitemapPart>
        <SitemapPart {...offers} lead={Object.keys(hubs).length > 0 ? landing?.text : undefined}>
          <Services services={services} hubs={hubs} />
        </SitemapPart>
        <SitemapPart {...trades}>
          <Industries content={content} />
        </SitemapPart>
        <SitemapPart {...places} lead={`The ${cities} cities are on the pages of their countries.`}>
          <Regions regions={regions} />
        </SitemapPart>
        <SitemapPart {...blog}>
          <Articles content={content} />
        </SitemapPart>
      </div>
    </main>
  );
}

/** Each service, with the list of its hubs beside it. */
function Services({ services, hubs }: { services: Content["services"]; hubs: SitemapBodyProps["hubs"] }) {
  return (
    <ul className="gap-x-10 text-small sm:text-base lg:columns-2">
      {services.map(({ slug, title }) => (
        <li
          key={slug}
          className="flex break-inside-avoid justify-between gap-x-4 border-t border-line max-sm:gap-x-2 max-[20rem]:flex-wrap md:max-lg:flex-wrap"
        >
          <SiteLink href={routes.service(slug)} className={`py-2 ${LISTED_LINK}`}>
            {title}
          </SiteLink>
          {hubs[slug] && (
            <SiteLink href={hubs[slug]} className="shrink-0 py-2 text-clyde underline underline-offset-4">
              By trade<span className="sr-only">: {title}</span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The industries of each category. */
function Industries({ content }: { content: Pick<Content, "industries" | "categories"> }) {
  const groups = groupByCategory(content.industries, content.categories).map(
    ({ slug, title, industries }) => ({
      slug,
      title,
      links: industries.map((industry) => ({ label: industry.title, url: routes.industry(industry.slug) })),
    }),
  );
  return <LinkRows wide groups={groups} />;
}

function Regions({ regions }: { regions: Content["regions"] }) {
  return regions.map(({ slug, title, countries }) => (
    <LinkRow key={slug} title={<LinkedTitle label={title} url={routes.region(slug)} />}>
      <ul className="run-on flex flex-wrap gap-x-6">
        {countries.map((country) => (
          <li key={country.slug}>
            <SiteLink
              href={routes.country(slug, country.slug)}
              className={`inline-block py-1 ${LISTED_LINK}`}
            >
              {country.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </LinkRow>
  ));
}

/** The posts of each subject. */
function Articles({ content }: { content: Pick<Content, "posts" | "postCategories"> }) {
  return content.postCategories.map(({ slug, name }) => (
    <LinkRow key={slug} title={<LinkedTitle label={name} url={routes.blogCategory(slug)} />}>
      <ul className="run-on">
        {content.posts
          .filter(({ category }) => category === name)
          .map((post) => (
            <li key={post.slug}>
              <SiteLink
                href={routes.post(post.slug)}
                className={`inline-block py-1 leading-snug max-sm:text-small ${LISTED_LINK}`}
              >
                {post.title}
              </SiteLink>
            </li>
          ))}
      </ul>
    </LinkRow>
  ));
}

function LinkedTitle({ label, url }: ListedLink) {
  return (
    <h3 className="text-[1.0625rem] max-md:pt-2">
      <SiteLink href={url} className="inline-block py-1 text-clyde underline underline-offset-4">
        {label}
      </SiteLink>
    </h3>
  );
}
