import { memoizeByObject, memoizeLatest } from "./memoize";
import { changesOf } from "./records/changes";
import { IMPORT_KEY, keyOf, SESSION_KEY } from "./records/keys";
import {
  editableFields,
  sessionUserOf,
  valuesOf,
  type BegunImport,
  type PortalEvent,
  type Records,
  type Seen,
  type ServiceRequest,
  type SessionUser,
  type User,
} from "./records/schema";
import { joinAccounts, type Accounts } from "./rules/accounts";
import { customerRows, type CustomerRow } from "./rules/customers";
import { applyAccountEvents, isOfAccount, latestEvents } from "./rules/events";
import { archivedIn } from "./rules/archive";
import { newsOf } from "./rules/news";
import { labelsOf, type Numbered } from "./rules/request-numbers";
import { applyChanges, newestFirst, requestsOf } from "./rules/requests";
import { may } from "./rules/roles";
import { isSampleId, SAMPLE_DESK } from "./samples/sample-id";
import { totalsOf, type Totals } from "./rules/dashboard-totals";

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

/** Accounts and requests, computed from the records. */
export interface PortalData {
  accounts: Accounts;
  /** All requests, newest first. */
  requests: CurrentRequest[];
}

/** Requests as they were resolved last, by what they were resolved from: unchanged ones keep their identity. */
const resolvedRequests = new WeakMap<ServiceRequest, CurrentRequest>();

interface Added extends Pick<CurrentRequest, "label" | "sharesNumber" | "assignee" | "due"> {
  userId: string;
}

function resolveRequest(original: ServiceRequest, now: ServiceRequest, added: Added): CurrentRequest {
  const before = resolvedRequests.get(original);
  // What can differ between two resolutions of one record.
  const isSame =
    before?.userId === added.userId &&
    before.label === added.label &&
    before.sharesNumber === added.sharesNumber &&
    before.assignee === added.assignee &&
    before.due === added.due &&
    before.status === now.status &&
    editableFields.every((field) => before[field] === now[field]);
  if (isSame) return before;
  const next: CurrentRequest = { ...now, ...added };
  resolvedRequests.set(original, next);
  return next;
}

/** Most writes are of a status: accounts and numbers stay. */
const accountsOf = memoizeLatest((users: readonly User[], events: readonly PortalEvent[]) =>
  joinAccounts(applyAccountEvents(users, events)),
);
const labelled = memoizeLatest((created: readonly ServiceRequest[], archived: readonly Numbered[]) =>
  labelsOf([...created, ...archived]),
);

/** Most actions ask for the data of the same records several times. */
export const resolveData = memoizeByObject((records: Records): PortalData => {
  const events = valuesOf(records, "event");
  const accounts = accountsOf(valuesOf(records, "user"), events.filter(isOfAccount));
  const created = valuesOf(records, "request");
  const labels = labelled(created, archivedIn(records));
  const originals = newestFirst(created);
  const requests = applyChanges(created, changesOf(records), events);
  const plans = latestEvents(events, "plan");
  const seconds = new Set([...labels.values()].filter((label) => label.endsWith("-2")));
  return {
    accounts,
    requests: requests.map((request, index) => {
      const userId = accounts.accountOf(request.userId);
      const label = labels.get(request.id) ?? "";
      const { assignee, due } = plans.get(request.id) ?? {};
      const [prefix, number] = label.split("-");
      return resolveRequest(originals[index] ?? request, request, {
        ...{ userId, label },
        ...(seconds.has(`${prefix}-${number}-2`) ? { sharesNumber: true } : {}),
        ...(assignee ? { assignee } : {}),
        ...(due ? { due } : {}),
      });
    }),
  };
});

/** The data on the screens. It contains only what the user's role may see. */
export interface PortalView {
  /** The signed-in user, or null. */
  user: SessionUser | null;
  ownRequests: CurrentRequest[];
  totals: Totals;
  /** For administrators; otherwise empty. */
  allRequests: CurrentRequest[];
  /** For administrators; otherwise empty. */
  customers: CustomerRow[];
  /** For administrators: an import that has begun and not ended, because its tab was closed or is still at it. */
  begunImport: BegunImport | null;
  /** The number of sample requests of all customers, and of what was done to them by people. */
  samples: number;
  sampleWork: number;
  /** What others have done to requests, by id, since the account has seen them: "2 comments". */
  requestNews: ReadonlyMap<string, string>;
  /** The moment since when, in milliseconds. */
  seenAt: number;
  /** For administrators: the names of all of them, to whom requests can be assigned. */
  administrators: string[];
  /** ISO time of the latest removal of superseded changes; null if there was none. */
  foldedAt: string | null;
}

/** The signed-in user. Read from the account if there is one, because it may have changed since sign-in. */
export function signedInUser(records: Records, { accounts }: PortalData): SessionUser | null {
  const record = records.get(SESSION_KEY);
  if (record?.kind !== "session") return null;
  const account = accounts.find(record.value.id);
  return account ? sessionUserOf(account) : record.value;
}

function begunImportOf(records: Records): BegunImport | null {
  const record = records.get(IMPORT_KEY);
  return record?.kind === "import" ? record.value : null;
}

function foldedAtOf(records: Records): string | null {
  const times = valuesOf(records, "fold").map(({ at }) => at);
  return times.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
}

/** What an account has seen; nothing since it was created, until it marks something as read. */
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

/** Each action reads the storage before it writes: most often nothing has changed since the last view. */
export const viewOf = memoizeByObject((records: Records): PortalView => {
  const data = resolveData(records);
  const user = signedInUser(records, data);
  const isAdmin = may(user, "see-all-requests");
  const seen = user && seenOf(records, user);
  const ownRequests = user && may(user, "see-own-requests") ? requestsOf(user.id, data.requests) : [];
  const samples = data.requests.filter(({ id }) => isSampleId(id)).length;
  const { users } = data.accounts;
  return {
    user,
    ownRequests,
    totals: totalsOf(ownRequests),
    allRequests: isAdmin ? data.requests : [],
    requestNews:
      user && seen
        ? newsOf(records, isAdmin ? data.requests : ownRequests, { ...user, seen }, data.accounts)
        : new Map(),
    seenAt: seen?.at ?? 0,
    administrators: isAdmin
      ? users.filter((one) => one.isAdmin).map((one) => `${one.firstName} ${one.lastName}`.trim())
      : [],
    begunImport: may(user, "use-backup") ? begunImportOf(records) : null,
    samples,
    sampleWork: samples === 0 ? 0 : sampleWorkOf(records),
    foldedAt: foldedAtOf(records),
    customers: may(user, "see-customers") ? customerRows(data.accounts.users, data.requests) : [],
  };
});
