/** Mistakes in posts of the blog, and the links in them. */
import { lineOf, originalFile, replace, testMistakes, copyContent, write, type Change } from "./plant";

const POST = "blog/dispatching-on-a-bad-day.md";
const FIRST_PARAGRAPH = lineOf(POST, "Any fool");
const post = (change: Change) => ({ [POST]: change });
/** Adds a link to the first paragraph. */
const link = (url: string) => post(replace("Any fool", `[Any](${url}) fool`));

testMistakes([
  [
    "no front matter",
    post(replace(/^---\n/, "")),
    [POST, "", /^expected front matter between two lines of ---$/],
  ],
  [
    "invalid YAML in front matter, with the line of the file",
    post(replace("tags: [dispatching", "tags: [[dispatching")),
    [POST, "", /at line 10, column 1/],
  ],
  [
    "a post with a date years ahead",
    post((text) => text.replace(/^(date|updated): .*/gm, "$1: 2031-05-07")),
    [
      POST,
      "date",
      /^expected a day up to 20\d\d-\d\d-\d\d, 90 days after asOf in content\/site\.yaml, got 2031-05-07$/,
    ],
    [POST, "updated", /got 2031-05-07$/],
  ],
  ["a day that there is not", post(replace(/^date: .*/m, "date: 2026-02-30")), [POST, "date", /ISO date/]],
  [
    "an update before its date",
    post(replace(/^updated: .*/m, "updated: 2020-01-01")),
    [POST, "updated", /^expected no day before `date`$/],
  ],
  [
    "an unknown category",
    post(replace(/^category: .*/m, "category: Weather")),
    [POST, "category", /Best Practices/],
  ],
  ["an unknown tag", post(replace("tags: [dispatching", "tags: [weather")), [POST, "tags[0]", /dispatching/]],
  [
    "the id of another post",
    post(replace(/^id: .*/m, "id: blog-17")),
    [
      "blog/returns-without-resentment.md",
      "id",
      /^“blog-17” is the id of content\/blog\/dispatching-on-a-bad-day\.md/,
    ],
  ],
  [
    "a slug that does not match the title",
    post(replace(/^slug: .*/m, "slug: bad-days")),
    [POST, "slug", /^expected the title as a slug, “dispatching-on-a-bad-day”$/],
  ],
  [
    "an excerpt of one word",
    post(replace(/^excerpt: .*/m, "excerpt: Rain.")),
    [POST, "excerpt", /^expected 15 to 35 words$/],
  ],
  [
    "a text that takes too long to read",
    post(replace("## Conclusion", `## Conclusion\n\n${"word ".repeat(2000)}`)),
    [POST, "", /^expected 3 to 12 minutes at 200 words a minute, got \d+ words$/],
  ],
  [
    "a heading too many",
    post((text) => `${text}\n\n## And\n\nMore.\n`),
    [
      POST,
      expect.stringMatching(/^line \d+$/) as unknown as string,
      /^expected four headings, two of your own, “Key Points to Consider” and “Conclusion”, got 5$/,
    ],
  ],
  [
    "a link to an incomplete address",
    link("https://"),
    [POST, FIRST_PARAGRAPH, /^expected a link to https:\/\/… or a path such as \/pricing, got “https:\/\/”$/],
  ],
  ["a link without https", link("http://example.org"), [POST, FIRST_PARAGRAPH, /^expected a link to https/]],
  [
    "a link that runs a script",
    link("javascript:alert(1)"),
    [POST, FIRST_PARAGRAPH, /^expected a link to https/],
  ],
  ["a link relative to the page", link("pricing"), [POST, FIRST_PARAGRAPH, /^expected a link to https/]],
  [
    "a link to a place in a page",
    link("/pricing#plans"),
    [POST, FIRST_PARAGRAPH, /^expected a link to https/],
  ],
  [
    "a link to an unknown page",
    link("/pricng"),
    [POST, FIRST_PARAGRAPH, /^expected the path of a page, got “\/pricng”/],
  ],
  [
    "a link to another host without a scheme",
    link("//evil.example/x"),
    [POST, FIRST_PARAGRAPH, /^expected the path of a page/],
  ],
  [
    "a link to an unknown post",
    link("/blog/dispatching"),
    [POST, FIRST_PARAGRAPH, /got “\/blog\/dispatching”/],
  ],
  [
    "a link to an unknown city",
    link("/regions/europe/germany/london"),
    [POST, FIRST_PARAGRAPH, /^expected the path/],
  ],
  [
    "a link to an unknown landing page",
    link("/seo/pay-per-lead/roofing/atlantis"),
    [POST, FIRST_PARAGRAPH, /^expected/],
  ],
  [
    "a link to an unknown pair of service and industry",
    link("/services/pay-per-lead/piracy"),
    [POST, FIRST_PARAGRAPH, /^expected the path/],
  ],
]);

describe("allowed in a post", () => {
  const { plant } = copyContent();

  it.each([
    ["/"],
    ["/pricing"],
    ["/services/dispatching-services"],
    ["/services/dispatching-services/plumbing"],
    ["/industries/plumbing"],
    ["/regions/europe/united-kingdom/glasgow"],
    ["/seo/dispatching-services/plumbing/glasgow"],
    ["/blog/returns-without-resentment"],
    ["/blog/category/industry-insights"],
    ["/blog/tag/dispatching"],
    ["/blog/page/2"],
    ["/blog/feed.xml"],
    ["https://ico.org.uk/make-a-complaint/"],
  ])("a post may link to %s", (url) => {
    expect(plant(link(url))).toEqual([]);
  });

  it.each(["Category", "Page", "Tag"])(
    "a post may be titled %s, like a folder of the blog's lists",
    (title) => {
      const slug = title.toLowerCase();
      const text = originalFile(POST)
        .replace(/^id: .*/m, "id: blog-99")
        .replace(/^title: .*/m, `title: ${title}`)
        .replace(/^slug: .*/m, `slug: ${slug}`);
      const found = plant({ [`blog/${slug}.md`]: write(text) });
      // Its text is that of another post, which is also reported.
      expect(found.filter(({ message }) => !message.includes("expected a unique sentence"))).toEqual([]);
    },
  );
});
