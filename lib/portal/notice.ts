import type { StorageProblem } from "./storage/disk";

/** What to tell whoever uses the portal while something is kept in this tab only. */
export interface StorageNotice {
  problem: StorageProblem;
  message: string;
}

const texts: Record<StorageProblem, string> = {
  missing: "This browser offers no storage. What you enter is lost when you close this tab.",
  refused: "This browser does not let us store anything. What you enter is lost when you close this tab.",
  full: "The storage of this browser is full. Your latest changes are lost when you close this tab.",
};

/** The notice for a problem; null when all is stored. */
export function noticeOf(problem: StorageProblem | undefined): StorageNotice | null {
  return problem ? { problem, message: texts[problem] } : null;
}
