import type { PortalContext } from "../context";
import { keyOf, SESSION_KEY } from "../records/keys";
import type { Decoded } from "../records/codec";
import type { PortalRecord } from "../records/schema";
import { clearLegacySession, readLegacy } from "../storage/legacy";
import { archivedIn } from "../rules/archive";
import type { QuarantinedEntry } from "../storage/record-storage";

const markerRecord = (time: string): PortalRecord => ({ kind: "takeover", value: { at: time } });
const MARKER_KEY = keyOf(markerRecord(""));

/**
 * Migrates data in the legacy format, once; a marker record says that it is done. Until all data are stored, and while
 * the marker cannot be read, every start tries again and skips the entries that exist already. The legacy lists stay in the storage:
 * docs/behaviour.md#legacy-data.
 *
 * @returns the unreadable lists; undefined if there is nothing to migrate
 */
export function migrateLegacyData(
  context: PortalContext,
  quarantinedKeys: ReadonlySet<string>,
): QuarantinedEntry[] | undefined {
  if (context.records().has(MARKER_KEY)) return undefined;
  const { exists, records, session, quarantined } = readLegacy(context.safeStorage);
  if (!exists) return undefined;
  const archived = new Set(archivedIn(context.records()).map(({ id }) => id));
  const isNew = (record: PortalRecord) => {
    const key = keyOf(record);
    const isArchived = record.kind === "request" && archived.has(record.value.id);
    return !isArchived && !context.records().has(key) && !quarantinedKeys.has(key);
  };
  const added = records.filter(isNew);
  const stored = added.length === 0 || context.put(...added);
  if (session) migrateLegacySession(context, session);
  if (stored && quarantined.length === 0 && !quarantinedKeys.has(MARKER_KEY)) {
    context.put(markerRecord(new Date(context.effects.now()).toISOString()));
  }
  for (const { key, reason } of quarantined) {
    context.effects.log(`Quarantined the unreadable entry ${key}: ${reason}`);
  }
  return quarantined;
}

function migrateLegacySession(context: PortalContext, session: Decoded): void {
  if ("reason" in session) {
    context.effects.log(`The saved user could not be read and was cleared: ${session.reason}`);
    clearLegacySession(context.safeStorage);
  } else if (context.records().has(SESSION_KEY) || context.put(session.record)) {
    clearLegacySession(context.safeStorage);
  }
}
