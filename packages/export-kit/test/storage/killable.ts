import type { Bucket } from "../../src/deploying/bucket";

/**
 * A bucket for a process that is killed: after a number of requests it answers nothing any more. Requests that are under
 * way at that moment are carried out or not, by chance.
 *
 * @param requests after which it dies
 * @param random from 0 to 1
 */
export function killable(
  bucket: Bucket,
  requests: number,
  random: () => number,
): { bucket: Bucket; died: Promise<void>; settled: () => Promise<void> } {
  let left = requests;
  let die = () => {};
  const died = new Promise<void>((resolve) => (die = resolve));
  const pending = new Set<Promise<unknown>>();
  /** Sends a request. After the death the last few still arrive, but nobody gets their answers. */
  const send = <T>(request: () => Promise<T>): Promise<T> => {
    left -= 1;
    if (left <= 0) die();
    const isSent = left > 0 || (left > -4 && random() < 0.5);
    if (!isSent) return new Promise(() => {});
    const answer = request();
    const tracked = answer.catch(() => undefined).finally(() => pending.delete(tracked));
    pending.add(tracked);
    return left > 0
      ? answer.then((value) => (left > 0 ? value : new Promise<T>(() => {})))
      : new Promise(() => {});
  };
  return {
    died,
    settled: async () => void (await Promise.all(pending)),
    bucket: {
      name: bucket.name,
      get: (key) => send(() => bucket.get(key)),
      has: (key) => send(() => bucket.has(key)),
      put: (key, body, headers) => send(() => bucket.put(key, body, headers)),
      putNew: (key, body, headers) => send(() => bucket.putNew(key, body, headers)),
      copy: (from, to) => send(() => bucket.copy(from, to)),
      remove: (keys) => send(() => bucket.remove(keys)),
      list: (prefix, limit) => send(() => bucket.list(prefix, limit)),
      close: () => undefined,
    },
  };
}
