/**
 * Reads the flight data of a page before and after it is rewritten.
 *
 * @see docs/decisions/0015-verify-rewritten-pages.md
 */
import { createContext, runInContext } from "node:vm";
import { FLIGHT_BLOCK } from "./flight-block";

/** Something that Next pushes: its kind, and text in most cases. */
export type FlightPush = [kind: number, ...rest: unknown[]];

const FLIGHT_SCRIPT = /<script>((?:\(?self\.__next_f)[\s\S]*?)<\/script/g;
/** Next's number for pushes of text. */
const TEXT = 1;

const page = createContext({});

/** What the scripts of a page as Next wrote it push when they are run. */
export function runFlight(html: string): FlightPush[] {
  runInContext("self = { __next_f: [] }", page);
  for (const [, code] of html.matchAll(FLIGHT_SCRIPT)) runInContext(code!, page);
  return JSON.parse(runInContext("JSON.stringify(self.__next_f)", page)) as FlightPush[];
}

/** What the block of a rewritten page holds; undefined for a page without one. */
export function readFlightBlock(html: string): FlightPush[] | undefined {
  const start = html.indexOf(FLIGHT_BLOCK);
  if (start < 0) return undefined;
  const text = html.slice(start + FLIGHT_BLOCK.length, html.indexOf("</script", start));
  return JSON.parse(text) as FlightPush[];
}

/** The text of all pushes together: the file that Next's soft navigation fetches for the same page. */
export function flightText(pushes: readonly FlightPush[]): string {
  return pushes.map(([kind, text]) => (kind === TEXT ? (text as string) : "")).join("");
}

/**
 * Makes sure that a page hands Next the same data as before.
 *
 * @throws Error where it does not
 */
export function assertSameFlight(before: string, after: string): void {
  const pushed = runFlight(before);
  const kept = readFlightBlock(after) ?? [];
  if (JSON.stringify(pushed) !== JSON.stringify(kept)) {
    throw new Error(`its flight data changed: ${pushed.length} pushes before, ${kept.length} after`);
  }
}
