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
 * Splits the records that are about requests to be removed and about others: stores a smaller one for the others beside
 * each, and `further` ones. The caller removes the larger ones afterwards, which hold the statuses until then.
 * Returns undefined, and changes nothing, if there is no room.
 */
export function splitShared(
  context: PortalContext,
  shared: readonly SharedRecord[],
  further: readonly PortalRecord[] = [],
): Split | undefined {
  const records = [...further, ...shared.map(({ rest }) => rest)];
  const added = records.map(keyOf);
  if (records.length === 0 || context.put(...records))
    return { removable: shared.map(({ key }) => key), added };
  context.rollback(...added);
  return undefined;
}
