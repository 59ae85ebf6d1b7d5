import { readPreference, writePreference } from "../preference";

/** When the last backup was exported from this browser. */
export interface BackupMemory {
  /** In milliseconds; 0 before the first export. */
  exportedAt: number;
  /** The number of changes since then at which the reminder was put off. */
  putOffAt: number;
}

const NONE: BackupMemory = { exportedAt: 0, putOffAt: 0 };
const listeners = new Set<() => void>();

/** Calls a function when the memory has changed. Returns a function that stops it. */
export function followMemory(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener("storage", notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener("storage", notify);
  };
}

/** The memory as it is stored, for `parseMemory`. */
export const readMemory = () => readPreference("last-backup");

/** Reads a stored memory. One that cannot be read counts as none. */
export function parseMemory(text: string | undefined): BackupMemory {
  const [exportedAt, putOffAt] = (text ?? "").split(" ").map(Number);
  return Number.isSafeInteger(exportedAt) && Number.isSafeInteger(putOffAt)
    ? { exportedAt: exportedAt!, putOffAt: putOffAt! }
    : NONE;
}

function write({ exportedAt, putOffAt }: BackupMemory): void {
  // Where the browser refuses, the reminder comes again.
  writePreference("last-backup", `${exportedAt} ${putOffAt}`);
  listeners.forEach((notify) => notify());
}

/** Notes that a backup was exported. */
export const noteExport = (now: number) => write({ exportedAt: now, putOffAt: 0 });

/** Puts the reminder off, at a number of changes since the last export. */
export const putOff = (changes: number) => write({ ...parseMemory(readMemory()), putOffAt: changes });
