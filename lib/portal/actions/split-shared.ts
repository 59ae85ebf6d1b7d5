import type { PortalContext } from "../context";
import { keyOf } from "../records/keys";
import type { SharedRecord } from "../records/partition";
import type { PortalRecord } from "../records/schema";

/** The keys of records to remove, and of the smaller ones that were stored instead. */
interface Split {
  removable: string[];
  added: string[];
}

/**
 * Stores smaller records beside those that are about requests to be removed and about others, with further records. The
 * larger ones are to be removed afterwards: until the smaller ones are stored, they hold the statuses of other requests.
 * Returns undefined, and changes nothing, if there is no room.
 *
 * @param findShared reads the records again
 */
export function splitShared(
  context: PortalContext,
  findShared: () => readonly SharedRecord[],
  further: readonly PortalRecord[] = [],
): Split | undefined {
  const done = new Set<string>();
  const added: string[] = [];
  let records = further;
  // More than once where room is short: a write may then replace a bulk change by a smaller one of its own.
  for (;;) {
    const next = findShared().filter(({ key }) => !done.has(key));
    for (const { key } of next) done.add(key);
    records = [...records, ...next.map(({ rest }) => rest)];
    if (records.length === 0) return { removable: [...done], added };
    added.push(...records.map(keyOf));
    if (!context.put(...records)) {
      context.rollback(...added);
      return undefined;
    }
    records = [];
  }
}
