import { getContent, getOrigin } from "@/lib/content";
import type { Feed } from "@/lib/seo/blog-feeds";

/** The content of the three feeds: RSS, Atom and JSON Feed. */
export function blogFeed(): Feed {
  const { site, pages, posts } = getContent();
  const { title, description } = pages.blog;
  return { title: `${site.brand} ${title}`, description, site, posts, origin: getOrigin() };
}
