import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Inline, PostMatter, PostPart } from "./schema/post.ts";
import { isInternalPath, isWebAddress } from "./schema/text.ts";

const parser = unified().use(remarkParse);

type Block = ReturnType<typeof parser.parse>["children"][number];
type Paragraph = Extract<Block, { type: "paragraph" }>;
type List = Extract<Block, { type: "list" }>;
type Phrase = Paragraph["children"][number];

/** How many items a numbered list may have. */
const NUMBERED = { min: 2, max: 8 };

/** The headings every post has besides the first two, which each post chooses. */
const LIST_HEADING = "Key Points to Consider";
const CONCLUSION = "Conclusion";

/** A mistake in a post, with its line in the Markdown. */
interface PostTextProblem {
  line: number;
  message: string;
}

/** Thrown at the first unexpected node of a post; caught in `parsePostText`. */
class Unexpected extends Error {
  constructor(
    readonly node: { position?: { start: { line: number } } } | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** The sum, the count and the comparison of a post, each below the paragraph of its number. */
type Figures = Partial<Pick<PostMatter, "sum" | "tally" | "table">>;

interface PostText {
  parts: PostPart[];
  /** Links to pages of the site, each with its line in the Markdown. */
  links: { url: string; line: number }[];
}

/**
 * Parses the text of a post into its fixed parts: a paragraph, a heading with two paragraphs, a heading with one
 * or more, the key points, the conclusion. Numbered lists may follow paragraphs, and are not counted as such.
 *
 * @see docs/behaviour.md#blog
 * @returns the parts, or the first mistake
 */
export function parsePostText(markdown: string, figures: Figures): PostText | PostTextProblem {
  const blocks = parser.parse(markdown).children;
  try {
    return { parts: toParts(blocks, figures), links: [...internalLinks(blocks)] };
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    const end = markdown.trimEnd().split("\n").length;
    return { line: error.node?.position?.start.line ?? end, message: error.message };
  }
}

function toParts(blocks: readonly Block[], { sum, tally, table }: Figures): PostPart[] {
  const starts = blocks.flatMap((block, index) => (block.type === "heading" ? [index] : []));
  const [first, second, points, conclusion] = starts;
  if (first === 0) throw new Unexpected(blocks[0], "expected a paragraph before the first heading");
  if (starts.length !== 4 || !first || !second || !points || !conclusion) {
    throw new Unexpected(
      blocks[starts[4] ?? 0],
      `expected four headings, two of your own, “${LIST_HEADING}” and “${CONCLUSION}”, got ${starts.length}`,
    );
  }
  let count = 0;
  /** The paragraphs from one block up to a heading, with the numbered lists and figures below them. */
  const section = (start: number, end: number, min: number, max: number): PostPart[] => {
    const own = blocks.slice(start, end);
    const misplaced = own.find(
      (block, index) => isNumbered(block) && (index === 0 || isNumbered(own[index - 1]!)),
    );
    if (misplaced) throw new Unexpected(misplaced, "expected a paragraph before a numbered list");
    const texts = paragraphs(
      own.filter((block) => !isNumbered(block)),
      blocks[end],
      min,
      max,
    );
    const lists = own.map((_, index) => own[index + 1]).filter((_, index) => !isNumbered(own[index]!));
    return texts.flatMap((text, index): PostPart[] => {
      const list = lists[index];
      count += 1;
      return [
        { type: "paragraph", text },
        ...(list && isNumbered(list) ? [{ type: "numbered" as const, items: itemsOf(list, NUMBERED) }] : []),
        ...(sum?.after === count ? [{ type: "sum" as const, ...sum }] : []),
        ...(tally?.after === count ? [{ type: "tally" as const, ...tally }] : []),
        ...(table?.after === count ? [{ type: "table" as const, ...table }] : []),
      ];
    });
  };
  return [
    ...section(0, first, 1, 1),
    heading("part-1", blocks[first]),
    ...section(first + 1, second, 2, 2),
    { type: "hours" },
    heading("part-2", blocks[second]),
    ...section(second + 1, points, 1, Infinity),
    heading("key-points", blocks[points], LIST_HEADING),
    { type: "points", items: listItems(blocks.slice(points + 1, conclusion), blocks[points]) },
    heading("conclusion", blocks[conclusion], CONCLUSION),
    ...paragraphs(blocks.slice(conclusion + 1), blocks[conclusion], 1, 2).map((text) => ({
      type: "paragraph" as const,
      text,
    })),
  ];
}

/** The links to pages of the site, each with its line in the Markdown. */
function* internalLinks(nodes: readonly (Block | Phrase)[]): Generator<PostText["links"][number]> {
  for (const node of nodes) {
    if (node.type === "link" && isInternalPath(node.url))
      yield { url: node.url, line: node.position?.start.line ?? 1 };
    if ("children" in node) yield* internalLinks(node.children as (Block | Phrase)[]);
  }
}

function heading(id: string, block: Block | undefined, expected?: string): PostPart {
  if (block?.type !== "heading" || block.depth !== 2)
    throw new Unexpected(block, "expected a heading with ##");
  const text = plainText(block.children.map(inline));
  if (expected && text !== expected) throw new Unexpected(block, `expected the heading “${expected}”`);
  return { type: "heading", id, text };
}

function isNumbered(block: Block): block is List {
  return block.type === "list" && block.ordered === true;
}

function paragraphs(blocks: readonly Block[], near: Block | undefined, min: number, max: number): Inline[][] {
  const texts = blocks.map((block) => {
    if (block.type !== "paragraph") throw new Unexpected(block, `expected a paragraph, got ${block.type}`);
    return block.children.map(inline);
  });
  if (texts.length < min || texts.length > max) {
    const expected = max === Infinity ? `${min} or more` : min === max ? `${min}` : `${min} to ${max}`;
    throw new Unexpected(near, `expected paragraphs in this part: ${expected}, got ${texts.length}`);
  }
  return texts;
}

function listItems(blocks: readonly Block[], near: Block | undefined): Inline[][] {
  const [list] = blocks;
  if (blocks.length !== 1 || list?.type !== "list") throw new Unexpected(list ?? near, "expected one list");
  return itemsOf(list, { min: 4, max: 6 });
}

/** The items of a list, each a paragraph. */
function itemsOf(list: List, { min, max }: typeof NUMBERED): Inline[][] {
  const count = list.children.length;
  if (count < min || count > max)
    throw new Unexpected(list, `expected ${min} to ${max} points, got ${count}`);
  return list.children.flatMap((item) => paragraphs(item.children, item, 1, 1));
}

function inline(node: Phrase): Inline {
  switch (node.type) {
    case "text":
      const [link] = /\[[^\][]*\]\s*\((https?:|\/)/.exec(node.value) ?? [];
      if (link)
        throw new Unexpected(node, `expected a link as [text](address), without spaces, got “${link}…”`);
      return curlQuotes(node.value.replace(/\s+/g, " "));
    case "strong":
    case "emphasis":
      return { type: node.type, children: node.children.map(inline) };
    case "link":
      if (!isInternalPath(node.url) && !isWebAddress(node.url))
        throw new Unexpected(
          node,
          `expected a link to https://… or a path such as /pricing, got “${node.url}”`,
        );
      return { type: "link", url: node.url, children: node.children.map(inline) };
    default:
      throw new Unexpected(node, `expected text, bold, italic or a link, got ${node.type}`);
  }
}

/** Turns the straight quotation marks and apostrophes of a text into typographic ones. */
export function curlQuotes(text: string): string {
  return (
    text
      // At the beginning of a text that goes on from a link or from bold words.
      .replace(/^"(?=[\s.,;:!?)]|$)/, "”")
      .replace(/(^|[\s([–—])"/g, "$1“")
      .replace(/"/g, "”")
      .replace(/(^|[\s([“–—])'(?=\S)/g, "$1‘")
      .replace(/'/g, "’")
  );
}

/** The text without bold, italic and links. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines.map((part) => (typeof part === "string" ? part : plainText(part.children))).join("");
}
