import { readFileSync } from "node:fs";
import path from "node:path";
import { routes } from "@/lib/routes";
import { LLMS_TXT_LINES } from "@/lib/seo/llms-txt";
import type { CheckResult } from "../check-result";
import { pathOfFile } from "./files";

/**
 * Checks that /llms.txt is short and links to pages and files that exist.
 *
 * @param files of the site, as URL paths
 */
export function checkLlmsTxt(root: string, files: readonly string[], origin: string): CheckResult {
  const text = readFileSync(path.join(root, routes.llmsTxt()), "utf8");
  const known = new Set(files.flatMap((file) => [file, pathOfFile(file)]));
  return {
    name: "llms.txt is short, and its links resolve",
    problems: findLlmsTxtProblems(text, known, origin),
  };
}

export function findLlmsTxtProblems(text: string, known: ReadonlySet<string>, origin: string): string[] {
  const lines = text.trimEnd().split("\n");
  const links = Array.from(text.matchAll(/\]\(([^)\s]*)\)/g), ([, url]) => url!);
  return [
    ...(lines.length > LLMS_TXT_LINES
      ? [`llms.txt has ${lines.length} lines, expected at most ${LLMS_TXT_LINES}`]
      : []),
    ...(links.length === 0 ? ["llms.txt has no links"] : []),
    ...links
      .filter((url) => !url.startsWith(`${origin}/`) || !known.has(url.slice(origin.length)))
      .map((url) => `llms.txt links to ${url}, which is no page or file of the site`),
  ];
}
