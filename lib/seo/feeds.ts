import { XMLBuilder } from "fast-xml-parser";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Post, Site } from "@/lib/content";
import { routes } from "@/lib/routes";

/** What the three feeds of the blog say. */
export interface Feed {
  title: string;
  description: string;
  site: Pick<Site, "brand">;
  /** Newest first. */
  posts: readonly Post[];
  /** Public origin of the site, without a slash at the end. */
  origin: string;
}

const LANGUAGE = "en-GB";

const toHtml = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify).freeze();

const xml = new XMLBuilder({
  attributeNamePrefix: "@",
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
});

const DECLARATION = { "@version": "1.0", "@encoding": "utf-8" };

/** Articles have a day and no hour: midnight UTC, in the form of RFC 3339. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}

/** The same in the form that RSS asks for (RFC 822, with a year of four digits). */
function rssTimeOf(day: string): string {
  return new Date(timeOf(day)).toUTCString();
}

function contentOf(post: Post, origin: string): string {
  const tree = toHtml.runSync(toHtml.parse(post.markdown));
  completeLinks(tree, origin);
  return toHtml.stringify(tree);
}

/** What links need of a tree of HTML. */
interface HtmlNode {
  type: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** Puts the origin before links to pages of the site: readers of feeds show posts elsewhere. */
function completeLinks({ properties, children = [] }: HtmlNode, origin: string): void {
  if (typeof properties?.href === "string") properties.href = new URL(properties.href, origin).href;
  for (const child of children) completeLinks(child, origin);
}

/** Day of the last change; feeds carry no time of the build. */
function lastChange(posts: readonly Post[]): string {
  return posts.reduce((latest, { updated }) => (updated > latest ? updated : latest), "");
}

/** RSS 2.0 with whole articles. */
export function rssFeed({ title, description, posts, origin }: Feed): string {
  const items = posts.map((post) => ({
    title: post.title,
    link: origin + routes.post(post.slug),
    guid: { "@isPermaLink": "true", "#text": origin + routes.post(post.slug) },
    pubDate: rssTimeOf(post.date),
    "dc:creator": post.author,
    category: [post.category, ...post.tags],
    description: post.excerpt,
    "content:encoded": contentOf(post, origin),
  }));
  return xml.build({
    "?xml": DECLARATION,
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      channel: {
        title,
        link: origin + routes.blog(),
        description,
        language: LANGUAGE.toLowerCase(),
        lastBuildDate: rssTimeOf(lastChange(posts)),
        "atom:link": {
          "@href": origin + routes.rssFeed(),
          "@rel": "self",
          "@type": "application/rss+xml",
        },
        item: items,
      },
    },
  });
}

/** Atom 1.0 with whole articles. */
export function atomFeed({ title, description, posts, origin }: Feed): string {
  const entries = posts.map((post) => ({
    id: origin + routes.post(post.slug),
    title: post.title,
    link: { "@rel": "alternate", "@href": origin + routes.post(post.slug) },
    published: timeOf(post.date),
    updated: timeOf(post.updated),
    author: { name: post.author },
    category: [post.category, ...post.tags].map((term) => ({ "@term": term })),
    summary: post.excerpt,
    content: { "@type": "html", "#text": contentOf(post, origin) },
  }));
  return xml.build({
    "?xml": DECLARATION,
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": LANGUAGE,
      id: origin + routes.blog(),
      title,
      subtitle: description,
      updated: timeOf(lastChange(posts)),
      link: [
        { "@rel": "self", "@href": origin + routes.atomFeed() },
        { "@rel": "alternate", "@href": origin + routes.blog() },
      ],
      entry: entries,
    },
  });
}

/** JSON Feed 1.1 with whole articles. */
export function jsonFeed({ title, description, site, posts, origin }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: origin + routes.blog(),
    feed_url: origin + routes.jsonFeed(),
    language: LANGUAGE,
    authors: [{ name: site.brand, url: origin + routes.home() }],
    items: posts.map((post) => ({
      id: origin + routes.post(post.slug),
      url: origin + routes.post(post.slug),
      title: post.title,
      summary: post.excerpt,
      content_html: contentOf(post, origin),
      date_published: timeOf(post.date),
      date_modified: timeOf(post.updated),
      authors: [{ name: post.author }],
      tags: [post.category, ...post.tags],
    })),
  };
  return `${JSON.stringify(feed, undefined, 2)}\n`;
}
