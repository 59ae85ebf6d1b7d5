import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { parse } from "yaml";

const FOLDER = path.join(process.cwd(), "posts");
const EXTENSION = ".md";

const markdown = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify).freeze();

/** Slugs of all posts, in order. */
export function listSlugs() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .sort();
}

/** Front matter and text of a post; undefined for an unknown slug. */
export function readPost(slug) {
  let file;
  try {
    file = readFileSync(path.join(FOLDER, slug + EXTENSION), "utf8");
  } catch {
    return undefined;
  }
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file);
  return { slug, ...parse(head), text };
}

let all;

export function readPosts() {
  all ??= listSlugs().map(readPost);
  return all;
}

export function readTags() {
  return [...new Set(readPosts().flatMap(({ tags }) => tags))].sort();
}

export function renderMarkdown(text) {
  return String(markdown.processSync(text));
}

/** Renders Markdown to elements, for pages that hydrate: Trusted Types do not let React set HTML there. */
export function markdownElements(text) {
  return toElement(markdown.runSync(markdown.parse(text)), 0);
}

function toElement(node, key) {
  if (node.type === "text") return node.value;
  const children = node.children.map(toElement);
  return node.type === "root"
    ? children
    : createElement(node.tagName, { key, ...node.properties }, ...children);
}
