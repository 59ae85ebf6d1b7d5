/**
 * `npm run check:docs`: links and anchors resolve, paths and commands that documents name exist, as do files that comments
 * name, decision records are complete and linked with their code, and README stays one page. See docs/decisions/README.md.
 */
import path from "node:path";
import GithubSlugger from "github-slugger";
import { toString } from "mdast-util-to-string";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type Project, readProject } from "./project";

/** In bytes. */
const README_LIMIT = 6 * 1024;
/** Posts are content: its reader checks their links. */
const POSTS = "content/blog/";
const DECISION = /^docs\/decisions\/(\d{4})-[a-z\d-]+\.md$/;
const CODE = /\.(ts|tsx|mjs|css|ya?ml|json)$/;
/** The test of this check: it cites documents that it makes up. */
const OWN_TEST = "lib/lint/check-docs.test.ts";
const CITATION = /\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g;
/** Inline code that is a path from the project's root, without placeholders or patterns. */
const PATH =
  /^(?:(?:\.ci|\.github|app|components|content|docs|e2e|lib|packages|public)\/[\w.()[\]/-]*|[\w-]+\.config\.mjs)$/;
/** A file of code in a comment, by the end of its path. Types are checked where they import one from "./". */
const COMMENT = /(?:^\s*\*|(?:^|[\s{])(?:\/\/|\/\*\*?|#))\s(.*)/;
const FILE = /(?<![\w./*<{-])[\w()[\]-][\w./()[\]-]*\.(?:tsx?|mjs|css)\b/g;
const COMMAND = /\bnpm run ([\w:-]+)/g;

interface Reference {
  /** As written: a link's URL, or a path. */
  target: string;
  line: number;
}

interface Document {
  text: string;
  links: Reference[];
  paths: Reference[];
  /** Slugs of the headings, as GitHub makes them. */
  anchors: ReadonlySet<string>;
}

/** Every problem of a project's documentation, as `file:line: message`. */
export function findDocumentationProblems(project: Project): string[] {
  const documents = readDocuments(project);
  const citations = findCitations(project);
  return [
    ...[...documents].flatMap(([file, document]) => checkDocument(file, document, documents, project)),
    ...citations.flatMap(({ file, line, target }) =>
      checkLink(target, "", documents, project).map((message) => `${file}:${line}: ${message}`),
    ),
    ...checkDecisions(documents, citations, project),
    ...findLostFiles(project),
    ...findOrphans(documents),
    ...checkLength(project),
  ];
}

function readDocuments(project: Project): Map<string, Document> {
  const documents = new Map<string, Document>();
  for (const [file, read] of project)
    if (file.endsWith(".md") && !file.startsWith(POSTS)) documents.set(file, parseDocument(read()));
  return documents;
}

function parseDocument(text: string): Document {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  const links: Reference[] = [];
  const paths: Reference[] = [];
  visit(unified().use(remarkParse).parse(text), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "heading") anchors.add(slugger.slug(toString(node)));
    else if ("url" in node) links.push({ target: node.url, line });
    else if (node.type === "inlineCode" && PATH.test(node.value)) paths.push({ target: node.value, line });
  });
  return { text, links, paths, anchors };
}

/** The lines of code, from 1. */
function linesOfCode(project: Project): { file: string; line: number; text: string }[] {
  return [...project]
    .filter(([file]) => CODE.test(file) && file !== OWN_TEST)
    .flatMap(([file, read]) =>
      Array.from(read().split("\n"), (text, index) => ({ file, line: index + 1, text })),
    );
}

/** Where code cites a document. */
function findCitations(project: Project): (Reference & { file: string })[] {
  return linesOfCode(project).flatMap(({ file, line, text }) =>
    Array.from(text.matchAll(CITATION), ([target]) => ({ file, line, target })),
  );
}

/** Files that comments name and the project does not have. */
function findLostFiles(project: Project): string[] {
  const paths = Array.from(project.keys(), (file) => `/${file}`);
  return linesOfCode(project).flatMap(({ file, line, text }) =>
    Array.from(COMMENT.exec(text)?.[1]?.matchAll(FILE) ?? [], ([name]) => name)
      .filter((name) => !paths.some((known) => known.endsWith(`/${name}`)))
      .map((name) => `${file}:${line}: ${name} does not exist`),
  );
}

function checkDocument(
  file: string,
  { text, links, paths }: Document,
  documents: ReadonlyMap<string, Document>,
  project: Project,
): string[] {
  const at = (line: number, messages: string[]) => messages.map((message) => `${file}:${line}: ${message}`);
  return [
    ...links.flatMap(({ target, line }) => at(line, checkLink(target, file, documents, project))),
    // Documents of a package speak of the application that uses it.
    ...(file.startsWith("packages/") ? [] : paths)
      .filter(({ target }) => !exists(target, project))
      .flatMap(({ target, line }) => at(line, [`${target} does not exist`])),
    ...text
      .split("\n")
      .flatMap((words, index) =>
        [...words.matchAll(COMMAND)]
          .filter(([, script]) => !isScript(script!, file, project))
          .flatMap(([command]) => at(index + 1, [`package.json has no script for “${command}”`])),
      ),
  ];
}

/** @param from the file with the link; empty for paths from the project's root */
function checkLink(
  target: string,
  from: string,
  documents: ReadonlyMap<string, Document>,
  project: Project,
): string[] {
  if (/^[a-z]+:/i.test(target)) return [];
  const [to = "", anchor] = target.split("#", 2);
  const file = to ? path.posix.join(path.posix.dirname(from), to) : from;
  if (!exists(file, project)) return [`link to ${file}, which does not exist`];
  const document = documents.get(file);
  if (anchor !== undefined && !document?.anchors.has(anchor))
    return [`link to #${anchor}, and ${file} has no such heading`];
  return [];
}

/** Whether a path names a file or a folder of the project. */
function exists(target: string, project: Project): boolean {
  const name = target.replace(/\/$/, "");
  return project.has(name) || [...project.keys()].some((file) => file.startsWith(`${name}/`));
}

/** Whether the document's own package, or the project, has a script of a name. */
function isScript(name: string, file: string, project: Project): boolean {
  const packages = file
    .split("/")
    .map((_, depth, parts) => [...parts.slice(0, depth), "package.json"].join("/"));
  return packages.some((candidate) => {
    const read = project.get(candidate);
    return read && Object.hasOwn((JSON.parse(read()) as { scripts?: object }).scripts ?? {}, name);
  });
}

/**
 * Each decision must have a unique number, a date and a status, and be linked from code that it names; not from that of
 * `packages/`, which is read without this repository.
 */
function checkDecisions(
  documents: ReadonlyMap<string, Document>,
  citations: readonly (Reference & { file: string })[],
  project: Project,
): string[] {
  const numbers = new Map<string, string>();
  return [...documents].flatMap(([file, { text, paths }]) => {
    const number = DECISION.exec(file)?.[1];
    if (!number) return [];
    const problems: string[] = [];
    const before = numbers.get(number);
    if (before) problems.push(`has the number of ${before}`);
    numbers.set(number, file);
    const date = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1];
    if (!date || !new Date(date).toJSON()?.startsWith(date))
      problems.push("expected a line “- Date: 2026-11-20”");
    if (!/^- Status: (accepted|replaced by \[)/m.test(text))
      problems.push("expected a line “- Status: accepted” or “- Status: replaced by [0000](…)”");
    const named = new Set(paths.map(({ target }) => target).filter((target) => project.has(target)));
    const isOfPackages = named.size > 0 && [...named].every((code) => code.startsWith("packages/"));
    if (!isOfPackages && !citations.some(({ file: code, target }) => target === file && named.has(code)))
      problems.push("expected a file that this record names to link back: “@see” and this path");
    return problems.map((problem) => `${file}:1: ${problem}`);
  });
}

/** Documents that no other document links to. */
function findOrphans(documents: ReadonlyMap<string, Document>): string[] {
  const linked = new Set(
    [...documents].flatMap(([from, { links }]) =>
      links.map(({ target }) => path.posix.join(path.posix.dirname(from), target.split("#")[0]!)),
    ),
  );
  return [...documents.keys()]
    .filter((file) => file.startsWith("docs/") && !linked.has(file))
    .map((file) => `${file}:1: no document links to it`);
}

function checkLength(project: Project): string[] {
  const length = Buffer.byteLength(project.get("README.md")?.() ?? "");
  return length > README_LIMIT
    ? [`README.md:1: ${length} bytes, expected at most ${README_LIMIT}: move details to docs/`]
    : [];
}

/** Prints the problems of the working directory. */
export function main(): void {
  const problems = findDocumentationProblems(readProject());
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the documentation`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
