import type { CurrentRequest, CustomerRow } from "@/lib/portal";

/** A request in a list. Administrators' lists also have the customer. */
export interface ListedRequest extends CurrentRequest {
  customer?: string;
  email?: string;
  company?: string;
}

/** Adds the customers' names and emails. Requests of administrators are marked "Not a customer". */
export function withCustomers(
  requests: readonly CurrentRequest[],
  customers: readonly CustomerRow[],
): ListedRequest[] {
  const byId = new Map(customers.map((row) => [row.id, row]));
  return requests.map((request) => {
    const owner = byId.get(request.userId);
    return {
      ...request,
      customer: owner ? `${owner.firstName} ${owner.lastName}` : "Not a customer",
      email: owner?.email ?? "",
      company: owner?.company ?? "",
    };
  });
}
