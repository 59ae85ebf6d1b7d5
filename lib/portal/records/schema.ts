import * as z from "zod/mini";
import { isHash } from "../password-hashing";
import { allStatuses, priorities } from "../rules/options";

/**
 * The schemas of stored records. Field names never change, and a record with an unknown field cannot be read: a new
 * version comes with a migration in `migrations.ts`. See docs/behaviour.md#stored-records.
 */

// By default zod compiles schemas with `new Function`, which the Content-Security-Policy blocks and reports.
z.config({ jitless: true });

/** The latest time a Date can hold, in milliseconds. */
export const MAX_DATE_MS = 8_640_000_000_000_000;

const text = z.string().check(z.minLength(1));
const id = text;
/** In milliseconds. */
const moment = z.int().check(z.minimum(0), z.maximum(MAX_DATE_MS));
const time = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), "expected a date"));

/** The signed-in user: an account without the password. */
const sessionSchema = z.strictObject({
  id,
  email: text,
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  isAdmin: z.boolean(),
  createdAt: time,
});

/**
 * An account. `password` holds the hash (see password-hashing.ts), or the plain-text password of a legacy entry
 * that has not been upgraded yet.
 */
export const userSchema = z.strictObject({ ...sessionSchema.shape, password: text });

/** In GBP. */
export const MAX_COST = 1e9;
const cost = z.number().check(z.minimum(0), z.maximum(MAX_COST));

/** The highest number of a request. */
export const MAX_NUMBER = 1e9;

/** What a customer may edit of a request: in the request as it was created, and all of it in each edit. */
const editable = {
  service: z.string(),
  industry: z.string(),
  description: z.string(),
  priority: z.enum(priorities),
  estimatedCost: cost,
};
export type EditableValues = Pick<ServiceRequest, keyof typeof editable>;
export const editableFields = Object.keys(editable) as (keyof EditableValues)[];

/** The editable fields as screens name them. */
export const fieldLabels = {
  ...{ service: "Service", industry: "Industry", priority: "Priority" },
  ...{ description: "Description", estimatedCost: "Estimate" },
} as const satisfies Record<keyof EditableValues, string>;

/** The editable values of a request, or of an edit of it, alone. */
export function editableValues(from: EditableValues): EditableValues {
  return Object.fromEntries(editableFields.map((field) => [field, from[field]])) as unknown as EditableValues;
}

/** A service request as it was created; later statuses are stored as changes, the rest as events. */
export const requestSchema = z.strictObject({
  id,
  userId: id,
  ...editable,
  status: z.enum(allStatuses),
  createdAt: time,
  /** Counted from 1. Requests of before there were numbers have none: see `labelsOf` in rules/request-numbers.ts. */
  number: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_NUMBER))),
});

/** More than anybody answers in a month. */
export const MAX_CONTACTS = 1e6;

/** A day, or empty for none. */
const day = z.string().check(z.refine((value) => value === "" || isDay(value), "expected a day"));

/** Returns true for a day of the calendar such as 2026-11-30. */
export function isDay(value: string): boolean {
  const time = /^[1-9]\d{3}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00Z`) : undefined;
  return time !== undefined && !Number.isNaN(+time) && time.toISOString().startsWith(value);
}

/** What stays of a request that was moved to an archive, so that no other gets its number. */
const archivedSchema = z.strictObject({ id, createdAt: time, number: requestSchema.shape.number });

/** One change of a request's status. `at` is in milliseconds, `by` is a user id. */
export const changeSchema = z.strictObject({
  id,
  requestId: id,
  status: z.enum(allStatuses),
  at: moment,
  by: id,
});

/** What all events have. `subject` is the id of a request or an account. `at` is in milliseconds, `by` is a user id. */
const event = { id, subject: id, at: moment, by: id };

/**
 * Something that was done to a request or an account, other than a change of status. Events are only ever added: what
 * one takes back is another event.
 *
 * @see docs/decisions/0062-writes-are-appended-and-undone-by-further-writes.md
 */
export const eventSchema = z.discriminatedUnion("type", [
  /** The latest edit is in force. */
  z.strictObject({ ...event, ...editable, type: z.literal("edit") }),
  z.strictObject({ ...event, type: z.literal("comment"), text }),
  /** A comment that customers do not see. */
  z.strictObject({ ...event, type: z.literal("note"), text }),
  /** Says that `by` has created the request for its customer. */
  z.strictObject({ ...event, type: z.literal("opened") }),
  /** Who is to see to a request, by name, and by which day, such as 2026-11-30; empty for nobody and no day. */
  z.strictObject({ ...event, type: z.literal("plan"), assignee: z.string(), due: day }),
  /**
   * The contacts of a month, such as 2026-11, that an account has used up to a day, with its plan, from its call log or as
   * somebody has counted them. The latest of each month is in force.
   */
  z.strictObject({
    ...event,
    type: z.literal("usage"),
    month: z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)),
    until: z.int().check(z.minimum(1), z.maximum(31)),
    contacts: z.int().check(z.minimum(0), z.maximum(MAX_CONTACTS)),
    plan: z.string(),
    source: z.enum(["log", "entered"]),
  }),
  /** Takes a comment back. */
  z.strictObject({ ...event, type: z.literal("retraction"), comment: id }),
  /** All values of an account's profile after the change. The latest is in force. */
  z.strictObject({
    ...event,
    type: z.literal("profile"),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string(),
  }),
  /** A changed password. The latest is in force; earlier ones and that of the account are removed or replaced. */
  z.strictObject({
    ...event,
    type: z.literal("password"),
    hash: z.string().check(z.refine(isHash, "not a hash")),
  }),
  /** A saved view of a list, by the id `view`: its latest name and query, or that it is removed. */
  z.strictObject({
    ...event,
    type: z.literal("view"),
    view: id,
    name: text,
    query: z.string(),
    removed: z.boolean(),
  }),
  /**
   * Requests that were moved to a file. It says nothing of those that are here again. The subject is `ARCHIVES`.
   *
   * @see docs/decisions/0061-backups-are-imported-by-entry.md
   */
  z.strictObject({
    ...event,
    type: z.literal("archive"),
    requests: z.array(archivedSchema).check(z.minLength(1)),
  }),
]);

/** The subject of all events of the type "archive". They belong to no request and no account. */
export const ARCHIVES = "archives";

/**
 * One status set for many requests at once: one change of each, all with the id `changeId`. A record of its own for each
 * change would take six times the room, and be stored in part when the storage is full. Backups have single changes.
 */
const bulkSchema = z.strictObject({
  id,
  changeId: id,
  requestIds: z.array(id).check(z.minLength(1)),
  status: z.enum(allStatuses),
  at: moment,
  by: id,
});

/** Marks that superseded changes from before `at` were removed to make room, as earlier versions did. */
const foldSchema = z.strictObject({ id, at: time });

/** What an account has seen: everything until `at`, and single requests until later. In milliseconds. */
const seenSchema = z.strictObject({ id, at: moment, requests: z.record(z.string(), moment) });

/** Marks that the legacy data have been migrated. */
const takeoverSchema = z.strictObject({ at: time });

/** Marks that an import has begun. It is removed when the import has ended: one that is found was interrupted. */
const importSchema = z.strictObject({ at: time, entries: z.int().check(z.minimum(0)) });

/** The schema of each kind of record. The kind is part of the storage key. */
export const schemas = {
  user: userSchema,
  request: requestSchema,
  change: changeSchema,
  event: eventSchema,
  bulk: bulkSchema,
  fold: foldSchema,
  session: sessionSchema,
  takeover: takeoverSchema,
  import: importSchema,
  seen: seenSchema,
};

export type User = z.infer<typeof userSchema>;
export type SessionUser = z.infer<typeof sessionSchema>;
export type ServiceRequest = z.infer<typeof requestSchema>;
export type StatusChange = z.infer<typeof changeSchema>;
export type PortalEvent = z.infer<typeof eventSchema>;
export type EventOf<Type extends PortalEvent["type"]> = Extract<PortalEvent, { type: Type }>;

export type StoredBulk = z.infer<typeof bulkSchema>;
export type Seen = z.infer<typeof seenSchema>;
export type RecordKind = keyof typeof schemas;

/** A record is never mutated: the storage compares records by identity to find what has changed. */
export type PortalRecord = {
  [K in RecordKind]: { kind: K; value: z.infer<(typeof schemas)[K]> };
}[RecordKind];

/** All records by their storage keys. */
export type Records = ReadonlyMap<string, PortalRecord>;

/** The values of all records of one kind. */
export function valuesOf<K extends RecordKind>(records: Records, kind: K) {
  type Value = Extract<PortalRecord, { kind: K }>["value"];
  const values: Value[] = [];
  for (const record of records.values()) if (record.kind === kind) values.push(record.value as Value);
  return values;
}

/** The account without its password. */
export function sessionUserOf(user: User): SessionUser {
  const { id, email, firstName, lastName, company, isAdmin, createdAt } = user;
  return { id, email, firstName, lastName, company, isAdmin, createdAt };
}
