import type { Desk } from "../desk";
import { newId } from "../ids";
import { otherMessages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { END_OF_TIME, type SessionUser, type StatusChange } from "../records/schema";
import { isOption, statuses, type Status } from "../rules/options";
import { latestChanges } from "../rules/requests";
import { may } from "../rules/roles";
import { valuesOf } from "../view";
import { whoIsThere } from "./session";

/** What was set for many requests at once, with what each had before. */
export interface BulkChange {
  status: Status;
  changes: readonly { change: StatusChange; before: Status }[];
}

/** How taking a bulk change back has ended. */
export interface Undone {
  /** Requests that have their earlier status again. */
  restored: number;
  /** Requests that somebody has changed since: they stay as they are. */
  left: number;
}

/** Who may set statuses, if that is who is signed in. */
function administratorOf(desk: Desk): SessionUser | undefined {
  const user = whoIsThere(desk);
  return user && may(user, "set-status") ? user : undefined;
}

/** Makes changes that come after all that there are, also after the clock was put back. */
function changeMaker(desk: Desk, by: string) {
  const latest = latestChanges(valuesOf(desk.records(), "change"));
  const now = desk.edges.now();
  return (requestId: string, status: Status): StatusChange => ({
    id: newId(now, desk.edges.randomBytes),
    requestId,
    status,
    at: Math.min(END_OF_TIME, Math.max(now, (latest.get(requestId)?.at ?? -1) + 1)),
    by,
  });
}

const putAll = (desk: Desk, changes: readonly StatusChange[]) =>
  desk.put(...changes.map((value) => ({ kind: "change" as const, value })));

/** Sets the status of a request, from any to any. The change is stored beside the request, not in it. */
export function setStatus(desk: Desk, requestId: string, status: Status): Outcome<StatusChange> {
  const user = administratorOf(desk);
  if (!user) return refused(otherMessages.notAllowed);
  if (!isOption(statuses, status)) return refused(otherMessages.unknownStatus);
  if (!valuesOf(desk.records(), "request").some(({ id }) => id === requestId)) {
    return refused(otherMessages.unknownRequest);
  }
  const value = changeMaker(desk, user.id)(requestId, status);
  return desk.done(putAll(desk, [value]), value);
}

/** Sets one status for many requests. Those that have it already, or are gone, are left out. */
export function setStatuses(desk: Desk, requestIds: readonly string[], status: Status): Outcome<BulkChange> {
  const user = administratorOf(desk);
  if (!user) return refused(otherMessages.notAllowed);
  if (!isOption(statuses, status)) return refused(otherMessages.unknownStatus);
  const asked = new Set(requestIds);
  const make = changeMaker(desk, user.id);
  const changes = desk
    .ledger()
    .requests.filter((request) => asked.has(request.id) && request.status !== status)
    .map(({ id, status: before }) => ({ change: make(id, status), before }));
  const stored = putAll(
    desk,
    changes.map(({ change }) => change),
  );
  return desk.done(stored, { status, changes });
}

/** Takes a bulk change back, by further changes: the history keeps both. What was changed since stays. */
export function undoStatuses(desk: Desk, bulk: BulkChange): Outcome<Undone> {
  const user = administratorOf(desk);
  if (!user) return refused(otherMessages.notAllowed);
  const latest = latestChanges(valuesOf(desk.records(), "change"));
  const make = changeMaker(desk, user.id);
  const mine = bulk.changes.filter(({ change }) => latest.get(change.requestId)?.id === change.id);
  const stored = putAll(
    desk,
    mine.map(({ change, before }) => make(change.requestId, before)),
  );
  return desk.done(stored, { restored: mine.length, left: bulk.changes.length - mine.length });
}
