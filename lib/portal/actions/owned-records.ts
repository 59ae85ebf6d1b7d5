import type { PortalContext } from "../action-context";
import { keyOf } from "../records/storage-keys";
import type { PortalRecord } from "../records/schema";

/** Whose records they are: those of some requests or accounts, by their ids. */
interface Owners {
  isRequest: (id: string) => boolean;
  isAccount: (id: string) => boolean;
}

/** The smaller records that replace one about owned requests and about others. */
interface Parts {
  own: PortalRecord;
  rest: PortalRecord;
}

interface OwnedRecords {
  /** The records that belong to them alone, by key. */
  own: Map<string, PortalRecord>;
  /** The records about them and about others. */
  shared: (Parts & { key: string })[];
}

/**
 * Finds what belongs to some requests and accounts: their records, and what was done to them. A bulk change, or the mark
 * of an archive, may be about others too.
 */
export function ownedRecords({ records, newId }: PortalContext, owners: Owners): OwnedRecords {
  const own = new Map<string, PortalRecord>();
  const shared: OwnedRecords["shared"] = [];
  for (const [key, record] of records()) {
    const found = ownedPart(record, owners, newId);
    if (found === true) own.set(key, record);
    else if (found) shared.push({ key, ...found });
  }
  return { own, shared };
}

/** Returns true for a record that belongs to the owners alone, false for one that does not belong to them. */
function ownedPart(
  { kind, value }: PortalRecord,
  { isRequest, isAccount }: Owners,
  newId: () => string,
): boolean | Parts {
  switch (kind) {
    case "user":
    case "seen":
      return isAccount(value.id);
    case "request":
      return isRequest(value.id);
    case "change":
      return isRequest(value.requestId);
    case "bulk":
      return divide(value.requestIds, isRequest, (requestIds) => ({
        kind,
        value: { ...value, id: newId(), requestIds },
      }));
    case "event":
      if (isRequest(value.subject) || isAccount(value.subject)) return true;
      if (value.type !== "archive") return false;
      return divide(
        value.requests,
        ({ id }) => isRequest(id),
        (requests) => ({ kind, value: { ...value, id: newId(), requests } }),
      );
    default:
      return false;
  }
}

function divide<T>(
  list: readonly T[],
  isOwn: (item: T) => boolean,
  recordOf: (items: T[]) => PortalRecord,
): boolean | Parts {
  const own = list.filter(isOwn);
  if (own.length === 0 || own.length === list.length) return own.length > 0;
  return { own: recordOf(own), rest: recordOf(list.filter((item) => !isOwn(item))) };
}

/** The records with the own part of those that are shared, as a file holds them. */
export function withOwnParts({ own, shared }: OwnedRecords): Map<string, PortalRecord> {
  return new Map([...own, ...shared.map((record) => [keyOf(record.own), record.own] as const)]);
}

/**
 * Stores beside each shared record a smaller one for the others, and `further` records. The caller removes the larger
 * ones afterwards, which hold the statuses until then. Returns the keys of the stored ones; undefined, with nothing
 * changed, if there is no room.
 */
export function splitShared(
  context: PortalContext,
  shared: OwnedRecords["shared"],
  further: readonly PortalRecord[] = [],
): string[] | undefined {
  const records = [...further, ...shared.map(({ rest }) => rest)];
  const added = records.map(keyOf);
  if (records.length === 0 || context.put(...records)) return added;
  context.rollback(...added);
  return undefined;
}
