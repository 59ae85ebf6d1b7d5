import { XMLBuilder } from "fast-xml-parser";
import type { Inline, Post, Site } from "@/lib/content";
import { routes } from "@/lib/routes";

/** The content of the blog's three feeds. */
export interface Feed {
  title: string;
  description: string;
  site: Pick<Site, "brand">;
  /** Newest first. */
  posts: readonly Post[];
  /** Public origin of the site, without a trailing slash. */
  origin: string;
}

const LANGUAGE = "en-GB";

const xml = new XMLBuilder({
  attributeNamePrefix: "@",
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
});

const DECLARATION = { "@version": "1.0", "@encoding": "utf-8" };

/** RFC 3339. Posts have a date without a time: midnight UTC. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}

/** The same for RSS: RFC 822 with a four-digit year. */
function rssTimeOf(day: string): string {
  return new Date(timeOf(day)).toUTCString();
}

/**
 * The text of a post as HTML. `components/blog/prose.tsx` shows the same parts in the same order: change both.
 *
 * @see docs/behaviour.md#blog
 */
function contentOf(post: Post, origin: string): string {
  const html = (inlines: readonly Inline[]) => inlineHtml(inlines, origin);
  const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`;
  const paragraph = (text: readonly Inline[]) => `<p>${html(text)}</p>`;
  const list = (tag: "ol" | "ul", items: readonly Inline[][]) =>
    `<${tag}>\n${items.map((item) => `<li>${html(item)}</li>`).join("\n")}\n</${tag}>`;
  const content = post.content.map((text, index) =>
    [
      paragraph(text),
      ...post.numbered.filter(({ after }) => after === index + 1).map(({ items }) => list("ol", items)),
    ].join("\n"),
  );
  return [
    ...content.slice(0, 1),
    heading(post.heading1),
    ...content.slice(1, 3),
    heading(post.heading2),
    ...content.slice(3),
    heading(post.listHeading),
    list("ul", post.list),
    heading("Conclusion"),
    ...post.conclusion.map(paragraph),
  ].join("\n");
}

/** Links are absolute: feed readers show posts on other sites. */
function inlineHtml(inlines: readonly Inline[], origin: string): string {
  const parts = inlines.map((part) => {
    if (typeof part === "string") return escapeHtml(part);
    const children = inlineHtml(part.children, origin);
    if (part.type === "strong") return `<strong>${children}</strong>`;
    if (part.type === "emphasis") return `<em>${children}</em>`;
    return `<a href="${escapeHtml(new URL(part.url, origin).href)}">${children}</a>`;
  });
  return parts.join("");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Date of the last change to the content, never the time of the build. */
function lastChange(posts: readonly Post[]): string {
  return posts.reduce((latest, { updated }) => (updated > latest ? updated : latest), "");
}

/** RSS 2.0 with whole posts. */
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

/** Atom 1.0 with whole posts. */
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

/** JSON Feed 1.1 with whole posts. */
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
