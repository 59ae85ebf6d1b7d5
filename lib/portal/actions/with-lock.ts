import type { LocksLike } from "../edges";

/** Runs work under a lock shared by all tabs, or at once where the browser has no locks or refuses one. */
export async function withLock<T>(
  locks: LocksLike | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work();
  let started = false;
  try {
    return await locks.request(name, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started) throw error;
    return work();
  }
}
