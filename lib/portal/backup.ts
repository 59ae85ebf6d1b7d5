import { changesOf } from "./records/changes";
import { valuesOf, type Records } from "./records/schema";
import type { BackupJson } from "./read-backup";
import type { QuarantinedEntry } from "./storage/record-storage";

/** All accounts, requests and changes as one JSON file, with the original bytes of quarantined entries. */
export function writeBackup(
  records: Records,
  quarantined: readonly QuarantinedEntry[],
  now: number,
  format: BackupJson["format"] = "portal-backup",
): string {
  // By key, so that two tabs of one browser write the same file.
  const sorted = new Map([...records].sort(([a], [b]) => (a < b ? -1 : 1)));
  const backup: BackupJson = {
    format,
    version: 1,
    exportedAt: new Date(now).toISOString(),
    users: valuesOf(sorted, "user"),
    requests: valuesOf(sorted, "request"),
    changes: changesOf(sorted),
    events: valuesOf(sorted, "event"),
    damaged: [...quarantined],
  };
  return `${JSON.stringify(backup, null, 1)}\n`;
}
