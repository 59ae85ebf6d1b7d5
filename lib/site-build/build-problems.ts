/** Everything that can be known of a build's content and settings without building. */
import { readSettings } from "export-kit/settings";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { ContentError, describeCount, formatProblem } from "@/lib/content/problems";
import { siteUrl } from "@/lib/env";
import { securityTxtEnd } from "@/lib/seo/security-txt";
import options from "../../export-kit.config.mjs";
import { checkExpiry } from "./security-txt";

/**
 * @param now the clock, against which only the end of `security.txt` is measured
 * @returns one line for each mistake: the setting, or file and field, and what was expected
 */
export function findBuildProblems(now: Date): string[] {
  const settings = [siteUrl, () => readSettings(options)].flatMap(problemsOf);
  const content = problemsOf(getContent);
  // What is said of valid content, and which landing pages a scope leaves of it.
  const rest =
    content.length > 0 ? [] : [getLandingCatalogue, () => checkSecurityTxt(now)].flatMap(problemsOf);
  return [...settings, ...content, ...rest];
}

/** The report as it is printed; empty where there are no problems. */
export function reportProblems(problems: readonly string[]): string {
  if (problems.length === 0) return "";
  return `\n${describeCount(problems.length)}, nothing was built:\n${problems.join("\n")}\n`;
}

/** What a reader throws, without its stack: mistakes are made in content and settings, not in the readers. */
function problemsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem);
    // An error of another kind is ours, and its stack is needed.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return [`  ${error.message}`];
  }
}

function checkSecurityTxt(now: Date): void {
  checkExpiry(securityTxtEnd(getContent().site.security), now);
}
