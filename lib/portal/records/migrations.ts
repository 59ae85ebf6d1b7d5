import { defaultPriority, initialStatus } from "../rules/options";
import type { Kind } from "./schema";

/** A record as JSON has it, before it is validated. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** The version that records are written in. Raise it with a migration for each kind that changes. */
export const CURRENT_VERSION = 1;

/** The step from a version to the next. */
type Migration = (record: RawRecord) => RawRecord;

/** A time for records that have none: their id, where it is a timestamp. */
function timeOf({ createdAt, id }: RawRecord): unknown {
  if (createdAt !== undefined) return createdAt;
  const date = new Date(Number(id));
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
}

const textOf = (value: unknown) => (typeof value === "number" ? String(value) : value);

/** Version 0 is the specification's own shape, whose entries name no version. */
function sessionFromVersion0(old: RawRecord): RawRecord {
  const { email, firstName = "", lastName = "", company = "", isAdmin = false } = old;
  return { id: textOf(old.id), email, firstName, lastName, company, isAdmin, createdAt: timeOf(old) };
}

function userFromVersion0(old: RawRecord): RawRecord {
  return { ...sessionFromVersion0(old), password: old.password };
}

function requestFromVersion0(old: RawRecord): RawRecord {
  const { service, industry, description, status = initialStatus, priority = defaultPriority } = old;
  return {
    id: textOf(old.id),
    userId: textOf(old.userId),
    service,
    industry,
    description,
    status,
    priority,
    createdAt: timeOf(old),
    estimatedCost: old.estimatedCost,
  };
}

const asItIs: Migration = (record) => record;

/** For each kind, the step from version n to n + 1 at index n. */
const migrations: Record<Kind, readonly Migration[]> = {
  user: [userFromVersion0],
  session: [sessionFromVersion0],
  request: [requestFromVersion0],
  change: [asItIs],
  takeover: [asItIs],
};

/** Brings a record of an older version to the current one, step by step. */
export function migrate(
  kind: Kind,
  record: RawRecord,
  version: number,
  steps: readonly Migration[] = migrations[kind],
): RawRecord {
  return steps.slice(version).reduce((old, step) => step(old), record);
}
