import type { CurrentRequest } from "@/lib/portal/derived-state";

/** The DOM id of the link that opens a request; the focus returns to it. */
export const linkIdOf = (label: string) => `request-${label}`;

/** The part of a label that two requests may share: "CR-0142" of "CR-0142-2". */
export const numberOf = (label: string) => label.split("-").slice(0, 2).join("-");

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
