import { memoizeByObject } from "../memoize";
import { keyOfChange } from "./storage-keys";
import { valuesOf, type PortalRecord, type Records, type StatusChange, type StoredBulk } from "./schema";

/** The changes of a bulk change. */
const expand = memoizeByObject(
  ({ changeId, requestIds, status, at, by }: StoredBulk): readonly StatusChange[] =>
    requestIds.map((requestId) => ({ id: changeId, requestId, status, at, by })),
);

/** The status changes that a record holds: none, one, or those of a bulk change. */
export function changesIn(record: PortalRecord): readonly StatusChange[] {
  if (record.kind === "change") return [record.value];
  return record.kind === "bulk" ? expand(record.value) : [];
}

/** All status changes, each once: a change may be left in two records where one was split, or made smaller as earlier versions did. */
export function changesOf(records: Records): StatusChange[] {
  const singles = valuesOf(records, "change");
  const bulks = valuesOf(records, "bulk");
  if (bulks.length === 0) return singles;
  const seen = new Map<string, Set<string>>(bulks.map(({ changeId }) => [changeId, new Set()]));
  return [...bulks.flatMap(expand), ...singles].filter(({ id, requestId }) => {
    const requests = seen.get(id);
    if (requests?.has(requestId)) return false;
    requests?.add(requestId);
    return true;
  });
}

/** For each change, named by the key that it would have alone, the key of the record that holds it. */
export function holdersOf(records: Records): Map<string, { key: string; change: StatusChange }> {
  const holders = new Map<string, { key: string; change: StatusChange }>();
  for (const [key, record] of records) {
    for (const change of changesIn(record)) holders.set(keyOfChange(change), { key, change });
  }
  return holders;
}

/**
 * The records for new changes: one for all that differ in their request alone, so that they take little room and are
 * stored together.
 *
 * @param newId returns the id of a record, another with each call
 */
export function recordsOf(changes: readonly StatusChange[], newId: () => string): PortalRecord[] {
  const groups = new Map<string, StatusChange[]>();
  for (const change of changes) {
    const key = JSON.stringify([change.id, change.status, change.at, change.by]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()].flatMap((group): PortalRecord[] => {
    const [first] = group;
    if (!first) return [];
    if (group.length === 1) return [{ kind: "change", value: first }];
    const { id: changeId, status, at, by } = first;
    const requestIds = group.map(({ requestId }) => requestId);
    return [{ kind: "bulk", value: { id: newId(), changeId, requestIds, status, at, by } }];
  });
}
