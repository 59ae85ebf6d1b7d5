/** Compares landing pages rendered by Next with the same pages rendered by the engine. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isComment, isTag, isText, type AnyNode } from "domhandler";
import { parseDocument } from "htmlparser2";
import { listFiles } from "./site/files";

/** Whether only pages rendered by Next have a node: framework scripts, their preloads, and comments. */
function isFramework(node: AnyNode): boolean {
  if (isComment(node)) return true;
  if (!isTag(node)) return false;
  if (node.name === "script") return node.attribs.type !== "application/ld+json";
  return node.name === "link" && ["script", "style"].includes(node.attribs.as ?? "");
}

/**
 * Writes a document with one line for each element and text, indented by depth, with sorted attributes. The package's
 * tests, which import nothing of the site, have the same in `packages/export-kit/test/foreign/compare.mjs`.
 */
export function outline(html: string): string[] {
  const lines: string[] = [];
  const walk = (nodes: readonly AnyNode[], depth: number) => {
    let text = "";
    const flush = () => {
      if (text) lines.push(`${" ".repeat(depth)}${JSON.stringify(text)}`);
      text = "";
    };
    for (const node of nodes) {
      if (isFramework(node)) continue;
      // Next separates adjacent texts with comments.
      if (isText(node)) text += node.data;
      else if (isTag(node)) {
        flush();
        const attributes = Object.entries(node.attribs)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
        lines.push(`${" ".repeat(depth)}<${node.name}${attributes.join("")}>`);
        walk(node.children, depth + 1);
      }
    }
    flush();
  };
  walk(parseDocument(html).children, 0);
  return lines;
}

export function firstDifference(reference: string, candidate: string): string | undefined {
  const [expected, got] = [outline(reference), outline(candidate)];
  for (let index = 0; index < Math.max(expected.length, got.length); index += 1) {
    if (expected[index] !== got[index]) {
      return `expected ${expected[index]?.trim() ?? "the end"}, got ${got[index]?.trim() ?? "the end"}`;
    }
  }
  return undefined;
}

export interface EngineComparison {
  /** Number of landing pages compared, not counting hubs. */
  landingPages: number;
  problems: string[];
}

/** Folders with pages that the engine writes. */
const COMPARED = ["seo", "services"];

function listPages(site: string): string[] {
  return COMPARED.flatMap((folder) =>
    listFiles(path.join(site, folder))
      .filter((file) => file.endsWith(".html"))
      .map((file) => path.join(folder, file)),
  );
}

/** Compares all landing pages and hubs of two sites: the reference is built by Next, the candidate by our engine. */
export function compareEngines(referenceSite: string, candidateSite: string): EngineComparison {
  const files = listPages(referenceSite);
  const problems = listPages(candidateSite)
    .filter((file) => !files.includes(file))
    .map((file) => `${file} was written by our engine only`);
  for (const file of files) {
    try {
      const [reference, candidate] = [referenceSite, candidateSite].map((site) =>
        readFileSync(path.join(site, file), "utf8"),
      );
      const difference = firstDifference(reference!, candidate!);
      if (difference) problems.push(`${file}: ${difference}`);
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`);
    }
  }
  return { landingPages: files.filter((file) => file.startsWith("seo")).length, problems };
}
