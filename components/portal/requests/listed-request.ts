import type { CustomerRow, ServiceRequest } from "@/lib/portal";

/** A request in a list; with its customer where the list is an administrator's. */
export interface ListedRequest extends ServiceRequest {
  customer?: string;
  email?: string;
}

/** Puts the names of customers to requests; the administrator's own have none of them. */
export function withCustomers(
  requests: readonly ServiceRequest[],
  customers: readonly CustomerRow[],
): ListedRequest[] {
  const byId = new Map(customers.map((row) => [row.id, row]));
  return requests.map((request) => {
    const owner = byId.get(request.userId);
    return {
      ...request,
      customer: owner ? `${owner.firstName} ${owner.lastName}` : "Not a customer",
      email: owner?.email ?? "",
    };
  });
}
