import { XMLBuilder } from "fast-xml-parser";
import type { Inline, Post, Site } from "@/lib/content";
import { formatSigned } from "@/lib/pounds";
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

type PostPart = Post["parts"][number];

const LANGUAGE = "en-GB";

const xml = new XMLBuilder({
  attributeNamePrefix: "@",
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
});

const DECLARATION = { "@version": "1.0", "@encoding": "utf-8" };

/** Midnight UTC as RFC 3339: posts have a date without a time. */
const midnightOf = (day: string): string => `${day}T00:00:00Z`;

/** The same for RSS: RFC 822 with a four-digit year. */
const rssTimeOf = (day: string): string => new Date(midnightOf(day)).toUTCString();

/** The text of a post as HTML. */
function contentOf(post: Post, origin: string): string {
  return post.parts
    .map((part) => partHtml(part, origin))
    .filter(Boolean)
    .join("\n");
}

function partHtml(part: PostPart, origin: string): string {
  const html = (inlines: readonly Inline[]) => inlineHtml(inlines, origin);
  const list = (tag: "ol" | "ul", items: readonly (readonly Inline[])[]) =>
    `<${tag}>\n${items.map((item) => `<li>${html(item)}</li>`).join("\n")}\n</${tag}>`;
  switch (part.type) {
    case "heading":
      return `<h2>${escapeHtml(part.text)}</h2>`;
    case "paragraph":
      return `<p>${html(part.text)}</p>`;
    case "numbered":
      return list("ol", part.items);
    case "points":
      return list("ul", part.items);
    case "hours":
      // Drawn by the styles of the page.
      return "";
    case "sum": {
      const total = part.rows.reduce((sum, { amount }) => sum + amount, 0);
      const rows = part.rows.map(({ label, how, amount }) => [label, how, formatSigned(amount)]);
      return tableHtml(part.caption, [...rows, [part.total, "", formatSigned(total)]]);
    }
    case "tally": {
      const counted = [part.filled, part.open].map(({ count, label }) => [`${count} ${label}`]);
      return `<p>${escapeHtml(part.caption)}</p>\n${list("ul", counted)}`;
    }
    case "table":
      return tableHtml(part.caption, [
        ["", ...part.columns],
        ...part.rows.map(({ label, cells }) => [label, ...cells]),
      ]);
  }
}

/** A table whose first column has the names of the rows. */
function tableHtml(caption: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map(([name = "", ...cells]) => {
    const others = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`);
    return `<tr><th>${escapeHtml(name)}</th>${others.join("")}</tr>`;
  });
  return ["<table>", `<caption>${escapeHtml(caption)}</caption>`, ...lines, "</table>"].join("\n");
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

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

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
    published: midnightOf(post.date),
    updated: midnightOf(post.updated),
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
      updated: midnightOf(lastChange(posts)),
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
      date_published: midnightOf(post.date),
      date_modified: midnightOf(post.updated),
      authors: [{ name: post.author }],
      tags: [post.category, ...post.tags],
    })),
  };
  return `${JSON.stringify(feed, undefined, 2)}\n`;
}
