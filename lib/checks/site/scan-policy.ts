/** What the Content-Security-Policy forbids, found in a finished page. */
import { FLIGHT_BLOCK, flightText, isInlineScript, readFlightBlock } from "@/lib/site-build/built-site";

/** Everything up to a tag's end that could be an attribute. React escapes `<` and `>` in text and values. */
const FORBIDDEN: readonly [RegExp, string][] = [
  [/<[^<>]*[\s/"']style=/i, "has a style attribute"],
  [/<style\b/i, "has a style element"],
  [/<[^<>]*[\s/"']on[a-z]+=/i, "has an event handler"],
  [/<[^<>]*=["']?[\s\u0000-\u0020]*javascript:/i, "has a javascript: address"],
  [/<base\b/i, "has a base element"],
  [/<meta\b[^<>]*http-equiv=/i, "has a http-equiv"],
];

/**
 * Fits whatever one of the above fits, and little else: most of 215,000 pages need no closer look. An attribute
 * is read backwards from its `=`, since most letters begin none.
 */
const SUSPICIOUS = /=(?<=[^a-z](?:style|on[a-z]+|http-equiv)=)|javascript:|<(?:style|base)\b/i;

/** Whether a page, or a stretch of it between tags, needs the closer look. */
export function isSuspicious(html: string): boolean {
  return SUSPICIOUS.test(html);
}

const SCRIPT = /<script\b([^>]*)/y;

/** The attributes of each script element. */
export function findScripts(html: string): string[] {
  const found: string[] = [];
  // Looked up as a text, since patterns take much longer over a page that has one script.
  for (let start = html.indexOf("<script"); start !== -1; start = html.indexOf("<script", start + 1)) {
    SCRIPT.lastIndex = start;
    const [, attributes] = SCRIPT.exec(html) ?? [];
    if (attributes !== undefined) found.push(attributes);
  }
  return found;
}

/**
 * What is against the policy in a page's HTML.
 *
 * @param suspicious whether it may hold what is forbidden, where that is known
 * @param scripts its scripts' attributes, where they are known
 */
export function findPolicyProblems(
  html: string,
  suspicious = isSuspicious(html),
  scripts = findScripts(html),
): string[] {
  const problems = suspicious
    ? FORBIDDEN.filter(([pattern]) => pattern.test(html)).map(([, problem]) => problem)
    : [];
  if (scripts.some(isInlineScript)) problems.push("has an inline script");
  if (
    scripts.some((attributes) => /\ssrc=/.test(attributes)) &&
    !/<head><script(?: defer="")? src="[^"]*">/.test(html)
  )
    problems.push("does not begin with the script that makes the Trusted Types policy");
  return problems;
}

/**
 * Whether a page has a block of flight data.
 *
 * @param scripts the attributes of each of its scripts
 */
export function hasFlightBlock(scripts: readonly string[]): boolean {
  return scripts.some((attributes) => `<script${attributes}>` === FLIGHT_BLOCK);
}

/**
 * What is wrong with a page's flight data, compared with the payload of the same page that Next wrote for
 * soft navigation.
 *
 * @param payload undefined where there is no such file
 * @param scripts its scripts' attributes, where they are known
 */
export function findFlightProblems(
  html: string,
  payload: string | undefined,
  scripts = findScripts(html),
): string[] {
  const pushes = hasFlightBlock(scripts) ? readFlightBlock(html) : undefined;
  if (!pushes) return html.includes("__next_f") ? ["has flight data outside the block"] : [];
  if (payload === undefined) return ["has no payload file to compare its flight data with"];
  return flightText(pushes) === payload ? [] : ["has other flight data than its payload file"];
}
