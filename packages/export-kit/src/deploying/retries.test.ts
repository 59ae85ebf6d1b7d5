import { patientRetries } from "./retries";

/** The delays before each further attempt, in milliseconds, until there is none. */
async function delaysOf(
  errorType: "CLIENT_ERROR" | "THROTTLING" | "TRANSIENT",
  { hasAnswered = true } = {},
): Promise<number[]> {
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
    // The client's types leave the delay to the token of each strategy.
    delays.push((token as unknown as { getRetryDelay(): number }).getRetryDelay());
  }
}

it("waits twice as long before each attempt, up to 20 seconds", async () => {
  expect(await delaysOf("TRANSIENT")).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800, 20_000, 20_000]);
});

it("waits longer for a storage that asks for fewer requests", async () => {
  expect((await delaysOf("THROTTLING"))[0]).toBe(1_000);
});

it("does not repeat a request that the storage refuses", async () => {
  expect(await delaysOf("CLIENT_ERROR")).toEqual([]);
});

it("gives up soon on a storage that has never answered", async () => {
  expect(await delaysOf("TRANSIENT", { hasAnswered: false })).toEqual([200, 400, 800]);
});
