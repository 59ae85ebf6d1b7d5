import type { LocksLike } from "../effects";

/** Runs work under a lock shared by all tabs; without a lock where the browser has none or refuses it. */
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
