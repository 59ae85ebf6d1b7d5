import type { Metadata } from "next";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";

interface BlogPageDescription {
  /** The brand is added if it fits a search result. */
  title: string;
  description: string;
  path: string;
  indexable?: boolean;
}

/** Metadata of a page of the blog, with links to the feeds. */
export function blogMetadata({ title, ...rest }: BlogPageDescription): Metadata {
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
