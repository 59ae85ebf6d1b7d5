import { optionLabel, type BulkChange, type Undone } from "@/lib/portal";
import { counted } from "../format";

/** In the past tense: true also after another tab has changed some of them. */
export function describeBulk({ status, changes, stored }: BulkChange): string {
  if (changes.length === 0) return `All of them were already set to ${optionLabel(status)}.`;
  const done = `${counted(changes.length, "request")} ${changes.length === 1 ? "was" : "were"} set to ${optionLabel(status)}`;
  return stored === changes.length
    ? `${done}.`
    : `${done}, but only ${stored} of the changes could be stored.`;
}

/** What undoing has done. */
export function describeUndone({ restored, left }: Undone): string {
  const done = `${counted(restored, "request")} ${restored === 1 ? "has its" : "have their"} previous status again.`;
  if (left === 0) return done;
  return `${done} ${counted(left, "request")} changed meanwhile and ${left === 1 ? "was left as it is" : "were left as they are"}.`;
}
