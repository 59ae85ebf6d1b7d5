import { memoizeByObject, memoizeLatest } from "../memoize";
import { NO_PASSWORD } from "../password-hashing";
import type { ServiceRequest, User } from "../records/schema";

/** A row of the administrator's list of customers. */
export interface CustomerRow extends Pick<User, "id" | "email" | "firstName" | "lastName" | "company"> {
  /** False for samples and for customers from a CSV file until one is set. */
  hasPassword: boolean;
  requestCount: number;
  /** The sum of the estimates of completed requests, in GBP. */
  totalSpent: number;
  /** The services the customer has requested, without duplicates, in alphabetical order. */
  servicesUsed: string[];
  /** ISO time of the customer's latest request; of the sign-up if there is none. */
  lastActive: string;
}

/** The rows of each account as they were computed last: a status of one request changes one row. */
const rowsOf = memoizeByObject((user: User) =>
  memoizeLatest((own: readonly ServiceRequest[]) => computeRow(user, own)),
);

function computeRow(user: User, own: readonly ServiceRequest[]): CustomerRow {
  const { id, email, firstName, lastName, company, password } = user;
  let latest = Date.parse(user.createdAt);
  for (const { createdAt } of own) latest = Math.max(latest, Date.parse(createdAt));
  return {
    id,
    email,
    firstName,
    lastName,
    company,
    hasPassword: password !== NO_PASSWORD,
    requestCount: own.length,
    totalSpent: totalsOf(own).totalSpent,
    servicesUsed: [...new Set(own.map(({ service }) => service))].sort(),
    lastActive: new Date(latest).toISOString(),
  };
}

/** One row per account that is not an administrator's, with figures from its requests: docs/behaviour.md#requests. */
export function customerRows(users: readonly User[], requests: readonly ServiceRequest[]): CustomerRow[] {
  // Grouped once, because filtering all requests for each customer is quadratic.
  const requestsByUser = new Map<string, ServiceRequest[]>();
  for (const request of requests) {
    const own = requestsByUser.get(request.userId);
    if (own) own.push(request);
    else requestsByUser.set(request.userId, [request]);
  }
  return users
    .filter(({ isAdmin }) => !isAdmin)
    .map((user) => rowsOf(user)(requestsByUser.get(user.id) ?? []));
}

/** The figures on a customer's dashboard: docs/behaviour.md#requests. */
export function totalsOf(requests: readonly ServiceRequest[]) {
  const completed = requests.filter(({ status }) => status === "completed");
  return {
    /** Sum of the estimates of completed requests, in GBP, to the penny. */
    totalSpent: Math.round(completed.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0) * 100) / 100,
    /** Number of requests in progress. */
    activeProjects: requests.filter(({ status }) => status === "in-progress").length,
  };
}
