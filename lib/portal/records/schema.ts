import { config, z } from "zod";
import { priorities, statuses } from "../rules/options";

/**
 * The schemas of stored records. Field names never change, and a record with an unknown field cannot be read: a new
 * version comes with a migration in `migrations.ts`. See docs/behaviour.md#stored-records.
 */

// By default zod compiles schemas with `new Function`, which the Content-Security-Policy blocks and reports.
config({ jitless: true });

/** The latest time a Date can hold, in milliseconds. */
export const MAX_DATE_MS = 8_640_000_000_000_000;

const id = z.string().min(1);
const time = z.string().refine((value) => !Number.isNaN(Date.parse(value)), "expected a date");

/**
 * An account. `password` holds the hash (see passwords.ts), or the plain-text password of a legacy entry
 * that has not been upgraded yet.
 */
export const userSchema = z.strictObject({
  id,
  email: z.string().min(1),
  password: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  isAdmin: z.boolean(),
  createdAt: time,
});

/** The signed-in user: an account without the password. */
const sessionSchema = userSchema.omit({ password: true });

/** A service request as it was created; later statuses are stored as changes. Cost in GBP. */
export const requestSchema = z.strictObject({
  id,
  userId: id,
  service: z.string(),
  industry: z.string(),
  description: z.string(),
  status: z.enum(statuses),
  priority: z.enum(priorities),
  createdAt: time,
  estimatedCost: z.number().min(0).max(1e9),
});

/** One change of a request's status. `at` is in milliseconds, `by` is a user id. */
export const changeSchema = z.strictObject({
  id,
  requestId: id,
  status: z.enum(statuses),
  at: z.int().min(0).max(MAX_DATE_MS),
  by: id,
});

/** Marks that the legacy data have been migrated. */
const takeoverSchema = z.strictObject({ at: time });

/** The schema of each kind of record. The kind is part of the storage key. */
export const schemas = {
  user: userSchema,
  request: requestSchema,
  change: changeSchema,
  session: sessionSchema,
  takeover: takeoverSchema,
};

export type User = z.infer<typeof userSchema>;
export type SessionUser = z.infer<typeof sessionSchema>;
export type ServiceRequest = z.infer<typeof requestSchema>;
export type StatusChange = z.infer<typeof changeSchema>;

export type Kind = keyof typeof schemas;

/** A record is never mutated: the storage compares records by identity to find what has changed. */
export type PortalRecord = { [K in Kind]: { kind: K; value: z.infer<(typeof schemas)[K]> } }[Kind];

/** All records by their storage keys. */
export type Records = ReadonlyMap<string, PortalRecord>;

/** The values of all records of one kind. */
export function valuesOf<K extends Kind>(records: Records, kind: K) {
  type Value = Extract<PortalRecord, { kind: K }>["value"];
  return [...records.values()].filter((record) => record.kind === kind).map(({ value }) => value as Value);
}

/** The account without its password. */
export function sessionUserOf(user: User): SessionUser {
  const { id, email, firstName, lastName, company, isAdmin, createdAt } = user;
  return { id, email, firstName, lastName, company, isAdmin, createdAt };
}
