import { readFileSync } from "node:fs";
import { POST_DRAWINGS } from "../art";
import { getContent } from "./index";
import { parsePost, postTexts, readPosts } from "./read-posts";
import { slugOfTitle, type PostPart } from "./schema/post";
import { countWords } from "./schema/text";
import { findRepeatedSentences } from "./repeated-sentences";
import { stringsOf } from "./strings-of";
import { startReading } from "./yaml/content-reading";

const FILE = "content/blog/what-a-missed-call-really-costs.md";
const source = readFileSync(FILE, "utf8");

/** The problems of the post after a change to its source, as "field: message". */
function problemsAfter(change: (source: string) => string, file = FILE): string[] {
  const changed = change(source);
  if (changed === source && file === FILE) throw new Error("the change changed nothing");
  const reading = startReading(process.cwd());
  parsePost(changed, file, reading);
  return reading.problems.map((problem) => `${problem.field}: ${problem.message}`);
}

/** The line of the file that begins so, counted from 1. */
const lineOf = (start: string) => source.split("\n").findIndex((line) => line.startsWith(start)) + 1;

describe("posts of the blog", () => {
  const reading = startReading(process.cwd());
  const { posts } = readPosts(reading);

  it("are all valid posts, each with a unique id, newest first", () => {
    expect(reading.problems).toEqual([]);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("use each category, each tag and each drawing", () => {
    const { blog } = getContent().pages;
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(Object.keys(blog.categories)));
    expect(new Set(posts.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(blog.tags)));
    expect(new Set(posts.map(({ image }) => image)).size).toBe(POST_DRAWINGS.length);
  });

  it("have each sum, count and comparison below the paragraph of its number", () => {
    const figures = posts.flatMap(({ parts }) =>
      parts.flatMap((part, index) => {
        const above = parts.slice(0, index).filter(({ type }) => type === "paragraph").length;
        return "after" in part ? [[part.after, above]] : [];
      }),
    );
    expect(figures.length).toBeGreaterThan(3);
    for (const [after, above] of figures) expect(above).toBe(after);
  });

  it("repeat no sentence, within a post or between posts", () => {
    expect(findRepeatedSentences(postTexts(posts))).toEqual([]);
  });

  it("have at most 20 words a sentence on average, and take 3 to 12 minutes to read", () => {
    const hard = posts.filter((post) => {
      const [[, texts] = []] = postTexts([post]);
      const sentences = [...stringsOf(texts)].flatMap(([, text]) => text.split(/(?<=[.?!]["')]?) /));
      return sentences.reduce((sum, sentence) => sum + countWords(sentence), 0) / sentences.length > 20;
    });
    expect(hard.map(({ slug }) => slug)).toEqual([]);
    const wrong = posts.filter(
      ({ readTime, words }) => readTime !== Math.round(words / 200) || readTime < 3 || readTime > 12,
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});

describe("a numbered list of a post", () => {
  const withList = (list: string) =>
    source.replace(/\n\nIt is not really/, `\n\n${list}\n\nIt is not really`);

  it("stands below its paragraph, and is no paragraph itself", () => {
    const reading = startReading(process.cwd());
    const plain = parsePost(source, FILE, reading)!;
    const post = parsePost(withList("1. Count **them**.\n2. Ring back."), FILE, reading)!;
    const next = plain.parts.findIndex(
      (part) => part.type === "paragraph" && String(part.text[0]).startsWith("It is not really"),
    );
    const items = [["Count ", { type: "strong", children: ["them"] }, "."], ["Ring back."]];
    expect(post.parts).toEqual(plain.parts.toSpliced(next, 0, { type: "numbered", items } as PostPart));
    expect(post.words).toBe(plain.words + 4);
    expect(postTexts([post])[0]![1]).toMatchObject({
      texts: expect.arrayContaining(["Count them.", "Ring back."]),
    });
  });

  it("is refused with the wrong form", () => {
    const wrong = [
      ["1. One.", /expected 2 to 8 points, got 1$/],
      ["- One.\n- Two.", /expected a paragraph, got list$/],
      ["1. One.\n2. Two.\n\n1) Three.\n2) Four.", /expected a paragraph before a numbered list$/],
      ["1. One.\n\n   More.\n2. Two.", /expected paragraphs in this part: 1, got 2$/],
    ] as const;
    for (const [list, message] of wrong)
      expect(problemsAfter(() => withList(list))).toEqual([expect.stringMatching(message)]);
  });
});

it("refuses a post with a mistake, at its field or line", () => {
  const mistakes = [
    ["[missed calls,", "[costs,", /^tags: expected no tag twice$/],
    ["pricing]", "pricing, quality]", /^tags: Too big/],
    ["image: 1", `image: ${POST_DRAWINGS.length + 1}`, /^image: Too big/],
    [/after: \d+/, "after: 99", /^sum\.after: .* got 99$/],
    [
      "image: 1",
      "image: 1\ntally: { after: 99, caption: Two., filled: { count: 1, label: a }, open: { count: 1, label: b } }",
      /^tally\.after: .* got 99$/,
    ],
    [/amount: £693/, "amount: a lot", /^sum\.rows\[0\]\.amount: /],
    ["image: 1", "image: 1\nimages: 2", /images/],
    ["\nIt is not really", "\n## Third\n\nIt is not really", /got 5$/],
    ["\n## Four", "\nMore.\n\n## Four", new RegExp(`^line ${lineOf("## Four") + 2}: .* got 2$`)],
    ["## Key Points to Consider", "## Points", /^line \d+: expected the/],
    ["## Conclusion", "### Conclusion", /expected a heading with ##/],
    [/(?<=\n---\n).*?(?=## )/s, "", /expected a paragraph before the first heading/],
    [
      "Most owners",
      "![x](y.png) Most",
      new RegExp(`^line ${lineOf("Most owners")}: expected text, .* image$`),
    ],
    ["Most owners", "[Most](http://a.example) owners", /https:/],
  ] as const;
  for (const [search, by, message] of mistakes)
    expect(problemsAfter((text) => text.replace(search, by))).toEqual([expect.stringMatching(message)]);
  expect(problemsAfter((text) => text, "content/blog/other.md")).toEqual([
    "slug: expected the file's name, got “what-a-missed-call-really-costs”",
  ]);
});

test("slugOfTitle lowercases, removes punctuation and replaces spaces with hyphens", () => {
  expect(slugOfTitle("A Worked Example: A Four-Van  Firm")).toBe("a-worked-example-a-fourvan-firm");
});
