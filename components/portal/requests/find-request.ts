import type { CurrentRequest, ListedRequest } from "@/lib/portal";
import { formatDay } from "../format";

/** The part of a label that two requests may share: "CR-0142" of "CR-0142-2". */
const numberOf = (label: string) => label.split("-").slice(0, 2).join("-");

/** What a link to a request names: its number, or its id if others have had the same number. */
export const linkOf = ({ id, label, sharesNumber }: CurrentRequest) => (sharesNumber ? id : label);

/**
 * The requests that a link may mean, by number or by id. An old link with a number that several requests have had, as
 * two browsers may give it, means any of them.
 */
export function findRequests<Request extends CurrentRequest>(
  requests: readonly Request[],
  name: string,
): readonly Request[] {
  const exact = requests.filter(({ id, label }) => id === name || label === name);
  if (exact.some(({ id }) => id === name)) return exact.filter(({ id }) => id === name);
  return numberOf(name) === name && exact.some(({ sharesNumber }) => sharesNumber)
    ? requests.filter(({ label }) => numberOf(label) === name)
    : exact;
}

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
