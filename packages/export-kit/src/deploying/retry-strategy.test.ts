import { createRetryStrategy } from "./retry-strategy";

/** The client's types leave the delay to the token of each strategy. */
const delayOf = (token: object) => (token as { getRetryDelay(): number }).getRetryDelay();

/** The delays before each further attempt, in milliseconds, until there is none. */
async function delaysOf(errorType: "CLIENT_ERROR" | "SERVER_ERROR" | "TRANSIENT", hasAnswered = true) {
  const strategy = createRetryStrategy(() => 1);
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

it("waits twice as long before each attempt, up to twenty, and not for what the storage refuses", async () => {
  const delays = await delaysOf("TRANSIENT");
  expect([...delays.slice(0, 4), delays.at(-1), delays.length]).toEqual([40, 80, 160, 320, 20_000, 19]);
  expect(await delaysOf("CLIENT_ERROR")).toEqual([]);
  expect(await delaysOf("SERVER_ERROR")).toEqual([]);
  // It gives up soon on a storage that has never answered.
  expect(await delaysOf("TRANSIENT", false)).toEqual([40, 80, 160]);
});
