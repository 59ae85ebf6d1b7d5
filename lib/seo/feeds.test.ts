import { XMLParser, XMLValidator } from "fast-xml-parser";
import { getContent } from "@/lib/content";
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

describe("the RSS feed", () => {
  const xml = rssFeed(feed);
  const { rss } = parser.parse(xml);

  it("is well-formed and names itself", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(rss["@version"]).toBe("2.0");
    expect(rss.channel).toMatchObject({
      title: "A <blog> & more",
      link: `${origin}/blog`,
      language: "en-gb",
    });
    expect(rss.channel["atom:link"]["@href"]).toBe(`${origin}/blog/feed.xml`);
  });

  it("has every article, newest first, with its text", () => {
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

  it("says when the content last changed, not when the feed was made", () => {
    expect(rss.channel.lastBuildDate).toBe(httpDate(lastChange));
    expect(rssFeed(feed)).toBe(xml);
  });
});

it("links to pages of the site by their whole address", () => {
  const markdown = "Our [prices](/pricing), [the law](https://ico.org.uk/x?a=1#b).";
  const linked = { ...feed, posts: [{ ...newest, markdown }] };
  const html = `<p>Our <a href="${origin}/pricing">prices</a>, <a href="https://ico.org.uk/x?a=1#b">the law</a>.</p>`;
  expect(parser.parse(rssFeed(linked)).rss.channel.item["content:encoded"]).toBe(html);
  expect(JSON.parse(jsonFeed(linked)).items[0].content_html).toBe(html);
  expect(parser.parse(atomFeed(linked)).feed.entry.content["#text"]).toBe(html);
});

describe("the Atom feed", () => {
  const xml = atomFeed(feed);
  const { feed: atom } = parser.parse(xml);

  it("is well-formed and names itself", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(atom).toMatchObject({ id: `${origin}/blog`, updated: `${lastChange}T00:00:00Z` });
    expect(atom.link[0]).toEqual({ "@rel": "self", "@href": `${origin}/blog/atom.xml` });
  });

  it("has every article with what the format asks for", () => {
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

describe("the JSON feed", () => {
  const json = JSON.parse(jsonFeed(feed));

  it("names its version and itself", () => {
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: `${origin}/blog`,
      feed_url: `${origin}/blog/feed.json`,
    });
  });

  it("has every article", () => {
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
