import path from "node:path";
import { fillText } from "./firm/fill-content.ts";
import type { Firm } from "./firm/firm.ts";
import { listFolder } from "./folder.ts";
import { escapeMarkdown, parseArticle, plainText } from "./markdown.ts";
import { keepLast } from "./keep-last.ts";
import type { ContentProblem } from "./problems.ts";
import { postMatterSchema, type Post } from "./schema/post.ts";
import { countWords } from "./schema/text.ts";
import { describeForbidden, findForbidden, readSource } from "./source.ts";
import { parseYaml } from "./yaml.ts";

const FOLDER = "content/blog";
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;
/** Words a minute: what adults read of plain English on a screen, rounded down. */
const READING_SPEED = 200;

/** Path of an article from the project's root. */
function postFile(slug: string): string {
  return `${FOLDER}/${slug}.md`;
}

export interface PostFolder {
  /** The sound ones, newest first. */
  posts: Post[];
  /** What links may lead to: the broken ones as well, so that one mistake is reported once. */
  slugs: ReadonlySet<string>;
}

/**
 * Reads the articles of the blog.
 *
 * @param problems receives what is wrong; nothing is thrown, so that one run lists all
 */
export function readPosts(root: string, problems: ContentProblem[], firm: Firm): PostFolder {
  const posts: Post[] = [];
  const names = listFolder(root, "blog", problems) ?? [];
  for (const name of names.filter((name) => name.endsWith(".md"))) {
    const file = `${FOLDER}/${name}`;
    const source = readSource(root, file, problems);
    const post = source === undefined ? undefined : parsePost(source, file, problems, firm);
    if (post) posts.push(post);
  }
  problems.push(...findDuplicateIds(posts));
  return {
    posts: posts.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.slug < b.slug ? -1 : 1)),
    slugs: new Set(names.map((name) => path.parse(name).name)),
  };
}

const keepArticle = keepLast<ReturnType<typeof parseArticle>>();

/** One article from the text of its file; undefined where that left a problem. */
export function parsePost(
  source: string,
  file: string,
  problems: ContentProblem[],
  firm: Firm,
): Post | undefined {
  const frontMatter = FRONT_MATTER.exec(source);
  if (!frontMatter) {
    problems.push({ file, field: "", message: "expected front matter between two lines of ---" });
    return undefined;
  }
  // An empty line for the ---, so that the lines named are those of the file.
  const matter = parseYaml(`\n${frontMatter[1]}`, file, postMatterSchema, problems, firm);
  const unfilled = source.slice(frontMatter[0].length);
  const linesBefore = frontMatter[0].split("\n").length - 1;
  const complain = (line: number, message: string) => {
    problems.push({ file, field: `line ${linesBefore + line}`, message });
  };
  const forbidden = findForbidden(unfilled);
  if (forbidden) {
    complain(unfilled.slice(0, forbidden.index).split("\n").length, describeForbidden(forbidden.name));
    return undefined;
  }
  const markdown = fillLines(unfilled, file, firm, complain);
  const article = keepArticle(file, markdown, () => parseArticle(markdown));
  if ("message" in article) {
    complain(article.line, article.message);
    return undefined;
  }
  if (!matter) return undefined;
  if (file !== postFile(matter.slug)) {
    problems.push({ file, field: "slug", message: `expected the file's name, got “${matter.slug}”` });
  }
  const { content, list, conclusion, heading1, heading2, listHeading } = article;
  const texts = [...content, ...list, ...conclusion, [heading1], [heading2], [listHeading]];
  const words = countWords(texts.map(plainText).join(" "));
  const links = article.links.map(({ url, line }) => ({ url, line: linesBefore + line }));
  return {
    ...matter,
    ...article,
    links,
    markdown,
    words,
    readTime: Math.max(1, Math.round(words / READING_SPEED)),
  };
}

/** Puts the company's facts into Markdown, line by line: a problem is told with its line, counted from 1. */
function fillLines(
  markdown: string,
  file: string,
  firm: Firm,
  report: (line: number, message: string) => void,
): string {
  return markdown
    .split("\n")
    .map((source, line) => {
      const { text, problems } = fillText(source, file, firm, escapeMarkdown);
      for (const message of problems) report(line + 1, message);
      return text;
    })
    .join("\n");
}

/** The texts of articles as plain strings, by file, for the search for sentences that stand twice. */
export function postTexts(posts: readonly Post[]): [file: string, texts: unknown][] {
  return posts.map(({ slug, excerpt, content, list, conclusion }) => {
    const texts = {
      excerpt,
      content: content.map(plainText),
      list: list.map(plainText),
      conclusion: conclusion.map(plainText),
    };
    return [postFile(slug), texts];
  });
}

function findDuplicateIds(posts: readonly Post[]): ContentProblem[] {
  return posts.flatMap(({ id, slug }, index) => {
    const earlier = posts.findIndex((post) => post.id === id);
    if (earlier === index) return [];
    return [
      {
        file: postFile(slug),
        field: "id",
        message: `“${id}” is the id of ${postFile(posts[earlier]!.slug)} already`,
      },
    ];
  });
}
