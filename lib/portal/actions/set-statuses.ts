import type { PortalContext } from "../action-context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { changesIn, changesOf, recordsOf } from "../records/status-changes";
import { keyOf } from "../records/storage-keys";
import type { SessionUser, StatusChange } from "../records/schema";
import { allStatuses, CANCELLED, initialStatus, isOption, type Status } from "../rules/options";
import { latestChanges, placeAfter } from "../rules/latest-events";
import { isAdministrator, mayReopen } from "../rules/permissions";
import type { CurrentRequest } from "../derived-state";
import { changeableRequest, findRequest } from "./requests";
import { asAdministrator, asUser } from "./session";

/** A status set for many requests at once, and the previous status of each. */
export interface BulkChange {
  status: Status;
  /** The number of changes that were stored at once. The others exist on this page only. */
  stored: number;
  changes: readonly { change: StatusChange; before: Status }[];
}

/** The result of undoing a bulk change. */
export interface Undone {
  /** Requests that have their previous status again. */
  restored: number;
  /** Requests that were changed meanwhile and were left as they are. */
  left: number;
}

/** Creates changes that come after all earlier ones of their request. */
function changeFactory(context: PortalContext, by: string) {
  const latest = latestChanges(changesOf(context.records()));
  const now = context.effects.now();
  // One for all, so that the changes of a bulk change fit in one record.
  const newId = context.newId();
  return (requestId: string, status: Status): StatusChange => {
    const { id, at } = placeAfter(latest.get(requestId), now, newId);
    return { id, requestId, status, at, by };
  };
}

/** Sets one status for one or many requests. Any may follow any other. Skips those that have it already or no longer exist. */
export const setStatuses = asAdministrator(
  (context, user, requestIds: readonly string[], status: Status): Outcome<BulkChange> => {
    if (!isOption(allStatuses, status)) return refused(messages.unknownStatus);
    const ids = new Set(requestIds);
    const createChange = changeFactory(context, user.id);
    const changes = context
      .data()
      .requests.filter((request) => ids.has(request.id) && request.status !== status)
      .map(({ id, status: before }) => ({ change: createChange(id, status), before }));
    const records = recordsOf(
      changes.map(({ change }) => change),
      context.newId,
    );
    const areStored = context.put(...records);
    const stored = records
      .filter((record) => context.isStored(keyOf(record)))
      .reduce((sum, record) => sum + changesIn(record).length, 0);
    return context.outcome(areStored, { status, stored, changes });
  },
);

/** Cancels a request of the signed-in user while it is pending; for an administrator any request at any time. */
export const cancelRequest = asUser((context, user, requestId: string): Outcome<BulkChange> => {
  const found = isAdministrator(user) && findRequest(context, requestId);
  const request = found || changeableRequest(context, user, requestId);
  return "message" in request ? request : changeOne(context, user, request, CANCELLED);
});

/** Sets a completed request of the signed-in user to pending again. */
export const reopenRequest = asUser((context, user, requestId: string): Outcome<BulkChange> => {
  const request = findRequest(context, requestId);
  if (request?.userId !== user.id) return refused(messages.unknownRequest);
  if (!mayReopen(user, request)) return refused(messages.notCompleted);
  return changeOne(context, user, request, initialStatus);
});

function changeOne(
  context: PortalContext,
  user: SessionUser,
  { id, status: before }: CurrentRequest,
  status: Status,
): Outcome<BulkChange> {
  const change = changeFactory(context, user.id)(id, status);
  const stored = context.put({ kind: "change", value: change });
  return context.outcome(stored, { status, stored: Number(stored), changes: [{ change, before }] });
}

/**
 * Undoes a bulk change by further changes, so the history keeps both. Requests changed meanwhile stay as they are.
 *
 * @see docs/decisions/0062-writes-are-appended-and-undone-by-further-writes.md
 */
export const undoStatuses = asUser((context, user, bulk: BulkChange): Outcome<Undone> => {
  // Worked out once: a bulk change can be of thousands of requests.
  const { accounts } = context.data();
  const isOwn = bulk.changes.every(({ change }) => accounts.accountOf(change.by) === user.id);
  if (!isOwn && !isAdministrator(user)) return refused(messages.notAllowed);
  const latest = latestChanges(changesOf(context.records()));
  const createChange = changeFactory(context, user.id);
  const unchanged = bulk.changes.filter(({ change }) => latest.get(change.requestId)?.id === change.id);
  const changes = unchanged.map(({ change, before }) => createChange(change.requestId, before));
  const stored = context.put(...recordsOf(changes, context.newId));
  return context.outcome(stored, {
    restored: unchanged.length,
    left: bulk.changes.length - unchanged.length,
  });
});
