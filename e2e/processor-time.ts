import type { Page } from "@playwright/test";

/**
 * Measures works one after the other, each up to the end of the frame after it.
 *
 * @returns the main thread's processor time for each in milliseconds. Other programs inflate it, but less than time on the
 *   clock: `npm test` runs such tests alone
 */
export async function measureWorks(
  page: Page,
  works: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const readClock = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  const times: number[] = [];
  for (const work of works) {
    const before = await readClock();
    await work();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    times.push((await readClock()) - before);
  }
  await session.detach();
  return times;
}

/** Types keys one after the other, each when the frame after the last has been painted. As `measureWorks`. */
export function measureKeystrokes(page: Page, keys: readonly string[]): Promise<number[]> {
  return measureWorks(
    page,
    keys.map((key) => () => page.keyboard.press(key)),
  );
}
