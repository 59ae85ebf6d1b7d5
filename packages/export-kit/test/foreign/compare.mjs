// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { isComment, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

/** @typedef {import("domhandler").AnyNode} AnyNode */

/** Whether a node is a script, a comment or a preload for scripts. Pages of collections have none. @param {AnyNode} node */
function isFramework(node) {
  if (isComment(node)) return true;
  if (!isTag(node)) return false;
  if (node.name === "script") return node.attribs.type !== "application/ld+json";
  return node.name === "link" && ["script", "style"].includes(node.attribs.as ?? "");
}

/**
 * Formats a document as lines, one for each element and text, indented by depth, with sorted attributes.
 *
 * @param {string} html
 */
export function outline(html) {
  /** @type {string[]} */
  const lines = [];
  /** @param {readonly AnyNode[]} nodes @param {number} depth */
  const walk = (nodes, depth) => {
    let text = "";
    const flush = () => {
      if (text) lines.push(`${" ".repeat(depth)}${JSON.stringify(text)}`);
      text = "";
    };
    for (const node of nodes) {
      if (isFramework(node)) continue;
      // React separates neighbouring texts by comments.
      if (isText(node)) text += node.data;
      if (!isTag(node)) continue;
      flush();
      const attributes = Object.entries(node.attribs)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
      lines.push(`${" ".repeat(depth)}<${node.name}${attributes.join("")}>`);
      walk(node.children, depth + 1);
    }
    flush();
  };
  walk(parseDocument(html).children, 0);
  return lines;
}

/**
 * The first difference between two documents; undefined if they are equal.
 *
 * @param {string} reference
 * @param {string} candidate
 */
export function firstDifference(reference, candidate) {
  const [expected, got] = [outline(reference), outline(candidate)];
  for (let index = 0; index < Math.max(expected.length, got.length); index += 1) {
    if (expected[index] !== got[index])
      return `expected ${expected[index]?.trim() ?? "the end"}, got ${got[index]?.trim() ?? "the end"}`;
  }
  return undefined;
}

/**
 * Compares pages of two finished sites.
 *
 * @param {string} reference folder of the site to compare with
 * @param {string} candidate
 * @param {readonly string[]} files
 * @returns {string[]} one difference for each page that differs
 */
export function comparePages(reference, candidate, files) {
  return files.flatMap((file) => {
    const difference = firstDifference(
      readFileSync(path.join(reference, file), "utf8"),
      readFileSync(path.join(candidate, file), "utf8"),
    );
    return difference === undefined ? [] : [`${file}: ${difference}`];
  });
}
