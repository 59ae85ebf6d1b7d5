import { changesIn } from "../records/changes";
import type { PortalRecord, Records, StatusChange } from "../records/schema";
import { latestChanges } from "./requests";

/** What makes room: records to remove, and records that are replaced by smaller ones. */
export interface Fold {
  remove: string[];
  replace: { key: string; by: PortalRecord }[];
}

/**
 * Finds the changes that a later stored change of their request has superseded. No status depends on them. A change
 * that is not stored supersedes nothing: closing the tab would lose both. An undone change is kept as well while there
 * is room, because the history shows that it happened.
 */
export function planFold(records: Records, isStored: (key: string) => boolean, newId: () => string): Fold {
  const held: [string, PortalRecord][] = [];
  for (const [key, record] of records) {
    if ((record.kind === "change" || record.kind === "bulk") && isStored(key)) held.push([key, record]);
  }
  const latest = latestChanges(held.flatMap(([, record]) => changesIn(record)));
  const isLatest = ({ id, requestId }: StatusChange) => latest.get(requestId)?.id === id;
  const fold: Fold = { remove: [], replace: [] };
  for (const [key, record] of held) {
    const changes = changesIn(record);
    const left = changes.filter(isLatest);
    if (left.length === 0) fold.remove.push(key);
    // Writing a large record again to save a little is not worth it.
    else if (record.kind === "bulk" && left.length <= changes.length / 2) {
      const requestIds = left.map(({ requestId }) => requestId);
      fold.replace.push({ key, by: { kind: "bulk", value: { ...record.value, id: newId(), requestIds } } });
    }
  }
  return fold;
}
