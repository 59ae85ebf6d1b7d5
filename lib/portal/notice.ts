import type { StorageProblem } from "./storage/safe-storage";

/** Shown to the user while some changes exist on this page only. */
export interface StorageNotice {
  problem: StorageProblem;
  message: string;
}

// A page change within the portal keeps the data. Links to public pages and reloads start a new page, which reads
// only what is stored.
const LOST = "lost when you reload this page or leave the portal";

const texts: Record<StorageProblem, string> = {
  missing: `This browser has no storage. What you enter is ${LOST}.`,
  refused: `This browser does not let us store everything. What is not stored is ${LOST}.`,
  full: `This browser's storage is full. Your latest changes are not stored: they are ${LOST}.`,
};

const SESSION_KEPT =
  "This browser refused to remove your session. You are signed out on this page, but a reload signs you in again.";

/**
 * Returns null when everything is stored.
 *
 * @param sessionKept true if the one thing that is not stored is the end of the session
 */
export function noticeOf(problem: StorageProblem | undefined, sessionKept = false): StorageNotice | null {
  return problem ? { problem, message: sessionKept ? SESSION_KEPT : texts[problem] } : null;
}
