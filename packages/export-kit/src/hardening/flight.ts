/** Flight data: the React tree that Next pushes to `__next_f`, from which the browser hydrates the page. */

/** The block of a rewritten page with its flight data: JSON, which browsers do not run. */
export const FLIGHT_ATTRIBUTE = "data-flight";
export const FLIGHT_BLOCK = `<script type="application/json" ${FLIGHT_ATTRIBUTE}="">`;

/** An entry that Next pushes: its kind, and in most cases text. */
export type FlightPush = [kind: number, ...rest: unknown[]];

/** Kind of entries that hold text. */
const TEXT = 1;

/** Reads the block of a rewritten page; undefined for a page without one. */
export function readFlightBlock(html: string): FlightPush[] | undefined {
  const start = html.indexOf(FLIGHT_BLOCK);
  if (start < 0) return undefined;
  const text = html.slice(start + FLIGHT_BLOCK.length, html.indexOf("</script", start));
  return JSON.parse(text) as FlightPush[];
}

/** Flight data in the form that does not depend on the version of Node: texts that follow each other joined, rows in order. */
export function canonicalFlight(pushes: readonly FlightPush[]): FlightPush[] {
  const joined: FlightPush[] = [];
  for (const push of pushes) {
    const last = joined.at(-1);
    if (push[0] === TEXT && last?.[0] === TEXT) joined[joined.length - 1] = [TEXT, `${last[1]}${push[1]}`];
    else joined.push(push);
  }
  return joined.map((push) => (push[0] === TEXT ? [TEXT, orderRows(push[1] as string)] : push));
}

/** A row: a line or, after these letters, as many bytes as it says. React's client reads the same letters. */
const ROW = /[\da-f]*:(?:[AGLMOSTUVbglmos]([\da-f]+),|[^\n]*\n)/y;

/**
 * Orders the rows of a payload as React does when it writes them all at once: modules with the texts they refer to and
 * symbols, hints, then all else. React writes in several goes, and where one ends depends on the version of Node.
 *
 * @returns the same text if it is not made of rows
 */
export function orderRows(text: string): string {
  if (!text.isWellFormed()) return text;
  const bytes = Buffer.from(text).toString("latin1");
  const rows: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    ROW.lastIndex = at;
    const [start = "", length = "0"] = ROW.exec(bytes) ?? [];
    const end = at + start.length + Number.parseInt(length, 16);
    if (!start || end > bytes.length) return text;
    rows.push(bytes.slice(at, end));
    at = end;
  }
  const modules = rows.filter((row) => /^[\da-f]+:I/.test(row)).join("");
  const texts = new Set([...modules.matchAll(/"\$([\da-f]+)"/g)].map(([, id]) => id));
  const rankOf = (row: string) => {
    const [, id, kind] = /^([\da-f]*):(I|H|"\$S|")?/.exec(row)!;
    if (kind === "I" || kind === '"$S' || (kind === '"' && texts.has(id))) return 0;
    return kind === "H" ? 1 : 2;
  };
  const ordered = rows.toSorted((a, b) => rankOf(a) - rankOf(b));
  return Buffer.from(ordered.join(""), "latin1").toString();
}

/** The text of all pushes, which is also the payload that soft navigation fetches for the page. */
export function flightText(pushes: readonly FlightPush[]): string {
  return pushes.map(([kind, text]) => (kind === TEXT ? (text as string) : "")).join("");
}
