import { XMLParser, XMLValidator } from "fast-xml-parser";
import { DomUtils, parseDocument } from "htmlparser2";
import { getContent, type Inline, type Post } from "@/lib/content";
import { atomFeed, jsonFeed, rssFeed, type Feed } from "./feeds";

const { posts, site } = getContent();
const origin = "https://www.example.test";
const feed: Feed = { title: "A <blog> & more", description: "What it is about.", site, posts, origin };
const newest = posts[0]!;
const newestUrl = `${origin}/blog/${newest.slug}`;
const lastChange = posts
  .map(({ updated }) => updated)
  .sort()
  .at(-1)!;
const httpDate = (day: string) => new Date(day).toUTCString();
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });

describe("RSS feed", () => {
  const xml = rssFeed(feed);
  const { rss } = parser.parse(xml);

  it("is well-formed XML with the blog's title and addresses", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(rss["@version"]).toBe("2.0");
    expect(rss.channel).toMatchObject({
      title: "A <blog> & more",
      link: `${origin}/blog`,
      language: "en-gb",
    });
    expect(rss.channel["atom:link"]["@href"]).toBe(`${origin}/blog/feed.xml`);
  });

  it("has every post, newest first, with its text", () => {
    expect(rss.channel.item).toHaveLength(posts.length);
    const [item] = rss.channel.item;
    expect(item).toMatchObject({
      title: newest.title,
      link: newestUrl,
      guid: { "#text": newestUrl, "@isPermaLink": "true" },
      pubDate: httpDate(newest.date),
      "dc:creator": newest.author,
      category: [newest.category, ...newest.tags],
      description: newest.excerpt,
    });
    expect(item["content:encoded"]).toContain("<h2>Key Points to Consider</h2>");
  });

  it("has the date of the last change to the content, not the time of the build", () => {
    expect(rss.channel.lastBuildDate).toBe(httpDate(lastChange));
    expect(rssFeed(feed)).toBe(xml);
  });
});

function plainText(inlines: readonly Inline[]): string {
  return inlines.map((part) => (typeof part === "string" ? part : plainText(part.children))).join("");
}

/** The HTML of a post in all three feeds. */
function contentsOf(post: Post): string[] {
  const one = { ...feed, posts: [post] };
  return [
    parser.parse(rssFeed(one)).rss.channel.item["content:encoded"],
    parser.parse(atomFeed(one)).feed.entry.content["#text"],
    JSON.parse(jsonFeed(one)).items[0].content_html,
  ];
}

it("writes links to pages of the site as absolute URLs", () => {
  const content: Inline[][] = [
    [
      "Our ",
      { type: "link", url: "/pricing", children: ["prices"] },
      ", ",
      { type: "link", url: "https://ico.org.uk/x?a=1#b", children: ["the law"] },
      ".",
    ],
  ];
  const html = `<p>Our <a href="${origin}/pricing">prices</a>, <a href="https://ico.org.uk/x?a=1#b">the law</a>.</p>`;
  for (const found of contentsOf({ ...newest, content })) expect(found).toContain(`${html}\n<h2>`);
});

it("escapes text and addresses, and keeps bold and italic", () => {
  const content: Inline[][] = [
    [
      { type: "strong", children: ["A < B"] },
      " & ",
      { type: "emphasis", children: ["<i>"] },
      { type: "link", url: 'https://a.example/?a=1&b="', children: ["&amp;"] },
    ],
  ];
  const html =
    "<p><strong>A &#60; B</strong> &#38; <em>&#60;i&#62;</em>" +
    '<a href="https://a.example/?a=1&#38;b=%22">&#38;amp;</a></p>';
  for (const found of contentsOf({ ...newest, content, heading1: "1 < 2" })) {
    expect(found).toContain(html);
    expect(found).toContain("<h2>1 &#60; 2</h2>");
  }
});

it("writes a numbered list below its paragraph", () => {
  const content: Inline[][] = [["Two heaps."]];
  const numbered = [{ after: 1, items: [["Fire"], ["Rain & wind"]] }];
  for (const found of contentsOf({ ...newest, content, numbered }))
    expect(found).toContain("<p>Two heaps.</p>\n<ol>\n<li>Fire</li>\n<li>Rain &#38; wind</li>\n</ol>");
});

it("carries the whole text of each post in order", () => {
  for (const post of posts) {
    const { content, numbered, heading1, heading2, listHeading, list, conclusion } = post;
    const below = content.map((paragraph, index) => [
      paragraph,
      ...numbered.flatMap(({ after, items }) => (after === index + 1 ? items : [])),
    ]);
    const first = [
      below.slice(0, 1).flat(),
      heading1,
      below.slice(1, 3).flat(),
      heading2,
      below.slice(3).flat(),
    ];
    const parts = [...first, listHeading, list, "Conclusion", conclusion];
    const expected = parts.flatMap((part) => (typeof part === "string" ? [part] : part.map(plainText)));
    for (const html of contentsOf(post))
      expect(DomUtils.textContent(parseDocument(html)).split("\n").filter(Boolean)).toEqual(expected);
  }
});

describe("Atom feed", () => {
  const xml = atomFeed(feed);
  const { feed: atom } = parser.parse(xml);

  it("is well-formed XML with the blog's title and addresses", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(atom).toMatchObject({ id: `${origin}/blog`, updated: `${lastChange}T00:00:00Z` });
    expect(atom.link[0]).toEqual({ "@rel": "self", "@href": `${origin}/blog/atom.xml` });
  });

  it("has every post with the fields that Atom requires", () => {
    expect(atom.entry).toHaveLength(posts.length);
    expect(new Set(atom.entry.map(({ id }: { id: string }) => id)).size).toBe(posts.length);
    expect(atom.entry[0]).toMatchObject({
      id: newestUrl,
      title: newest.title,
      updated: `${newest.updated}T00:00:00Z`,
      author: { name: newest.author },
      summary: newest.excerpt,
      content: { "@type": "html", "#text": expect.stringContaining("<p>") },
    });
  });
});

describe("JSON feed", () => {
  const json = JSON.parse(jsonFeed(feed));

  it("has its version and the blog's addresses", () => {
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: `${origin}/blog`,
      feed_url: `${origin}/blog/feed.json`,
    });
  });

  it("has every post", () => {
    expect(json.items).toHaveLength(posts.length);
    expect(json.items[0]).toMatchObject({
      id: newestUrl,
      url: newestUrl,
      title: newest.title,
      date_published: `${newest.date}T00:00:00Z`,
      authors: [{ name: newest.author }],
      tags: [newest.category, ...newest.tags],
    });
    expect(json.items[0].content_html).toContain("<h2>Conclusion</h2>");
  });
});
