/**
 * Finds violations of the Content-Security-Policy in a finished page. The policy is in
 * `packages/export-kit/src/hardening/security-headers.ts`: a directive that changes there may change what is forbidden here.
 */
import { FLIGHT_BLOCK, flightText, readFlightBlock } from "@/packages/export-kit/src/hardening/flight";
import { scriptKind } from "@/packages/export-kit/src/hardening/externalise-scripts";

/** Attributes may be anywhere in a tag. React escapes `<` and `>` in text and in attribute values. */
const FORBIDDEN: readonly [RegExp, string][] = [
  [/<[^<>]*[\s/"']style=/i, "has a style attribute"],
  [/<style\b/i, "has a style element"],
  [/<[^<>]*[\s/"']on[a-z]+=/i, "has an event handler"],
  [/<[^<>]*=["']?[\s\u0000-\u0020]*javascript:/i, "has a javascript: address"],
  [/<base\b/i, "has a base element"],
  [/<meta\b[^<>]*http-equiv=/i, "has a http-equiv"],
];

/**
 * Matches all that the patterns above match, and little more: a faster first test, because most of the 215,000 pages
 * are clean. Attributes are matched backwards from `=`, which is rarer than the letters that may begin one.
 */
const SUSPICIOUS = /=(?<=[^a-z](?:style|on[a-z]+|http-equiv)=)|javascript:|<(?:style|base)\b/i;

const SCRIPT = /<script\b([^>]*)/y;

export function findScripts(html: string): string[] {
  const found: string[] = [];
  // Not a pattern, which takes much longer on a page with one script.
  for (let start = html.indexOf("<script"); start !== -1; start = html.indexOf("<script", start + 1)) {
    SCRIPT.lastIndex = start;
    const [, attributes] = SCRIPT.exec(html) ?? [];
    if (attributes !== undefined) found.push(attributes);
  }
  return found;
}

export function findPolicyProblems(html: string, scripts = findScripts(html)): string[] {
  const problems = SUSPICIOUS.test(html)
    ? FORBIDDEN.filter(([pattern]) => pattern.test(html)).map(([, problem]) => problem)
    : [];
  if (scripts.some((attributes) => scriptKind(attributes) === "inline"))
    problems.push("has an inline script");
  if (
    scripts.some((attributes) => /\ssrc=/.test(attributes)) &&
    !/<head><script(?: defer="")? src="[^"]*">/.test(html)
  )
    problems.push("does not begin with the script that makes the Trusted Types policy");
  return problems;
}

/** Whether a page has a block of flight data: the page hydrates. */
export function hasFlightBlock(scripts: readonly string[]): boolean {
  return scripts.some((attributes) => `<script${attributes}>` === FLIGHT_BLOCK);
}

/** Compares a page's flight data with the payload that Next wrote for soft navigation to the same page. */
export function findFlightProblems(
  html: string,
  readPayload: () => string | undefined,
  scripts = findScripts(html),
): string[] {
  const pushes = hasFlightBlock(scripts) ? readFlightBlock(html) : undefined;
  if (!pushes) return html.includes("__next_f") ? ["has flight data outside the block"] : [];
  const payload = readPayload();
  if (payload === undefined) return ["has no payload file to compare its flight data with"];
  return flightText(pushes) === payload ? [] : ["has flight data that differs from its payload file"];
}
