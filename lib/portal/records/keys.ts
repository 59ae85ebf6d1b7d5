import { emailKey } from "../rules/accounts";
import { toWellFormed } from "../rules/text";
import type { Kind, PortalRecord } from "./schema";

/** Every key of the portal begins with this. */
export const PREFIX = "portal:";

const kinds: Record<Kind, true> = { user: true, request: true, change: true, session: true, takeover: true };

/** The signed-in user's record: one for the browser. */
export const SESSION_KEY = `${PREFIX}session`;

/** Text as a part of a key, without the separator. */
const part = (text: string) => encodeURIComponent(toWellFormed(text));

/** What the keys of all records of one email begin with. */
export function userKeysOf(email: string): string {
  return `${PREFIX}user:${part(emailKey(email))}:`;
}

/** The key under which a record is stored: one key for each record, so that tabs never overwrite each other's. */
export function keyOf(record: PortalRecord): string {
  switch (record.kind) {
    case "user":
      return userKeysOf(record.value.email) + part(record.value.id);
    case "request":
      return `${PREFIX}request:${part(record.value.id)}`;
    case "change":
      return `${PREFIX}change:${part(record.value.requestId)}:${part(record.value.id)}`;
    case "session":
      return SESSION_KEY;
    case "takeover":
      return `${PREFIX}takeover`;
  }
}

/** Where the bytes of a damaged record are put when a record from a backup takes its key. */
export function keyAside(key: string, id: string): string {
  return `${PREFIX}aside:${part(id)}:${part(key)}`;
}

/** The kind of record that belongs under a key of the portal; undefined for one we do not know. */
export function kindOf(key: string): Kind | undefined {
  const kind = key.slice(PREFIX.length).split(":", 1)[0] ?? "";
  return Object.hasOwn(kinds, kind) ? (kind as Kind) : undefined;
}
