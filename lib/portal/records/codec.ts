import { keyOf, kindOf } from "./keys";
import { CURRENT_VERSION, migrate, type RawRecord } from "./migrations";
import { schemas, type Kind, type PortalRecord } from "./schema";

/** A stored value read: the record, or why it cannot be used. */
export type Decoded = { record: PortalRecord } | { reason: string };

/** The text that a record is stored as: JSON with the schema's version. */
export function encode({ value }: PortalRecord): string {
  return JSON.stringify({ v: CURRENT_VERSION, ...value });
}

function isObject(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Validates a record of one kind and version, after bringing it to the current version. */
export function readRecord(kind: Kind, raw: unknown, version: unknown = 0): Decoded {
  if (!isObject(raw)) return { reason: "not a record" };
  if (typeof version !== "number" || !Number.isInteger(version) || version < 0) {
    return { reason: "not a version" };
  }
  if (version > CURRENT_VERSION) return { reason: `written by a newer version (${version})` };
  const parsed = schemas[kind].safeParse(migrate(kind, raw, version));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: "not valid" };
    return { reason: [path.join("."), message].filter(Boolean).join(": ") };
  }
  // The schema was chosen by the kind, so the two belong together.
  return { record: { kind, value: parsed.data } as PortalRecord };
}

/** Reads the value under a key. It has to be valid, and to belong under this key and no other. */
export function decode(key: string, text: string): Decoded {
  const kind = kindOf(key);
  if (!kind) return { reason: "not a key we know" };
  const json = parseJson(text);
  if (!isObject(json)) return { reason: "not a record" };
  const { v, ...raw } = json;
  const decoded = readRecord(kind, raw, v);
  if ("record" in decoded && keyOf(decoded.record) !== key) return { reason: "stored under another's key" };
  return decoded;
}
