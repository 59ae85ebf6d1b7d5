import { optionLabel, type BulkChange, type Undone } from "@/lib/portal";

/** "1 request", "12 requests". */
export const countOf = (count: number) => `${count} ${count === 1 ? "request" : "requests"}`;

/** In the past tense: true also after another tab has changed some of them. */
export function describeBulk({ status, changes, stored }: BulkChange): string {
  if (changes.length === 0) return `All of them were already set to ${optionLabel(status)}.`;
  const done = `${countOf(changes.length)} ${changes.length === 1 ? "was" : "were"} set to ${optionLabel(status)}`;
  return stored === changes.length
    ? `${done}.`
    : `${done}, but only ${stored} of the changes could be stored.`;
}

/** What undoing has done. */
export function describeUndone({ restored, left }: Undone): string {
  const done = `${countOf(restored)} ${restored === 1 ? "has its" : "have their"} previous status again.`;
  if (left === 0) return done;
  return `${done} ${countOf(left)} changed meanwhile and ${left === 1 ? "was left as it is" : "were left as they are"}.`;
}
