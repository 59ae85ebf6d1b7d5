import type { PortalContext } from "../context";
import { newId } from "../ids";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { MAX_DATE_MS, valuesOf, type SessionUser, type StatusChange } from "../records/schema";
import { isOption, statuses, type Status } from "../rules/options";
import { latestChanges } from "../rules/requests";
import { may } from "../rules/roles";
import { currentUser } from "./session";

/** A status set for many requests at once, and the previous status of each. */
export interface BulkChange {
  status: Status;
  changes: readonly { change: StatusChange; before: Status }[];
}

/** The result of undoing a bulk change. */
export interface Undone {
  /** Requests that have their previous status again. */
  restored: number;
  /** Requests that were changed meanwhile and were left as they are. */
  left: number;
}

/** The signed-in user if it may set statuses. */
function currentAdministrator(context: PortalContext): SessionUser | undefined {
  const user = currentUser(context);
  return user && may(user, "set-status") ? user : undefined;
}

/** Creates changes that come after all earlier ones of their request, even if the clock was set back. */
function changeFactory(context: PortalContext, by: string) {
  const latest = latestChanges(valuesOf(context.records(), "change"));
  const now = context.effects.now();
  return (requestId: string, status: Status): StatusChange => ({
    id: newId(now, context.effects.randomBytes),
    requestId,
    status,
    at: Math.min(MAX_DATE_MS, Math.max(now, (latest.get(requestId)?.at ?? -1) + 1)),
    by,
  });
}

const putAll = (context: PortalContext, changes: readonly StatusChange[]) =>
  context.put(...changes.map((value) => ({ kind: "change" as const, value })));

/** Sets the status of a request. Any status may follow any other. */
export function setStatus(context: PortalContext, requestId: string, status: Status): Outcome<StatusChange> {
  const user = currentAdministrator(context);
  if (!user) return refused(messages.notAllowed);
  if (!isOption(statuses, status)) return refused(messages.unknownStatus);
  if (!valuesOf(context.records(), "request").some(({ id }) => id === requestId)) {
    return refused(messages.unknownRequest);
  }
  const value = changeFactory(context, user.id)(requestId, status);
  return context.outcome(putAll(context, [value]), value);
}

/** Sets one status for many requests. Skips those that have it already or no longer exist. */
export function setStatuses(
  context: PortalContext,
  requestIds: readonly string[],
  status: Status,
): Outcome<BulkChange> {
  const user = currentAdministrator(context);
  if (!user) return refused(messages.notAllowed);
  if (!isOption(statuses, status)) return refused(messages.unknownStatus);
  const ids = new Set(requestIds);
  const createChange = changeFactory(context, user.id);
  const changes = context
    .data()
    .requests.filter((request) => ids.has(request.id) && request.status !== status)
    .map(({ id, status: before }) => ({ change: createChange(id, status), before }));
  const stored = putAll(
    context,
    changes.map(({ change }) => change),
  );
  return context.outcome(stored, { status, changes });
}

/**
 * Undoes a bulk change by further changes, so the history keeps both. Requests changed meanwhile stay as they are.
 *
 * @see docs/decisions/0023-undo-by-further-changes.md
 */
export function undoStatuses(context: PortalContext, bulk: BulkChange): Outcome<Undone> {
  const user = currentAdministrator(context);
  if (!user) return refused(messages.notAllowed);
  const latest = latestChanges(valuesOf(context.records(), "change"));
  const createChange = changeFactory(context, user.id);
  const unchanged = bulk.changes.filter(({ change }) => latest.get(change.requestId)?.id === change.id);
  const stored = putAll(
    context,
    unchanged.map(({ change, before }) => createChange(change.requestId, before)),
  );
  return context.outcome(stored, {
    restored: unchanged.length,
    left: bulk.changes.length - unchanged.length,
  });
}
