import { memoizeLatest } from "./memoize";
import { changesOf } from "./records/changes";
import { IMPORT_KEY, SESSION_KEY } from "./records/keys";
import {
  sessionUserOf,
  valuesOf,
  type BegunImport,
  type PortalEvent,
  type Records,
  type ServiceRequest,
  type SessionUser,
  type User,
} from "./records/schema";
import { joinAccounts, type Accounts } from "./rules/accounts";
import { customerRows, type CustomerRow } from "./rules/customers";
import { applyAccountEvents, isOfAccount } from "./rules/events";
import { archivedIn } from "./rules/archive";
import { labelsOf, type Numbered } from "./rules/numbers";
import { applyChanges, newestFirst, requestsOf } from "./rules/requests";
import { may } from "./rules/roles";
import { savedViewsOf, type SavedView } from "./rules/saved-views";
import { isSampleId } from "./samples/sample-id";
import { totalsOf, type Totals } from "./rules/totals";

/** A request as it is now, with its short number. `userId` is the id of the joined account. */
export interface CurrentRequest extends ServiceRequest {
  /** Such as "CR-0142". */
  label: string;
}

/** Accounts and requests, computed from the records. */
export interface PortalData {
  accounts: Accounts;
  /** All requests, newest first. */
  requests: CurrentRequest[];
}

/** Requests as they were resolved last, by what they were resolved from: unchanged ones keep their identity. */
const resolvedRequests = new WeakMap<ServiceRequest, CurrentRequest>();

function resolveRequest(original: ServiceRequest, now: ServiceRequest, userId: string, label: string) {
  const before = resolvedRequests.get(original);
  // What can differ between two resolutions of one record, written out: a loop over names takes three times as long.
  const isSame =
    before?.userId === userId &&
    before.label === label &&
    before.status === now.status &&
    before.service === now.service &&
    before.industry === now.industry &&
    before.description === now.description &&
    before.priority === now.priority &&
    before.estimatedCost === now.estimatedCost;
  if (isSame) return before;
  const next: CurrentRequest = { ...now, userId, label };
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

/** Records are never mutated, and most actions ask for the data of the same ones several times. */
const resolved = new WeakMap<Records, PortalData>();

export function resolveData(records: Records): PortalData {
  const known = resolved.get(records);
  if (known) return known;
  const data = computeData(records);
  resolved.set(records, data);
  return data;
}

function computeData(records: Records): PortalData {
  const events = valuesOf(records, "event");
  const accounts = accountsOf(valuesOf(records, "user"), events.filter(isOfAccount));
  const created = valuesOf(records, "request");
  const labels = labelled(created, archivedIn(records));
  const originals = newestFirst(created);
  const requests = applyChanges(created, changesOf(records), events);
  return {
    accounts,
    requests: requests.map((request, index) => {
      const userId = accounts.accountOf(request.userId);
      return resolveRequest(originals[index] ?? request, request, userId, labels.get(request.id) ?? "");
    }),
  };
}

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
  /** The number of sample requests of all customers. */
  samples: number;
  /** The saved views of the signed-in account, A to Z. */
  savedViews: SavedView[];
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

const isOwnSubject =
  ({ accounts }: PortalData, user: SessionUser) =>
  (subject: string) =>
    accounts.accountOf(subject) === user.id;

/** Each action reads the storage before it writes: most often nothing has changed since the last view. */
const views = new WeakMap<Records, PortalView>();

export function viewOf(records: Records): PortalView {
  const known = views.get(records);
  if (known) return known;
  const view = computeView(records);
  views.set(records, view);
  return view;
}

function computeView(records: Records): PortalView {
  const data = resolveData(records);
  const user = signedInUser(records, data);
  const ownRequests = user && may(user, "see-own-requests") ? requestsOf(user.id, data.requests) : [];
  return {
    user,
    ownRequests,
    totals: totalsOf(ownRequests),
    allRequests: may(user, "see-all-requests") ? data.requests : [],
    begunImport: may(user, "use-backup") ? begunImportOf(records) : null,
    samples: data.requests.filter(({ id }) => isSampleId(id)).length,
    foldedAt: foldedAtOf(records),
    savedViews: user ? savedViewsOf(valuesOf(records, "event"), isOwnSubject(data, user)) : [],
    customers: may(user, "see-customers") ? customerRows(data.accounts.users, data.requests) : [],
  };
}
