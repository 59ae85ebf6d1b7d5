import path from "node:path";
import { fillText } from "./company/fill-content.ts";
import type { CompanyFacts } from "./company/company-facts.ts";
import { listFolder } from "./yaml/read-folder.ts";
import { parsePostText, plainText } from "./post-text.ts";
import { memoizeBySource } from "./yaml/memoize-by-source.ts";
import { addFindings, type FileReading, type Findings, type Reading } from "./yaml/content-reading.ts";
import { postMatterSchema, type Post, type PostPart } from "./schema/post.ts";
import { countWords } from "./schema/text.ts";
import { findForbidden, readSource } from "./yaml/read-source.ts";
import { parseYaml } from "./yaml/read-yaml.ts";
import { findWrongWeekdays } from "./text-mistakes.ts";

const FOLDER = "content/blog";
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;
/** Words a minute at which adults read plain English on a screen, rounded down. */
const READING_SPEED = 200;
/** Allowed reading time of a post, in minutes. See docs/behaviour.md#blog. */
const MINUTES = { min: 3, max: 12 };

/** Path of a post's file from the project's root. */
function postFile(slug: string): string {
  return `${FOLDER}/${slug}.md`;
}

/** What was read from the folder of posts. */
export interface PostFolder {
  /** The valid posts, newest first. */
  posts: Post[];
  /** The slugs that links may use, invalid posts included: their mistakes are not reported again as dead links. */
  slugs: ReadonlySet<string>;
}

const postOf = memoizeBySource<Findings & { post: Post | undefined }>();

/** Reads the posts of the blog. */
export function readPosts(reading: Reading): PostFolder {
  const { company, problems, values } = reading;
  const posts: Post[] = [];
  const names = listFolder(reading, "blog") ?? [];
  for (const name of names.filter((name) => name.endsWith(".md"))) {
    const file = `${FOLDER}/${name}`;
    const source = readSource(reading, file);
    if (source === undefined) continue;
    const parsed = postOf(file, [source, company], () => {
      const found: Findings = { problems: [], references: [] };
      return { ...found, post: parsePost(source, file, { ...found, company }) };
    });
    addFindings(reading, parsed);
    const { post } = parsed;
    if (!post) continue;
    posts.push(post);
    values.set(file, post);
    if (post.readTime < MINUTES.min || post.readTime > MINUTES.max)
      problems.push({
        file,
        field: "",
        message: `expected ${MINUTES.min} to ${MINUTES.max} minutes at ${READING_SPEED} words a minute, got ${post.words} words`,
      });
  }
  return {
    posts: posts.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.slug < b.slug ? -1 : 1)),
    slugs: new Set(names.map((name) => path.parse(name).name)),
  };
}

/** Parses the source of one post; undefined if it has problems, which are added to those found. */
export function parsePost(source: string, file: string, reading: FileReading): Post | undefined {
  const { problems, references, company } = reading;
  const frontMatter = FRONT_MATTER.exec(source);
  if (!frontMatter) {
    problems.push({ file, field: "", message: "expected front matter between two lines of ---" });
    return undefined;
  }
  // An empty line in place of the ---, so that line numbers in messages are those of the file.
  const matter = parseYaml(`\n${frontMatter[1]}`, file, postMatterSchema, reading);
  const unfilled = source.slice(frontMatter[0].length);
  const linesBefore = frontMatter[0].split("\n").length - 1;
  const report = (line: number, message: string) => {
    problems.push({ file, field: `line ${linesBefore + line}`, message });
  };
  const forbidden = findForbidden(unfilled);
  if (forbidden) {
    report(unfilled.slice(0, forbidden.index).split("\n").length, forbidden.message);
    return undefined;
  }
  const markdown = fillLines(unfilled, file, company, matter?.date.slice(0, 4), report);
  const text = parsePostText(markdown, matter ?? {});
  if ("message" in text) {
    report(text.line, text.message);
    return undefined;
  }
  if (!matter) return undefined;
  if (file !== postFile(matter.slug)) {
    problems.push({ file, field: "slug", message: `expected the file's name, got “${matter.slug}”` });
  }
  const { parts, links } = text;
  const numbered = parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === "points"),
    )
    .filter(isParagraph).length;
  for (const field of ["sum", "table", "tally"] as const) {
    const after = matter[field]?.after ?? 0;
    if (after <= numbered) continue;
    const message = `expected one of ${numbered} paragraphs, got ${after}`;
    problems.push({ file, field: `${field}.after`, message });
  }
  for (const { url, line } of links)
    references.push({ file, field: `line ${linesBefore + line}`, target: "page", name: url });
  const headings = parts.flatMap((part) => (part.type === "heading" ? part.text : []));
  const words = countWords([...textsOf(parts), ...headings].join(" "));
  return { ...matter, parts, words, readTime: Math.max(1, Math.round(words / READING_SPEED)) };
}

const isParagraph = ({ type }: PostPart) => type === "paragraph";

/** The paragraphs and items of lists as plain strings. */
function textsOf(parts: readonly PostPart[]): string[] {
  return parts.flatMap((part) =>
    part.type === "paragraph" ? plainText(part.text) : "items" in part ? part.items.map(plainText) : [],
  );
}

/** Fills the company's facts into Markdown, line by line, so that problems carry a line number, counted from 1. */
function fillLines(
  markdown: string,
  file: string,
  company: CompanyFacts,
  year: string | undefined,
  report: (line: number, message: string) => void,
): string {
  return markdown
    .split("\n")
    .map((source, line) => {
      const { text, problems } = fillText(source, file, company, escapeMarkdown);
      for (const message of [...problems, ...(year ? findWrongWeekdays(text, year) : [])])
        report(line + 1, message);
      return text;
    })
    .join("\n");
}

/** Escapes a text so that Markdown prints it unchanged. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>&]/g, "\\$&");
}

/** The texts of posts as plain strings, by file, for the search for repeated sentences. */
export function postTexts(posts: readonly Post[]): [file: string, texts: unknown][] {
  return posts.map(({ slug, excerpt, parts }) => [postFile(slug), { excerpt, texts: textsOf(parts) }]);
}
