import { memoizeByObject, memoizeLatest } from "./memoize";
import { changesOf } from "./records/status-changes";
import { keyOf, SESSION_KEY } from "./records/storage-keys";
import {
  sessionUserOf,
  valuesOf,
  type PortalEvent,
  type Records,
  type Seen,
  type ServiceRequest,
  type SessionUser,
  type User,
} from "./records/schema";
import { applyAccountEvents, isOfAccount, joinAccounts } from "./rules/accounts";
import { customerRows, totalsOf, type CustomerRow } from "./rules/customers";
import { latestEvents } from "./rules/latest-events";
import { newsOf } from "./rules/request-news";
import { archivedIn, labelsOf, type Numbered } from "./rules/request-numbers";
import { applyChanges, newestFirst } from "./rules/apply-request-changes";
import { isAdministrator } from "./rules/permissions";
import { isSampleId, SAMPLE_DESK } from "./samples/sample-id";

/** A request as it is now, with its short number. `userId` is the id of the joined account. */
export interface CurrentRequest extends ServiceRequest {
  /** Such as "CR-0142". */
  label: string;
  /** Set where another request has had the same number: a link names this one by its id. */
  sharesNumber?: true;
  /** Who is to see to it, by name, and by which day; for administrators. */
  assignee?: string;
  due?: string;
}

/** A request in a list. */
export interface ListedRequest extends CurrentRequest {
  /** For administrators: whose it is. */
  customer?: string;
  email?: string;
  company?: string;
  /** What others have done since the signed-in account has seen it, such as "2 comments". */
  news?: string;
}

/**
 * Keeps the objects that are computed from others: one with the same fields as before stays the same, so that React can
 * skip its row.
 */
function keepIdentity<T extends object>() {
  const known = new WeakMap<object, T>();
  return (original: object, next: T): T => {
    const before = known.get(original);
    const fields = Object.keys(next) as (keyof T)[];
    const isSame = before && Object.keys(before).length === fields.length;
    if (isSame && fields.every((field) => before[field] === next[field])) return before;
    known.set(original, next);
    return next;
  };
}

const resolved = keepIdentity<CurrentRequest>();
const listedOwn = keepIdentity<ListedRequest>();
const listedForAdministrators = keepIdentity<ListedRequest>();

/** Most writes are of a status: accounts and numbers stay. */
const accountsOf = memoizeLatest((users: readonly User[], events: readonly PortalEvent[]) =>
  joinAccounts(applyAccountEvents(users, events)),
);
const labelled = memoizeLatest((created: readonly ServiceRequest[], archived: readonly Numbered[]) =>
  labelsOf([...created, ...archived]),
);

/** Accounts and requests, computed from the records. Most actions ask for those of the same records several times. */
export const resolveData = memoizeByObject((records: Records) => {
  const events = valuesOf(records, "event");
  const accounts = accountsOf(valuesOf(records, "user"), events.filter(isOfAccount));
  const created = valuesOf(records, "request");
  const labels = labelled(created, archivedIn(records));
  const originals = newestFirst(created);
  const requests = applyChanges(created, changesOf(records), events);
  const plans = latestEvents(events, "plan");
  const duplicates = new Set([...labels.values()].filter((label) => label.endsWith("-2")));
  return {
    accounts,
    /** All requests, newest first. */
    requests: requests.map((request, index): CurrentRequest => {
      const userId = accounts.accountOf(request.userId);
      const label = labels.get(request.id) ?? "";
      const { assignee, due } = plans.get(request.id) ?? {};
      const [prefix, number] = label.split("-");
      return resolved(originals[index] ?? request, {
        ...{ ...request, userId, label },
        ...(duplicates.has(`${prefix}-${number}-2`) ? { sharesNumber: true } : {}),
        ...(assignee ? { assignee } : {}),
        ...(due ? { due } : {}),
      });
    }),
  };
});

/** The signed-in user. Read from the account if there is one, because it may have changed since sign-in. */
export function signedInUser(records: Records): SessionUser | null {
  const record = records.get(SESSION_KEY);
  if (record?.kind !== "session") return null;
  const account = resolveData(records).accounts.find(record.value.id);
  return account ? sessionUserOf(account) : record.value;
}

function foldedAtOf(records: Records): string | null {
  const times = valuesOf(records, "fold").map(({ at }) => at);
  return times.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
}

/** What an account has seen; nothing since it was created, until it marks something as seen. */
export function seenOf(records: Records, user: SessionUser): Seen {
  const none: Seen = { id: user.id, at: Math.max(0, Date.parse(user.createdAt)), requests: {} };
  const record = records.get(keyOf({ kind: "seen", value: none }));
  return record?.kind === "seen" ? record.value : none;
}

function sampleWorkOf(records: Records): number {
  const events = valuesOf(records, "event").filter(({ subject }) => isSampleId(subject));
  const changes = changesOf(records).filter(
    ({ requestId, by }) => isSampleId(requestId) && by !== SAMPLE_DESK,
  );
  return events.length + changes.length;
}

/**
 * The data on the screens: only what the user's role may see. Each action reads the storage before it writes, and most
 * often nothing has changed since the last view.
 */
export const viewOf = memoizeByObject((records: Records) => {
  const { accounts, requests } = resolveData(records);
  const user = signedInUser(records);
  const isAdmin = isAdministrator(user);
  const seen = user && seenOf(records, user);
  const own = requests.filter(({ userId }) => userId === user?.id);
  const customers: CustomerRow[] = isAdmin ? customerRows(accounts.users, requests) : [];
  const visible = isAdmin ? requests : own;
  const news =
    user && seen ? newsOf(records, visible, { ...user, seen }, accounts) : new Map<string, string>();
  const withNews = (request: CurrentRequest): ListedRequest => {
    const text = news.get(request.id);
    return text === undefined ? request : listedOwn(request, { ...request, news: text });
  };
  const rows = new Map(customers.map((row) => [row.id, row]));
  const withCustomer = (request: CurrentRequest): ListedRequest => {
    const row = rows.get(request.userId);
    const customer = row ? `${row.firstName} ${row.lastName}` : "Not a customer";
    const { email = "", company = "" } = row ?? {};
    return listedForAdministrators(request, { ...withNews(request), customer, email, company });
  };
  const samples = requests.filter(({ id }) => isSampleId(id)).length;
  return {
    /** The signed-in user, or null. */
    user,
    ownRequests: own.map(withNews),
    totals: totalsOf(own),
    /** For administrators; otherwise empty. */
    allRequests: isAdmin ? requests.map(withCustomer) : [],
    /** For administrators; otherwise empty. */
    customers,
    /** For administrators: an import that has begun and not ended, because its tab was closed or is still at it. */
    begunImport: (isAdmin && valuesOf(records, "import")[0]) || null,
    /** The number of sample requests of all customers, and of what was done to them by people. */
    samples,
    sampleWork: samples === 0 ? 0 : sampleWorkOf(records),
    /** To how many requests others have done something since the account has seen them. */
    newsCount: news.size,
    /** The moment until which the account has seen everything, in milliseconds. */
    seenAt: seen?.at ?? 0,
    /** For administrators: the names of all of them, to whom requests can be assigned. */
    administrators: isAdmin
      ? accounts.users.filter((one) => one.isAdmin).map((one) => `${one.firstName} ${one.lastName}`.trim())
      : [],
    /** ISO time of the latest removal of superseded changes; null if there was none. */
    foldedAt: foldedAtOf(records),
  };
});
