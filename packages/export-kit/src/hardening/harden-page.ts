/** Rewrites one page of Next's export so that it works without inline scripts. Pure: text in, text out. */
import { FLIGHT_BLOCK } from "./flight-block";

/** The addresses of the scripts that a rewritten page loads. */
export interface SharedScripts {
  /** Makes the Trusted Types policy; first in the head. */
  trustedTypes: string;
  /** Reads the block of flight data. */
  flightLoader: string;
}

/** A script element: its attributes and its text. The text ends where HTML says, at the next `</script`. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/g;
/** Blocks of data, which no browser runs. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/;
/** Inline blocks that are no JavaScript and that the policy blocks all the same; they cannot be moved. */
const OTHER_TYPE = /\stype="(?:importmap|speculationrules)"/;
/** Next's inline scripts of flight data: the first of a page, with the state of a form where there is one, and the others. */
const FIRST_FLIGHT =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)(?:;self\.__next_f\.push\((\[2,[\s\S]*\])\))?$/;
const MORE_FLIGHT = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;

/** An inline script that a browser would run, or refuse to. */
export function isInlineScript(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !DATA_TYPE.test(attributes);
}

/**
 * The page with its flight data in one inert block, every other inline script moved to a file, and the
 * Trusted Types policy first in the head. A page without scripts stays as it is.
 *
 * @param externalise takes the text of a script and returns the address of its file
 * @throws Error when the page is not what Next is known to write
 * @see docs/decisions/0013-no-inline-scripts.md
 */
export function hardenPage(
  html: string,
  shared: SharedScripts,
  externalise: (code: string) => string,
): string {
  const pushes: string[] = [];
  let scripts = 0;
  const rewritten = html.replace(SCRIPT, (element: string, attributes: string, code: string) => {
    if (DATA_TYPE.test(attributes)) return element;
    scripts += 1;
    if (!isInlineScript(attributes)) return element;
    if (OTHER_TYPE.test(attributes)) throw new Error(`an inline <script${attributes}> cannot be moved`);
    const flight = readFlight(code);
    if (!flight) return scriptElement(externalise(code), attributes);
    pushes.push(...flight);
    return "";
  });
  if (scripts === 0) return html;
  if (pushes.length === 0) throw new Error("has scripts but no flight data");
  const head = /<head\b[^>]*>/.exec(rewritten);
  const end = rewritten.lastIndexOf("</body>");
  if (!head || end < head.index) throw new Error("has no head or no end of the body");
  const afterHead = head.index + head[0].length;
  // Cut and joined: in a replacement text `$` means something, and flight data are full of it.
  return [
    rewritten.slice(0, afterHead),
    scriptElement(shared.trustedTypes),
    rewritten.slice(afterHead, end),
    FLIGHT_BLOCK,
    escapeForScript(`[${pushes.join(",")}]`),
    "</script>",
    scriptElement(shared.flightLoader),
    rewritten.slice(end),
  ].join("");
}

/** The arguments of a script's pushes as they stand there, which is JSON; undefined for any other script. */
function readFlight(code: string): string[] | undefined {
  const [, ...found] = FIRST_FLIGHT.exec(code) ?? MORE_FLIGHT.exec(code) ?? [];
  const pushes = found.filter((push) => push !== undefined);
  if (pushes.length > 0) return pushes;
  if (code.includes("__next_f")) throw new Error(`flight data of an unknown form: ${code.slice(0, 80)}…`);
  return undefined;
}

function scriptElement(address: string, attributes = ""): string {
  return `<script${attributes} src="${address}"></script>`;
}

/** Next escapes `<` already. A text that has one anyway shall not end the block, nor open a comment. */
function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
