import { type Outcome } from "../outcome";
import type { Seen } from "../records/schema";
import { seenOf } from "../view";
import { asUser } from "./session";

/** Notes that the signed-in account has seen a request, or without one everything. The outcome has what was noted before. */
export const markSeen = asUser((context, user, requestId?: string): Outcome<Seen> => {
  const before = seenOf(context.records(), user);
  const now = context.effects.now();
  const value =
    requestId === undefined
      ? { ...before, at: now, requests: {} }
      : { ...before, requests: { ...before.requests, [requestId]: now } };
  return context.outcome(context.put({ kind: "seen", value }), before);
});

/** Undoes that everything was marked as seen. */
export const unmarkSeen = asUser((context, _user, before: Seen): Outcome<null> => {
  return context.outcome(context.put({ kind: "seen", value: before }), null);
});
