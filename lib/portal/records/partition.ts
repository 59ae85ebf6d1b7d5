import { keyOf } from "./keys";
import type { PortalRecord, Records } from "./schema";

/** What belongs to some requests or accounts, by their ids. */
export interface Owned {
  isRequest: (id: string) => boolean;
  isAccount: (id: string) => boolean;
}

/** A record about owned requests and about others. `own` and `rest` are the smaller records that replace it. */
export interface SharedRecord {
  key: string;
  own: PortalRecord;
  rest: PortalRecord;
}

export interface Partition {
  /** The records that belong to them alone, by key. */
  own: Map<string, PortalRecord>;
  shared: SharedRecord[];
}

/**
 * Finds what belongs to some requests and accounts: their records, and what was done to them. A bulk change, or the mark
 * of an archive, may be about others too.
 *
 * @param newId returns the id of a record, another with each call
 */
export function partition(records: Records, { isRequest, isAccount }: Owned, newId: () => string): Partition {
  const own = new Map<string, PortalRecord>();
  const shared: SharedRecord[] = [];
  for (const [key, record] of records) {
    const part = partOf(record, isRequest, newId);
    if (part === "own" || isOwnRecord(record, { isRequest, isAccount })) own.set(key, record);
    else if (part !== "rest") shared.push({ key, ...part });
  }
  return { own, shared };
}

function isOwnRecord({ kind, value }: PortalRecord, { isRequest, isAccount }: Owned): boolean {
  switch (kind) {
    case "user":
    case "seen":
      return isAccount(value.id);
    case "request":
      return isRequest(value.id);
    case "change":
      return isRequest(value.requestId);
    case "event":
      return isRequest(value.subject) || isAccount(value.subject);
    default:
      return false;
  }
}

/** The parts of a record that names many requests. Any other belongs to the rest. */
function partOf(
  record: PortalRecord,
  isOwn: (id: string) => boolean,
  newId: () => string,
): "own" | "rest" | Omit<SharedRecord, "key"> {
  const { kind, value } = record;
  if (kind === "bulk") {
    const [own, rest] = divide(value.requestIds, isOwn);
    if (own.length === 0 || rest.length === 0) return own.length === 0 ? "rest" : "own";
    const part = (requestIds: string[]): PortalRecord => ({
      kind,
      value: { ...value, id: newId(), requestIds },
    });
    return { own: part(own), rest: part(rest) };
  }
  if (kind === "event" && value.type === "archive") {
    const [own, rest] = divide(value.requests, ({ id }) => isOwn(id));
    if (own.length === 0 || rest.length === 0) return own.length === 0 ? "rest" : "own";
    const part = (requests: typeof own): PortalRecord => ({
      kind,
      value: { ...value, id: newId(), requests },
    });
    return { own: part(own), rest: part(rest) };
  }
  return "rest";
}

function divide<T>(list: readonly T[], isOwn: (item: T) => boolean): [T[], T[]] {
  return [list.filter(isOwn), list.filter((item) => !isOwn(item))];
}

/** The records with the own part of those that are shared, as a file holds them. */
export function ownRecords({ own, shared }: Partition): Map<string, PortalRecord> {
  return new Map([...own, ...shared.map((record) => [keyOf(record.own), record.own] as const)]);
}
