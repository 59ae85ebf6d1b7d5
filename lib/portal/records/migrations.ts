import { defaultPriority, initialStatus } from "../rules/options";
import type { RecordKind } from "./schema";

/** A record parsed from JSON, before validation. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** The version in which records are written. To raise it, add a migration for every kind that changes. */
export const CURRENT_VERSION = 1;

/** Converts a record from one version to the next. */
type Migration = (record: RawRecord) => RawRecord;

/** The creation time; for records without one, their id where it is a timestamp. */
function timeOf({ createdAt, id }: RawRecord): unknown {
  if (createdAt !== undefined) return createdAt;
  const date = new Date(Number(id));
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
}

const textOf = (value: unknown) => (typeof value === "number" ? String(value) : value);

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

/**
 * The migrations of each kind, from version n to n + 1 at index n; of kinds that have never changed there are none.
 * Version 0 is the legacy format. No migration is ever removed: browsers may hold records of any version.
 */
const migrations: Partial<Record<RecordKind, readonly Migration[]>> = {
  user: [userFromVersion0],
  session: [sessionFromVersion0],
  request: [requestFromVersion0],
};

/** Migrates a record to the current version, one version at a time. */
export function migrate(
  kind: RecordKind,
  record: RawRecord,
  version: number,
  steps: readonly Migration[] = migrations[kind] ?? [],
): RawRecord {
  return steps.slice(version).reduce((old, step) => step(old), record);
}
