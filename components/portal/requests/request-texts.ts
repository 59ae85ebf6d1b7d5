import type { BulkChange, Undone } from "@/lib/portal/actions/set-statuses";
import type { CurrentRequest, ListedRequest } from "@/lib/portal/derived-state";
import { optionLabel } from "@/lib/portal/rules/options";
import { counted, formatDay } from "../format";
import { numberOf } from "./request-links";

/** The title of a request's page, such as "CR-0142 Live Chat Support". */
export function titleOf(found: readonly CurrentRequest[]): string {
  const [request, ...others] = found;
  if (!request) return "Request Not Found";
  return others.length > 0
    ? `${numberOf(request.label)}: which request?`
    : `${request.label} ${request.service}`;
}

/** Such as "Assigned to Morag Example, due 30 Nov 2026". */
export function textOfPlan({ assignee = "", due = "" }: { assignee?: string; due?: string }): string {
  const day = due && `due ${formatDay(`${due}T12:00`)}`;
  return [assignee ? `Assigned to ${assignee}` : "Assigned to nobody", day].filter(Boolean).join(", ");
}

/** What names a request for screen readers: several may be for one service and one customer. */
export const nameOf = ({ label, service, customer }: ListedRequest) =>
  [`${label}, ${service}`, customer && `for ${customer}`].filter(Boolean).join(" ");

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
