import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { groupByCategory } from "@/lib/content/catalogue";
import type { Content } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { LinkList, type ListedLink } from "../blocks/link-list";
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
    part(
      "pages",
      "Pages",
      main.map(({ label }) => label),
    ),
    part(
      "services",
      "Services",
      services.map(({ short }) => short),
    ),
    part(
      "industries",
      "Industries",
      industries.map(({ title }) => title),
    ),
    part(
      "regions",
      "Countries",
      countries.map(({ title }) => title),
    ),
    part(
      "articles",
      "Articles",
      posts.map(({ title }) => title),
    ),
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
        <SitemapPart {...trades} isWide>
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

function part(id: string, title: string, names: readonly string[]) {
  return { id, title, count: names.length, first: names.slice(0, 3).join(", ") };
}

/** Each service, with the list of its hubs beside it. */
function Services({ services, hubs }: { services: Content["services"]; hubs: SitemapBodyProps["hubs"] }) {
  return (
    <ul className="gap-x-10 text-small sm:text-base lg:columns-2">
      {services.map(({ slug, title }) => (
        <li
          key={slug}
          className="flex break-inside-avoid justify-between gap-x-4 border-t border-line max-sm:gap-x-2 max-[20rem]:flex-wrap"
        >
          <SiteLink href={routes.service(slug)} className="py-2 hover:underline">
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

/** The industries under the titles of their categories. On phones each category opens. */
function Industries({ content }: { content: Pick<Content, "industries" | "categories"> }) {
  return (
    <div className="gap-x-10 md:columns-2 lg:columns-4">
      {groupByCategory(content.industries, content.categories).map(({ slug, title, industries }) => (
        <section
          key={slug}
          className="max-md:border-t max-md:border-line md:mb-8 md:break-inside-avoid print:mb-2 print:border-0"
        >
          {/* The spaces are for readers of the text alone. */}
          <h3 className="mb-2 text-[1.0625rem] not-print:max-md:sr-only">{title} </h3>
          <Fold summary={`${title}, ${industries.length}`} name="categories">
            <OneColumn
              links={industries.map((industry) => ({
                label: industry.title,
                url: routes.industry(industry.slug),
              }))}
            />
          </Fold>{" "}
        </section>
      ))}
    </div>
  );
}

function Regions({ regions }: { regions: Content["regions"] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-3">
      {regions.map(({ slug, title, countries }) => (
        <section key={slug}>
          <LinkedTitle label={title} url={routes.region(slug)} />
          <OneColumn
            links={countries.map((country) => ({
              label: country.title,
              url: routes.country(slug, country.slug),
            }))}
          />
        </section>
      ))}
    </div>
  );
}

/** The posts under their subjects. */
function Articles({ content }: { content: Pick<Content, "posts" | "postCategories"> }) {
  return (
    <div className="gap-x-10 md:columns-2">
      {content.postCategories.map(({ slug, name }) => {
        const posts = content.posts.filter(({ category }) => category === name);
        return (
          <section key={slug} className="mb-6 break-inside-avoid md:mb-8 print:mb-2">
            <LinkedTitle label={name} url={routes.blogCategory(slug)} />
            <OneColumn links={posts.map((post) => ({ label: post.title, url: routes.post(post.slug) }))} />
          </section>
        );
      })}
    </div>
  );
}

function LinkedTitle({ label, url }: ListedLink) {
  return (
    <h3 className="mb-2 text-[1.0625rem]">
      <SiteLink href={url} className="inline-block py-1 text-clyde underline underline-offset-4">
        {label}
      </SiteLink>
    </h3>
  );
}

function OneColumn({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className="run-on text-small sm:text-base">
      {links.map(({ label, url }) => (
        <li key={url} className="border-t border-line">
          <SiteLink href={url} className="block py-2 leading-snug hover:underline">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
