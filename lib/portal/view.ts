import { SESSION_KEY } from "./records/keys";
import type { PortalRecord, ServiceRequest, SessionUser } from "./records/schema";
import { joinAccounts, type Accounts } from "./rules/accounts";
import { customerRows, type CustomerRow } from "./rules/customers";
import { foldRequests, requestsOf } from "./rules/requests";
import { may } from "./rules/roles";
import { totalsOf, type Totals } from "./rules/totals";
import { sessionUserOf } from "./session";
import type { Records } from "./storage/record-storage";

/** The values of all records of one kind. */
export function valuesOf<K extends PortalRecord["kind"]>(records: Records, kind: K) {
  type Value = Extract<PortalRecord, { kind: K }>["value"];
  return [...records.values()].filter((record) => record.kind === kind).map(({ value }) => value as Value);
}

/** Accounts and requests, put together from the records. */
export interface Ledger {
  accounts: Accounts;
  /** All requests with their present status, newest first, each under its account's id. */
  requests: ServiceRequest[];
}

export function ledgerOf(records: Records): Ledger {
  const accounts = joinAccounts(valuesOf(records, "user"));
  const requests = foldRequests(valuesOf(records, "request"), valuesOf(records, "change"));
  return {
    accounts,
    requests: requests.map((request) => {
      const userId = accounts.accountOf(request.userId);
      return userId === request.userId ? request : { ...request, userId };
    }),
  };
}

/** What the screens show. Nobody's view holds more than their role may see. */
export interface PortalView {
  /** Who is signed in; null is nobody. */
  user: SessionUser | null;
  ownRequests: ServiceRequest[];
  totals: Totals;
  /** For administrators; empty for others. */
  allRequests: ServiceRequest[];
  /** For administrators; empty for others. */
  customers: CustomerRow[];
}

/** Who is signed in, by the account where there is one: it may have changed since. */
export function signedInUser(records: Records, { accounts }: Ledger): SessionUser | null {
  const record = records.get(SESSION_KEY);
  if (record?.kind !== "session") return null;
  const account = accounts.find(record.value.id);
  return account ? sessionUserOf(account) : record.value;
}

export function viewOf(records: Records): PortalView {
  const ledger = ledgerOf(records);
  const user = signedInUser(records, ledger);
  const ownRequests = user && may(user, "see-own-requests") ? requestsOf(user.id, ledger.requests) : [];
  return {
    user,
    ownRequests,
    totals: totalsOf(ownRequests),
    allRequests: may(user, "see-all-requests") ? ledger.requests : [],
    customers: may(user, "see-customers") ? customerRows(ledger.accounts.users, ledger.requests) : [],
  };
}
