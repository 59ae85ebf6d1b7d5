import { emailKey } from "../rules/accounts";
import { schemas, type RecordKind, type PortalRecord, type PortalEvent, type StatusChange } from "./schema";

/** All storage keys of the portal start with this prefix. */
export const PREFIX = "portal:";

/** The key of the signed-in user. One session per browser. */
export const SESSION_KEY = `${PREFIX}session`;

/** The key of the mark that an import has begun. */
export const IMPORT_KEY = `${PREFIX}import`;

/** Replaces lone surrogates, on which `encodeURIComponent` throws. Keys pass through it, so it never changes. */
export function toWellFormed(text: string): string {
  // With the u flag, a surrogate pair is one character and does not match.
  return text.replace(/[\ud800-\udfff]/gu, "\ufffd");
}

/** Escapes text for use in a key, including the separator. */
const part = (text: string) => encodeURIComponent(toWellFormed(text));

/** The common prefix of the keys of all accounts with this email. */
export function userKeyPrefix(email: string): string {
  return `${PREFIX}user:${part(emailKey(email))}:`;
}

/** The storage key of a change. */
export function keyOfChange({ requestId, id }: Pick<StatusChange, "requestId" | "id">): string {
  return changeKeyPrefix(requestId) + part(id);
}

/** The common prefix of the keys of all changes of a request. */
export function changeKeyPrefix(requestId: string): string {
  return `${PREFIX}change:${part(requestId)}:`;
}

/** The storage key of an event. */
export function keyOfEvent({ subject, id }: Pick<PortalEvent, "subject" | "id">): string {
  return eventKeyPrefix(subject) + part(id);
}

/** The common prefix of the keys of all events of a request or an account. */
export function eventKeyPrefix(subject: string): string {
  return `${PREFIX}event:${part(subject)}:`;
}

/** The storage key of a record. Keys never change: docs/behaviour.md#stored-records. */
export function keyOf(record: PortalRecord): string {
  switch (record.kind) {
    case "user":
      return userKeyPrefix(record.value.email) + part(record.value.id);
    case "request":
      return `${PREFIX}request:${part(record.value.id)}`;
    case "change":
      return keyOfChange(record.value);
    case "event":
      return keyOfEvent(record.value);
    case "bulk":
    case "fold":
    case "seen":
      return `${PREFIX}${record.kind}:${part(record.value.id)}`;
    case "session":
    case "takeover":
    case "import":
      return PREFIX + record.kind;
  }
}

/** The key to which a quarantined entry moves when a restored record needs its original key. */
export function quarantineKey(key: string, id: string): string {
  return `${PREFIX}aside:${part(id)}:${part(key)}`;
}

/** The kind of record that belongs under a key; undefined for unknown keys. */
export function kindOf(key: string): RecordKind | undefined {
  const end = key.indexOf(":", PREFIX.length);
  const kind = key.slice(PREFIX.length, end < 0 ? undefined : end);
  return Object.hasOwn(schemas, kind) ? (kind as RecordKind) : undefined;
}
