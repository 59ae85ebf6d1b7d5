import { decode } from "@/lib/reading/decode";
import { readLog } from "@/lib/tools/call-log/read-log";
import type { Usage } from "./rules/monthly-usage";

/**
 * The contacts of the last month of a call log, read as the tool for call logs reads it; or what to say instead. Apart from
 * the rules, because few visits need the reader.
 *
 * @param zone for logs in UTC
 */
export function readUsage(bytes: Uint8Array, zone: string): Omit<Usage, "plan"> | { message: string } {
  const decoded = decode(bytes);
  if ("instead" in decoded)
    return { message: `This is ${decoded.instead}. Save or export it as CSV, and load that.` };
  const { calls, problem, questions } = readLog(decoded.text, { zone });
  const open = problem ?? questions[0]?.text;
  if (open !== undefined) return { message: open };
  const found = usageOfCalls(calls);
  return found ? { ...found, source: "log" } : { message: "No call in this file came in." };
}

/**
 * The contacts of the last month of a log, to the day of its last call.
 *
 * @param calls their starts in seconds since 1970, on the firm's clock, in order
 */
function usageOfCalls(
  calls: readonly { at: number }[],
): Pick<Usage, "month" | "until" | "contacts"> | undefined {
  const last = calls.at(-1);
  if (!last) return undefined;
  const dayOf = ({ at }: { at: number }) => new Date(at * 1000).toISOString().slice(0, 10);
  const month = dayOf(last).slice(0, 7);
  const contacts = calls.filter((call) => dayOf(call).startsWith(month)).length;
  return { month, until: Number(dayOf(last).slice(8)), contacts };
}
