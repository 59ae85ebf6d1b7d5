import type { SessionUser } from "./records/schema";
import { isSameEmail } from "./rules/accounts";

/**
 * What has happened to the session since this tab was opened, so that the screens can say it: all tabs of a browser
 * share one session. See docs/behaviour.md#sessions.
 */
export type SessionMessage =
  /** Entries that the storage had lost were written again from the journal. */
  | { kind: "restored"; count: number }
  /** The user signed out in this tab. */
  | { kind: "signed-out" }
  | { kind: "signed-out-elsewhere"; email: string }
  /** The user deleted the account in this tab. */
  | { kind: "account-deleted"; email: string }
  /** The stored account is gone, and the session with it: deleted in another tab, or with all data of the browser. */
  | { kind: "removed"; email: string }
  | { kind: "signed-in-elsewhere"; name: string; email: string }
  /** A sign-up of this tab was refused because the email has an account. The form says so. */
  | { kind: "sign-up-refused"; email: string }
  /** After such a refusal, another tab has signed in to that account. */
  | { kind: "sign-up-lost"; email: string };

interface Change {
  before: SessionUser | null;
  after: SessionUser | null;
  hasAccount: (email: string) => boolean;
}

/** The message after the storage was read again; the earlier one if the session is the same. */
export function sessionMessageAfter(
  message: SessionMessage | null,
  { before, after, hasAccount }: Change,
): SessionMessage | null {
  const signedOut = (email: string): SessionMessage => ({
    kind: hasAccount(email) ? "signed-out-elsewhere" : "removed",
    email,
  });
  // Browsers remove data one key at a time: the account may go after the session.
  if (!after && message?.kind === "signed-out-elsewhere") return signedOut(message.email);
  if (isSameUser(before, after)) return message;
  if (before && !after) return signedOut(before.email);
  if (!after) return message;
  const { email, firstName, lastName } = after;
  if (message?.kind === "sign-up-refused" && isSameEmail(message.email, email)) {
    return { kind: "sign-up-lost", email };
  }
  return { kind: "signed-in-elsewhere", name: `${firstName} ${lastName}`.trim(), email };
}

/** Compared by email: an account keeps its email when two tabs have created it and one of the records is dropped. */
export function isSameUser(a: { email: string } | null, b: { email: string } | null): boolean {
  return a === b || (a !== null && b !== null && isSameEmail(a.email, b.email));
}

/** The sentence to show; undefined if there is none. */
export function textOfSessionMessage(message: SessionMessage | null): string | undefined {
  switch (message?.kind) {
    case "restored":
      return `This browser had lost ${message.count} stored ${message.count === 1 ? "entry" : "entries"}, by a crash or because its storage was cleared. ${message.count === 1 ? "It was" : "They were"} written again. To remove everything for good, an administrator uses “Erase everything” in Settings.`;
    case "signed-out":
      return "You are signed out.";
    case "signed-out-elsewhere":
      return `You were signed out in another tab. You had been signed in with ${message.email}.`;
    case "removed":
      return `The account ${message.email} was removed from this browser, with its data.`;
    case "account-deleted":
      return `Your account ${message.email} and its data were deleted from this browser.`;
    case "signed-in-elsewhere":
      return `Another tab has signed in with ${message.email}. All tabs of a browser share one session.`;
    case "sign-up-lost":
      return `Another tab signed up with ${message.email} first, and has signed you in to that account. The name and the password that you entered in this tab were not saved.`;
    default:
      return undefined;
  }
}
