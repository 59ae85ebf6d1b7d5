import type { CurrentRequest, CustomerRow } from "@/lib/portal";

/** A request in a list. Administrators' lists also have the customer. */
export interface ListedRequest extends CurrentRequest {
  customer?: string;
  email?: string;
  company?: string;
}

/** The rows as they were made last: an unchanged one stays the same object, so that its row is not rendered again. */
const known = new WeakMap<CurrentRequest, ListedRequest>();

function withCustomer(request: CurrentRequest, owner: CustomerRow | undefined): ListedRequest {
  const customer = owner ? `${owner.firstName} ${owner.lastName}` : "Not a customer";
  const { email = "", company = "" } = owner ?? {};
  const before = known.get(request);
  if (before?.customer === customer && before.email === email && before.company === company) return before;
  const row = { ...request, customer, email, company };
  known.set(request, row);
  return row;
}

/** Adds the customers' names and emails. Requests of administrators are marked "Not a customer". */
export function withCustomers(
  requests: readonly CurrentRequest[],
  customers: readonly CustomerRow[],
): ListedRequest[] {
  const byId = new Map(customers.map((row) => [row.id, row]));
  return requests.map((request) => withCustomer(request, byId.get(request.userId)));
}
