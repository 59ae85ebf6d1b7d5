import { config, z } from "zod";
import { priorities, statuses } from "../rules/options";

// zod compiles schemas with `new Function`, which our Content-Security-Policy blocks and reports.
config({ jitless: true });

/** The latest moment a Date can hold, in milliseconds. */
export const END_OF_TIME = 8_640_000_000_000_000;

const id = z.string().min(1);
const time = z.string().refine((value) => !Number.isNaN(Date.parse(value)), "expected a date");

/**
 * An account as it is stored. `password` holds the hash (see passwords.ts), or the plain password of
 * an old entry that has not been upgraded yet.
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

/** What the session keeps of an account: all but the password. */
const sessionSchema = userSchema.omit({ password: true });

/** A service request as it was created; later statuses are changes. Cost in GBP. */
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

/** One change of a request's status: who made it, and when, in milliseconds. */
export const changeSchema = z.strictObject({
  id,
  requestId: id,
  status: z.enum(statuses),
  at: z.int().min(0).max(END_OF_TIME),
  by: id,
});

/** The mark that says that the data in the specification's shape have been taken over. */
const takeoverSchema = z.strictObject({ at: time });

export type User = z.infer<typeof userSchema>;
export type SessionUser = z.infer<typeof sessionSchema>;
export type ServiceRequest = z.infer<typeof requestSchema>;
export type StatusChange = z.infer<typeof changeSchema>;

/** What is stored under each kind of key. */
export interface RecordValues {
  user: User;
  request: ServiceRequest;
  change: StatusChange;
  session: SessionUser;
  takeover: z.infer<typeof takeoverSchema>;
}

export type Kind = keyof RecordValues;

/** A record with its kind. A new object means a new value: storage compares records by identity. */
export type PortalRecord = { [K in Kind]: { kind: K; value: RecordValues[K] } }[Kind];

export const schemas: { [K in Kind]: z.ZodType<RecordValues[K]> } = {
  user: userSchema,
  request: requestSchema,
  change: changeSchema,
  session: sessionSchema,
  takeover: takeoverSchema,
};
