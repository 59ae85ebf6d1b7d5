import type { $ZodError } from "zod/v4/core";
import { keyOf, kindOf } from "./storage-keys";
import { CURRENT_VERSION, migrate, type RawRecord } from "./migrations";
import { schemas, type RecordKind, type PortalRecord } from "./schema";
import { readUsualChange, readUsualRequest } from "./fast-path";

/** The record read from a stored value, or the reason why it is unreadable. */
type Decoded = { record: PortalRecord } | { reason: string };

/** The stored form of a record: JSON with the schema version in `v`. */
export function encode({ value }: PortalRecord): string {
  return JSON.stringify({ v: CURRENT_VERSION, ...value });
}

function isObject(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses JSON; undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Describes the first problem of a value that does not match its schema, such as "priority: invalid value". The small
 * build of zod has no messages of its own.
 */
export function reasonOf({ issues: [issue] }: $ZodError): string {
  if (!issue) return "invalid";
  const fields = issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys] : issue.path;
  const problem = issue.code === "custom" ? issue.message : issue.code.replaceAll("_", " ");
  return [fields.join("."), problem].filter(Boolean).join(": ");
}

/** Migrates a record to the current version and validates it. Version 0 is the legacy format. */
export function readRecord(kind: RecordKind, raw: unknown, version: unknown = 0): Decoded {
  if (!isObject(raw)) return { reason: "not an object" };
  if (typeof version !== "number" || !Number.isInteger(version) || version < 0) {
    return { reason: "invalid version" };
  }
  if (version > CURRENT_VERSION) return { reason: `written by a newer version (${version})` };
  const parsed = schemas[kind].safeParse(migrate(kind, raw, version));
  if (!parsed.success) return { reason: reasonOf(parsed.error) };
  // The schema was chosen by kind, so kind and value match.
  return { record: { kind, value: parsed.data } as PortalRecord };
}

/** Reads a record as `readRecord`, most of them without the schema. */
function readJson(kind: RecordKind, json: RawRecord): Decoded {
  if (json.v === CURRENT_VERSION && kind === "request") {
    const value = readUsualRequest(json);
    if (value) return { record: { kind, value } };
  }
  if (json.v === CURRENT_VERSION && kind === "change") {
    const value = readUsualChange(json);
    if (value) return { record: { kind, value } };
  }
  const { v, ...raw } = json;
  return readRecord(kind, raw, v);
}

/** Why a record could not be read again if it were stored as it is; undefined if it could. */
export function unreadableReason(record: PortalRecord): string | undefined {
  const key = keyOf(record);
  const decoded = decode(key, encode(record));
  return "reason" in decoded ? `${record.kind}: ${decoded.reason}` : undefined;
}

/** Reads a stored value. It must be valid and belong under exactly this key. */
export function decode(key: string, text: string): Decoded {
  const kind = kindOf(key);
  if (!kind) return { reason: "unknown key" };
  const json = parseJson(text);
  if (!isObject(json)) return { reason: "not an object" };
  const decoded = readJson(kind, json);
  if ("record" in decoded && keyOf(decoded.record) !== key) {
    return { reason: "stored under another record's key" };
  }
  return decoded;
}
