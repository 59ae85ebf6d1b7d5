/** Finds mistakes in the content and the settings before a build starts. */
import { readSettings } from "@/packages/export-kit/src/settings.mjs";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { ContentError, describeCount, formatProblem } from "@/lib/content/problems";
import { siteUrl } from "@/lib/env";
import options from "../../export-kit.config.mjs";
import { expiryProblems } from "./security-txt";

/** Returns a line for each problem: the setting, or the file and field, and what was expected. */
export function findBuildProblems(now: Date): string[] {
  const settings = [siteUrl, () => readSettings(options)].flatMap(problemsOf);
  const content = problemsOf(getContent);
  if (content.length > 0) return [...settings, ...content];
  const expiry = expiryProblems(getContent().site.security, now).map((problem) => `  ${problem}`);
  return [...settings, ...problemsOf(getLandingCatalogue), ...expiry];
}

export function reportProblems(problems: readonly string[]): string {
  if (problems.length === 0) return "";
  return `\n${describeCount(problems.length)}, nothing was built:\n${problems.join("\n")}\n`;
}

/** Returns the messages that `read` throws, without stacks: the mistake is in the content, not in the code. */
function problemsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem);
    // A TypeError and the like is a bug in our code: keep its stack.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return [`  ${error.message}`];
  }
}
