import type { Metadata } from "next";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { pageMetadata, type PageDescription } from "@/lib/seo/page-metadata";
import { firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";

/**
 * Metadata of a page of the blog, with links to the feeds.
 *
 * @param page its title without the brand, which is added if it fits a search result
 */
export function blogMetadata({ title, ...rest }: PageDescription): Metadata {
  const content = getContent();
  const { site, pages } = content;
  const metadata = pageMetadata(
    { ...rest, title: firstThatFits([`${title} | ${site.brand}`, title], TITLE_LIMIT) },
    content,
  );
  const feed = (url: string) => [{ url, title: `${site.brand} ${pages.blog.title}` }];
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: {
        "application/rss+xml": feed(routes.rssFeed()),
        "application/atom+xml": feed(routes.atomFeed()),
        "application/feed+json": feed(routes.jsonFeed()),
      },
    },
  };
}
