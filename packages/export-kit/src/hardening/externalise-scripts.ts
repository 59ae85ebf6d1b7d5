/** Makes a page of Next's export work without inline scripts. Pure: text in, text out. */
import { canonicalFlight, FLIGHT_BLOCK, type FlightPush } from "./flight";

/** URLs of the scripts that rewritten pages load. */
export interface SharedScripts {
  /** Creates the Trusted Types policy; first in the head. */
  trustedTypes: string;
  /** Reads the block of flight data. */
  flightLoader: string;
}

/** A script element: its attributes and its text, which HTML ends at the next `</script`. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/g;
/** Data blocks, which browsers do not run. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/;
/** Inline blocks without JavaScript that the policy blocks nevertheless, and that cannot be moved to files. */
const OTHER_TYPE = /\stype="(?:importmap|speculationrules)"/;
/** Next's inline scripts with flight data: the first of a page, which may include the state of a form, and the rest. */
const FIRST_FLIGHT =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)(?:;self\.__next_f\.push\((\[2,[\s\S]*\])\))?$/;
const MORE_FLIGHT = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;

/** Tells the kind of a script element. */
export function scriptKind(attributes: string): "data" | "file" | "inline" {
  if (DATA_TYPE.test(attributes)) return "data";
  return /\ssrc=/.test(attributes) ? "file" : "inline";
}

/**
 * Moves a page's flight data to one inert block and every other inline script to a file, and puts the Trusted Types
 * policy first in the head. A page without scripts is returned unchanged.
 *
 * @param writeScript writes the text of a script to a file and returns its URL
 * @throws Error if the page differs from what Next is known to write
 */
export function externaliseScripts(
  html: string,
  shared: SharedScripts,
  writeScript: (code: string) => string,
): string {
  const kinds = [...html.matchAll(SCRIPT)].map(([, attributes = ""]) => scriptKind(attributes));
  if (kinds.every((kind) => kind === "data")) return html;
  const pushes: FlightPush[] = [];
  const rewritten = html.replace(SCRIPT, (element: string, attributes: string, code: string) => {
    if (scriptKind(attributes) !== "inline") return element;
    if (OTHER_TYPE.test(attributes)) throw new Error(`an inline <script${attributes}> cannot be moved`);
    const flight = readFlight(code);
    if (!flight) return scriptElement(writeScript(code), attributes);
    for (const push of flight) pushes.push(JSON.parse(push));
    return "";
  });
  if (pushes.length === 0) throw new Error("has scripts but no flight data");
  const head = /<head\b[^>]*>/.exec(rewritten);
  const end = rewritten.lastIndexOf("</body>");
  if (!head || end < head.index) throw new Error("has no head or no end of the body");
  const afterHead = head.index + head[0].length;
  // Joined, not replaced: `$` has a meaning in replacement strings, and flight data are full of it.
  return [
    rewritten.slice(0, afterHead),
    scriptElement(shared.trustedTypes),
    rewritten.slice(afterHead, end),
    FLIGHT_BLOCK,
    escapeForScript(JSON.stringify(canonicalFlight(pushes))),
    "</script>",
    scriptElement(shared.flightLoader),
    rewritten.slice(end),
  ].join("");
}

/**
 * Reads what a flight script pushes, as JSON:
 *
 * - `(self.__next_f=self.__next_f||[]).push([0])` has `[0]`, and with the state of a form,
 *   `….push([0]);self.__next_f.push([2,["a"]])`, also `[2,["a"]]`
 * - `self.__next_f.push([1,"1:null"])` has `[1,"1:null"]`
 *
 * @returns undefined for scripts that do not mention `__next_f`
 * @throws Error for others that do, such as `self.__next_f.unshift([1])`
 */
function readFlight(code: string): string[] | undefined {
  const [, ...found] = FIRST_FLIGHT.exec(code) ?? MORE_FLIGHT.exec(code) ?? [];
  const pushes = found.filter((push) => push !== undefined);
  if (pushes.length > 0) return pushes;
  if (code.includes("__next_f")) throw new Error(`flight data in an unknown format: ${code.slice(0, 80)}…`);
  return undefined;
}

function scriptElement(url: string, attributes = ""): string {
  return `<script${attributes} src="${url}"></script>`;
}

/** Next escapes `<` already. If it ever does not, the text must neither end the block nor open a comment. */
function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
