import { createRandom } from "../../test/storage/storages";
import { patientRetries } from "./retries";

/** The client's types leave the delay to the token of each strategy. */
const delayOf = (token: object) => (token as { getRetryDelay(): number }).getRetryDelay();

/** The delays before each further attempt, in milliseconds, until there is none. */
async function delaysOf(errorType: "CLIENT_ERROR" | "SERVER_ERROR" | "TRANSIENT", hasAnswered = true) {
  const strategy = patientRetries(() => 1);
  if (hasAnswered) strategy.recordSuccess(await strategy.acquireInitialRetryToken(""));
  const delays: number[] = [];
  let token = await strategy.acquireInitialRetryToken("");
  for (;;) {
    try {
      token = await strategy.refreshRetryTokenForRetry(token, { errorType });
    } catch {
      return delays;
    }
    delays.push(delayOf(token));
  }
}

it("waits twice as long before each attempt, up to a second, and not for what the storage refuses", async () => {
  const delays = await delaysOf("TRANSIENT");
  expect([...delays.slice(0, 4), delays.at(-1), delays.length]).toEqual([40, 80, 160, 320, 1_000, 19]);
  expect(await delaysOf("CLIENT_ERROR")).toEqual([]);
  expect(await delaysOf("SERVER_ERROR")).toEqual([]);
  // It gives up soon on a storage that has never answered.
  expect(await delaysOf("TRANSIENT", false)).toEqual([200, 400, 800]);
});

/** Virtual milliseconds in which 48 workers upload objects, at 30 for each attempt. @param refused share of the answers */
async function timeOfUploads(refused: number): Promise<{ time: number; refusals: number }> {
  const random = createRandom(7);
  const strategy = patientRetries(random);
  const workers = Array.from({ length: 48 }, () => 0);
  let refusals = 0;
  for (let object = 0; object < 10_000; object += 1) {
    const worker = workers.indexOf(Math.min(...workers));
    let token = await strategy.acquireInitialRetryToken("");
    for (workers[worker]! += 30; random() < refused; workers[worker]! += 30) {
      refusals += 1;
      token = await strategy.refreshRetryTokenForRetry(token, { errorType: "THROTTLING" });
      workers[worker]! += delayOf(token);
    }
    strategy.recordSuccess(token);
  }
  return { time: Math.max(...workers), refusals };
}

it("takes at most three times as long where a third of the answers are refusals, and waits where most are", async () => {
  const [none, third, most] = await Promise.all([0, 1 / 3, 0.6].map(timeOfUploads));
  expect(third!.time).toBeLessThan(3 * none!.time);
  expect(most!.time / most!.refusals).toBeGreaterThan((3 * third!.time) / third!.refusals);
});
