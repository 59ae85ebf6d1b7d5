import type { Desk } from "../desk";
import { keyOf, SESSION_KEY } from "../records/keys";
import type { Decoded } from "../records/codec";
import type { PortalRecord } from "../records/schema";
import { clearLegacySession, readLegacy } from "../storage/legacy";
import type { DamagedEntry } from "../storage/record-storage";

const markRecord = (time: string): PortalRecord => ({ kind: "takeover", value: { at: time } });
const MARK_KEY = keyOf(markRecord(""));

/**
 * Takes over data in the specification's own shape, once. The old lists stay where they are. Until all
 * of it is stored it is tried again on every start; entries that are here already are left alone.
 *
 * @returns what could not be read
 */
export function takeOverLegacyData(desk: Desk, damagedKeys: ReadonlySet<string>): DamagedEntry[] {
  if (desk.records().has(MARK_KEY) || damagedKeys.has(MARK_KEY)) return [];
  const { exists, records, session, damaged } = readLegacy(desk.disk);
  if (!exists) return [];
  const isNew = (record: PortalRecord) => {
    const key = keyOf(record);
    return !desk.records().has(key) && !damagedKeys.has(key);
  };
  const added = records.filter(isNew);
  const stored = added.length === 0 || desk.put(...added);
  if (session) takeOverSession(desk, session);
  if (stored && damaged.length === 0) desk.put(markRecord(new Date(desk.edges.now()).toISOString()));
  for (const { key, reason } of damaged) desk.edges.log(`Damaged entry ${key} is left as it is: ${reason}`);
  return damaged;
}

function takeOverSession(desk: Desk, session: Decoded): void {
  if ("reason" in session) {
    desk.edges.log(`The saved user could not be read and was cleared: ${session.reason}`);
    clearLegacySession(desk.disk);
  } else if (desk.records().has(SESSION_KEY) || desk.put(session.record)) {
    clearLegacySession(desk.disk);
  }
}
