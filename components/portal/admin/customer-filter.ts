import type { CustomerRow } from "@/lib/portal";
import { formatDay } from "../format";
import { foldText, termsOf } from "../requests/search";

/** The filters of the list of customers. An empty string matches all. */
export interface CustomerFilter {
  query: string;
  /** A service that the customer has requested. */
  service: string;
  requests: "" | keyof typeof requestChoices;
}

export const NO_CUSTOMER_FILTER: CustomerFilter = { query: "", service: "", requests: "" };

/** Whether customers have requests, as a choice. */
export const requestChoices = { some: "With requests", none: "Without requests" } as const;

/** Returns true if any filter is set. */
export function isCustomerFiltered({ query, service, requests }: CustomerFilter): boolean {
  return [query.trim(), service, requests].some(Boolean);
}

/** Folded once for each row: a keystroke compares a thousand. Keyed by the object, which changes with its fields. */
const texts = new WeakMap<CustomerRow, string>();

function searchTextOf(row: CustomerRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const { id, firstName, lastName, company, email, servicesUsed, lastActive } = row;
  const days = [formatDay(lastActive), lastActive.slice(0, 10)];
  const fields = [`${firstName} ${lastName}`, company, email, ...servicesUsed, id, ...days];
  const text = foldText(fields.join("\n"));
  texts.set(row, text);
  return text;
}

/** The customers that match all filters, in the same order. The search is that of requests: `termsOf`. */
export function filterCustomers(
  customers: readonly CustomerRow[],
  { query, service, requests }: CustomerFilter,
): CustomerRow[] {
  const terms = termsOf(query);
  return customers.filter(
    (row) =>
      (service === "" || row.servicesUsed.includes(service)) &&
      (requests === "" || row.requestCount > 0 === (requests === "some")) &&
      (terms.length === 0 || terms.every((term) => searchTextOf(row).includes(term))),
  );
}
