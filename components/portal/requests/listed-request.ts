import type { CurrentRequest, CustomerRow } from "@/lib/portal";

/** A request in a list. Administrators' lists also have the customer. */
export interface ListedRequest extends CurrentRequest {
  customer?: string;
  email?: string;
  company?: string;
  /** What others have done since the signed-in account has seen it, such as "2 comments". */
  news?: string;
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

const knownWithNews = new WeakMap<ListedRequest, ListedRequest>();

/** Adds the news of requests, by id. A request without news stays the same object, and so does one with the same news. */
export function withNews(
  requests: readonly ListedRequest[],
  news: ReadonlyMap<string, string>,
): readonly ListedRequest[] {
  if (news.size === 0) return requests;
  return requests.map((request) => {
    const text = news.get(request.id);
    if (text === undefined) return request;
    const before = knownWithNews.get(request);
    const next = before?.news === text ? before : { ...request, news: text };
    knownWithNews.set(request, next);
    return next;
  });
}
