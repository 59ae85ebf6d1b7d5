import type { StorageProblem } from "./storage/safe-storage";

/** Shown to the user while some changes exist in this tab only. */
export interface StorageNotice {
  problem: StorageProblem;
  message: string;
}

const texts: Record<StorageProblem, string> = {
  missing: "This browser has no storage. What you enter will be lost when you close this tab.",
  refused:
    "This browser does not let us store anything. What you enter will be lost when you close this tab.",
  full: "This browser's storage is full. Your latest changes will be lost when you close this tab.",
};

/** Returns null when everything is stored. */
export function noticeOf(problem: StorageProblem | undefined): StorageNotice | null {
  return problem ? { problem, message: texts[problem] } : null;
}
