import { XMLParser, XMLValidator } from "fast-xml-parser";
import { DomUtils, parseDocument } from "htmlparser2";
import { getContent, type Inline, type Post } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { atomFeed, jsonFeed, rssFeed, type Feed } from "./blog-feeds";

const { posts, site } = getContent();
const origin = "https://www.example.test";
const feed: Feed = { title: "A <blog> & more", description: "What it is about.", site, posts, origin };
const newest = posts[0]!;
const urls = posts.map(({ slug }) => `${origin}/blog/${slug}`);
const [newestUrl] = urls;
const lastChange = posts
  .map(({ updated }) => updated)
  .sort()
  .at(-1)!;
const httpDate = (day: string) => new Date(day).toUTCString();
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });

it("the RSS feed has every post, newest first, with its text, and the date of the last change to the content", () => {
  const xml = rssFeed(feed);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { channel, "@version": version } = parser.parse(xml).rss;
  expect(version).toBe("2.0");
  expect(channel).toMatchObject({
    title: feed.title,
    link: `${origin}/blog`,
    language: "en-gb",
    lastBuildDate: httpDate(lastChange),
    "atom:link": { "@href": `${origin}/blog/feed.xml` },
  });
  expect(channel.item.map(({ link }: { link: string }) => link)).toEqual(urls);
  expect(channel.item[0]).toMatchObject({
    title: newest.title,
    pubDate: httpDate(newest.date),
    "dc:creator": newest.author,
    guid: { "#text": newestUrl, "@isPermaLink": "true" },
    category: [newest.category, ...newest.tags],
    description: newest.excerpt,
  });
});

it("the Atom feed has every post with the fields that Atom requires", () => {
  const xml = atomFeed(feed);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed: atom } = parser.parse(xml);
  expect(atom).toMatchObject({ id: `${origin}/blog`, updated: `${lastChange}T00:00:00Z` });
  expect(atom.link[0]).toEqual({ "@rel": "self", "@href": `${origin}/blog/atom.xml` });
  expect(atom.entry.map(({ id }: { id: string }) => id)).toEqual(urls);
  expect(atom.entry[0]).toMatchObject({
    title: newest.title,
    updated: `${newest.updated}T00:00:00Z`,
    summary: newest.excerpt,
    author: { name: newest.author },
    content: { "@type": "html" },
  });
});

it("the JSON feed has every post", () => {
  const json = JSON.parse(jsonFeed(feed));
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
  });
  expect(json.items.map(({ id }: { id: string }) => id)).toEqual(urls);
  expect(json.items[0]).toMatchObject({
    url: newestUrl,
    title: newest.title,
    date_published: `${newest.date}T00:00:00Z`,
    authors: [{ name: newest.author }],
    tags: [newest.category, ...newest.tags],
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

it("writes links to pages of the site as absolute URLs, escapes text and addresses, keeps bold and italic", () => {
  const parts: Post["parts"] = [
    {
      type: "paragraph",
      text: [
        "Our ",
        { type: "link", url: "/pricing", children: ["prices"] },
        ": ",
        { type: "strong", children: ["A < B"] },
        " & ",
        { type: "emphasis", children: ["<i>"] },
        { type: "link", url: 'https://a.example/?a=1&b="', children: ["&amp;"] },
      ],
    },
    { type: "numbered", items: [["Fire"], ["Rain & wind"]] },
    { type: "heading", id: "part-1", text: "1 < 2" },
  ];
  const html =
    `<p>Our <a href="${origin}/pricing">prices</a>: <strong>A &#60; B</strong> &#38; <em>&#60;i&#62;</em>` +
    '<a href="https://a.example/?a=1&#38;b=%22">&#38;amp;</a></p>\n' +
    "<ol>\n<li>Fire</li>\n<li>Rain &#38; wind</li>\n</ol>\n<h2>1 &#60; 2</h2>";
  for (const found of contentsOf({ ...newest, parts })) expect(found).toContain(html);
});

/** The lines of a part of a post. */
function linesOf(part: Post["parts"][number]): string[] {
  const amountOf = (amount: number) => `${amount < 0 ? "−" : ""}${formatPounds(Math.abs(amount))}`;
  switch (part.type) {
    case "heading":
      return [part.text];
    case "paragraph":
      return [plainText(part.text)];
    case "numbered":
    case "points":
      return part.items.map(plainText);
    case "hours":
      return [];
    case "sum":
      const total = part.rows.reduce((all, { amount }) => all + amount, 0);
      return [
        ...[part.caption, ...part.rows.map(({ label, how, amount }) => label + how + amountOf(amount))],
        part.total + amountOf(total),
      ];
    case "tally":
      return [part.caption, ...[part.filled, part.open].map(({ count, label }) => `${count} ${label}`)];
    case "table":
      return [
        ...[part.caption, part.columns.join("")],
        ...part.rows.map(({ label, cells }) => label + cells.join("")),
      ];
  }
}

it("carries the whole text of each post in order, with its sum, count and comparison", () => {
  // Every third of the others: a post is parsed three times.
  const chosen = posts.filter((post, index) => index % 3 === 0 || post.sum || post.tally || post.table);
  for (const field of ["sum", "tally", "table"] as const)
    expect(chosen.some((post) => post[field])).toBe(true);
  for (const post of chosen)
    for (const html of contentsOf(post))
      expect(DomUtils.textContent(parseDocument(html)).split("\n").filter(Boolean)).toEqual(
        post.parts.flatMap(linesOf),
      );
});
