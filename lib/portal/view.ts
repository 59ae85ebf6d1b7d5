import { SESSION_KEY } from "./records/keys";
import {
  sessionUserOf,
  valuesOf,
  type Records,
  type ServiceRequest,
  type SessionUser,
} from "./records/schema";
import { joinAccounts, type Accounts } from "./rules/accounts";
import { customerRows, type CustomerRow } from "./rules/customers";
import { applyChanges, requestsOf } from "./rules/requests";
import { may } from "./rules/roles";
import { totalsOf, type Totals } from "./rules/totals";

/** Accounts and requests, computed from the records. */
export interface PortalData {
  accounts: Accounts;
  /** All requests with their current status, newest first. `userId` is the id of the joined account. */
  requests: ServiceRequest[];
}

export function resolveData(records: Records): PortalData {
  const accounts = joinAccounts(valuesOf(records, "user"));
  const requests = applyChanges(valuesOf(records, "request"), valuesOf(records, "change"));
  return {
    accounts,
    requests: requests.map((request) => {
      const userId = accounts.accountOf(request.userId);
      return userId === request.userId ? request : { ...request, userId };
    }),
  };
}

/** The data on the screens. It contains only what the user's role may see. */
export interface PortalView {
  /** The signed-in user, or null. */
  user: SessionUser | null;
  ownRequests: ServiceRequest[];
  totals: Totals;
  /** For administrators; otherwise empty. */
  allRequests: ServiceRequest[];
  /** For administrators; otherwise empty. */
  customers: CustomerRow[];
}

/** The signed-in user. Read from the account if there is one, because it may have changed since sign-in. */
export function signedInUser(records: Records, { accounts }: PortalData): SessionUser | null {
  const record = records.get(SESSION_KEY);
  if (record?.kind !== "session") return null;
  const account = accounts.find(record.value.id);
  return account ? sessionUserOf(account) : record.value;
}

export function viewOf(records: Records): PortalView {
  const data = resolveData(records);
  const user = signedInUser(records, data);
  const ownRequests = user && may(user, "see-own-requests") ? requestsOf(user.id, data.requests) : [];
  return {
    user,
    ownRequests,
    totals: totalsOf(ownRequests),
    allRequests: may(user, "see-all-requests") ? data.requests : [],
    customers: may(user, "see-customers") ? customerRows(data.accounts.users, data.requests) : [],
  };
}
