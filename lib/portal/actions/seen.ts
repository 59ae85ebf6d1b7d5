import type { PortalContext } from "../context";
import { type Outcome } from "../outcome";
import { keyOf } from "../records/keys";
import type { PortalRecord, Seen } from "../records/schema";
import { seenOf } from "../view";
import { userOfThisTab } from "./session";

/**
 * Notes that the signed-in account has seen a request, or without one everything. The outcome has what was noted before.
 */
export function markSeen(context: PortalContext, requestId?: string): Outcome<Seen> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const before = seenOf(context.records(), user);
  const now = context.effects.now();
  const value =
    requestId === undefined
      ? { ...before, at: now, requests: {} }
      : { ...before, requests: { ...before.requests, [requestId]: now } };
  return context.outcome(context.put({ kind: "seen", value }), before);
}

/** Undoes that everything was marked as seen. */
export function unmarkSeen(context: PortalContext, before: Seen): Outcome<null> {
  const record: PortalRecord = { kind: "seen", value: before };
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  return context.outcome(context.put(record) && context.isStored(keyOf(record)), null);
}
