import type { ReactNode } from "react";
import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import type { Content } from "@/lib/content";
import { groupByCategory } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import type { ListedLink } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { ContentsWithCounts, type CountedSection } from "../blocks/contents-with-counts";

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
  const sections = [
    { id: "pages", title: "Pages", count: main.length },
    { id: "services", title: "Services", count: services.length },
    { id: "industries", title: "Industries", count: industries.length },
    { id: "regions", title: "Countries", count: countries.length },
    { id: "articles", title: "Articles", count: posts.length },
  ] as const;
  const [general, offers, trades, places, blog] = sections;
  return (
    <main id="main">
      <PageHead
        heading={pages.sitemap.heading}
        lead={pages.sitemap.lead}
        picture={<ContentsWithCounts sections={sections} />}
      />
      {finder}
      <div className="page mt-10 md:mt-16">
        <SitemapSection {...general} className={TITLE_BESIDE}>
          <LinkGroups groups={bySubject(main)} className={NARROW_COLUMNS} />
        </SitemapSection>
        <SitemapSection
          {...offers}
          lead={Object.keys(hubs).length > 0 ? landing.text : undefined}
          className={TITLE_BESIDE}
        >
          <Services services={services} hubs={hubs} />
        </SitemapSection>
        <SitemapSection {...trades} className="md:gap-y-6 md:pt-7 md:pb-10">
          <TradeGroups
            groups={groupByCategory(industries, categories).map((category) => ({
              title: category.title,
              links: category.industries.map(({ title, slug }) => ({
                label: title,
                url: routes.industry(slug),
              })),
            }))}
          />
        </SitemapSection>
        <SitemapSection
          {...places}
          lead={`The ${cities} cities are on the pages of their countries.`}
          className={TITLE_BESIDE}
        >
          <LinkGroups
            groups={regions.map((region) => ({
              title: region.title,
              url: routes.region(region.slug),
              links: region.countries.map(({ title, slug }) => ({
                label: title,
                url: routes.country(region.slug, slug),
              })),
            }))}
            className={NARROW_COLUMNS}
          />
        </SitemapSection>
        <SitemapSection {...blog} className={TITLE_BESIDE}>
          {/* The titles of posts need twice the width. */}
          <LinkGroups
            groups={postCategories.map(({ slug, name }) => ({
              title: name,
              url: routes.blogCategory(slug),
              links: posts
                .filter(({ category }) => category === name)
                .map((post) => ({ label: post.title, url: routes.post(post.slug) })),
            }))}
            className="sm:[columns:11em_2] max-sm:text-small"
          />
        </SitemapSection>
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

/** The look of a link in the list of all pages, where everything is one. */
const SITEMAP_LINK =
  "leading-snug text-clyde wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current";

interface Group {
  title: string;
  /** The page of the group itself. */
  url?: string;
  links: readonly ListedLink[];
}

/** Columns of groups, with two on phones. Large text has fewer. */
const NARROW_COLUMNS =
  "sm:[columns:9em_2] lg:[columns:9em_3] xl:[columns:9em_4] max-sm:[columns:8em_2] max-sm:gap-x-4";

interface LinkGroupsProps {
  groups: readonly Group[];
  /** Sets the columns. */
  className: string;
}

/** Groups of links, each below its title, in columns. The spaces are for readers of the text alone. */
function LinkGroups({ groups, className }: LinkGroupsProps) {
  return (
    <div className={clsx("gap-x-8", className)}>
      {groups.map(({ title, url, links }) => (
        <section key={title} className="break-inside-avoid pb-3 md:pb-7">
          <h3 className="pb-1 text-[1.25rem] wrap-anywhere">
            {url ? (
              <SiteLink href={url} className="inline-block py-1 hover:underline underline-offset-4">
                {title}
              </SiteLink>
            ) : (
              title
            )}{" "}
          </h3>
          <GroupLinks links={links} />
        </section>
      ))}
    </div>
  );
}

/**
 * The groups of all trades: on phones each one opens. On wider screens they are a grid that they fill, as the first, which is
 * the longest, and the last have two columns each. The lists of a row begin at one height.
 */
function TradeGroups({ groups }: Pick<LinkGroupsProps, "groups">) {
  return (
    <div className="gap-x-8 gap-y-2 md:grid md:grid-cols-3 md:gap-y-9 lg:grid-cols-4 xl:grid-cols-6 xl:gap-x-6 md:[&>:is(:first-child,:last-child)]:col-span-2 md:[&>:is(:first-child,:last-child)_ul]:columns-2">
      {groups.map(({ title, links }) => (
        <section
          key={title}
          className="break-inside-avoid md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0"
        >
          <h3 className="pb-1 text-[1.25rem] wrap-anywhere max-md:sr-only md:self-end md:text-base">
            {title}{" "}
          </h3>
          <Fold summary={`${title}, ${links.length}`} name="industries">
            <GroupLinks links={links} className="gap-x-6 xl:text-small" />
          </Fold>
        </section>
      ))}
    </div>
  );
}

function GroupLinks({ links, className }: Pick<Group, "links"> & { className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.url} className="break-inside-avoid">
          <SiteLink href={link.url} className={`inline-block py-1 ${SITEMAP_LINK}`}>
            {link.label}
          </SiteLink>{" "}
        </li>
      ))}
    </ul>
  );
}

/** The title at the side of the entries. */
const TITLE_BESIDE =
  "md:grid-cols-[min(12.5rem,30%)_minmax(0,1fr)] md:pt-9 lg:grid-cols-[15rem_minmax(0,1fr)]";

interface SitemapSectionProps extends CountedSection {
  lead?: string | undefined;
  /** Sets columns and space. */
  className: string;
  children: ReactNode;
}

/** A section of the list of all pages: its title and number of entries, and the entries. */
function SitemapSection({ id, title, count, lead, className, children }: SitemapSectionProps) {
  return (
    <section
      id={id}
      className={clsx(
        "grid grid-cols-1 gap-x-10 gap-y-4 border-t-2 border-ink pt-6 pb-4 print:block print:py-3 print:[&>*+*]:mt-2",
        className,
      )}
    >
      <div>
        <h2 className="text-[1.75rem]">
          {title} <span className="text-soft">{count}</span>
        </h2>
        {lead && <p className="mt-2 text-small text-soft">{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
