import type { Bucket } from "../../src/deploying/bucket";

/**
 * Works with a bucket as a process that is killed: after a number of requests it gets no answer any more. Requests that
 * are under way at that moment are carried out or not, by chance.
 *
 * @param requests after which it dies
 * @param random from 0 to 1
 * @returns whether it was killed before the work had ended
 */
export async function killAfter(
  bucket: Bucket,
  requests: number,
  random: () => number,
  work: (bucket: Bucket) => Promise<unknown>,
): Promise<boolean> {
  let left = requests;
  let isOver = false;
  let die = () => {};
  const died = new Promise<void>((resolve) => (die = resolve));
  const pending: Promise<unknown>[] = [];
  const never = () => new Promise<never>(() => {});
  /** Sends a request. After the death the last few still arrive, but nobody gets their answers. */
  const send = async (request: () => Promise<unknown>) => {
    left -= 1;
    if (left <= 0) die();
    if (isOver || (left <= 0 && (left <= -4 || random() >= 0.5))) return never();
    const answer = request();
    pending.push(answer.catch(() => undefined));
    return left > 0 ? answer.then((value) => (left > 0 ? value : never())) : never();
  };
  const victim = Object.fromEntries(
    Object.entries(bucket).map(([name, value]) => [
      name,
      typeof value === "function" ? (...args: []) => send(() => value(...args)) : value,
    ]),
  );
  const ended = work(victim as unknown as Bucket).then(() => false);
  const isKilled = await Promise.race([ended, died.then(() => true)]);
  // What a dead process was about to send is not sent while another one works.
  isOver = true;
  await Promise.all(pending);
  return isKilled;
}
