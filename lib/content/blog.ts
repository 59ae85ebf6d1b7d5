import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { keepLast } from "./keep-last.ts";
import { parseArticle, plainText } from "./markdown.ts";
import type { ContentProblem } from "./problems.ts";
import { postMatterSchema, type Post } from "./schema/post.ts";
import { countWords } from "./schema/text.ts";
import { parseYaml } from "./yaml.ts";

const FOLDER = "content/blog";
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;
/** Words a minute: what adults read of plain English on a screen, rounded down. */
const READING_SPEED = 200;

/** Path of an article from the project's root. */
function postFile(slug: string): string {
  return `${FOLDER}/${slug}.md`;
}

/**
 * Reads the articles of the blog.
 *
 * @param problems receives what is wrong; nothing is thrown, so that one run lists all
 * @returns the sound ones, newest first
 */
export function readPosts(root: string, problems: ContentProblem[]): Post[] {
  const posts: Post[] = [];
  const names = readdirSync(path.join(root, FOLDER)).filter((name) => name.endsWith(".md"));
  for (const name of names.sort()) {
    const file = `${FOLDER}/${name}`;
    const post = parsePost(readFileSync(path.join(root, file), "utf8"), file, problems);
    if (post) posts.push(post);
  }
  problems.push(...findDuplicateIds(posts));
  return posts.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.slug < b.slug ? -1 : 1));
}

const keepArticle = keepLast<ReturnType<typeof parseArticle>>();

/** One article from the text of its file; undefined where that left a problem. */
export function parsePost(source: string, file: string, problems: ContentProblem[]): Post | undefined {
  const frontMatter = FRONT_MATTER.exec(source);
  if (!frontMatter) {
    problems.push({ file, field: "", message: "expected front matter between two lines of ---" });
    return undefined;
  }
  const matter = parseYaml(frontMatter[1] ?? "", file, postMatterSchema, problems);
  const markdown = source.slice(frontMatter[0].length);
  const article = keepArticle(file, markdown, () => parseArticle(markdown));
  if ("message" in article) {
    const line = article.line + frontMatter[0].split("\n").length - 1;
    problems.push({ file, field: `line ${line}`, message: article.message });
    return undefined;
  }
  if (!matter) return undefined;
  if (file !== postFile(matter.slug)) {
    problems.push({ file, field: "slug", message: `expected the file's name, got “${matter.slug}”` });
  }
  const { content, list, conclusion, heading1, heading2, listHeading } = article;
  const texts = [...content, ...list, ...conclusion, [heading1], [heading2], [listHeading]];
  const words = countWords(texts.map(plainText).join(" "));
  return { ...matter, ...article, markdown, words, readTime: Math.max(1, Math.round(words / READING_SPEED)) };
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
    return [{ file: postFile(slug), field: "id", message: `“${id}” stands in another article already` }];
  });
}
