import type { Page } from "@playwright/test";

/**
 * Types keys one after the other, each when the frame after the last has been painted.
 *
 * @returns the main thread's processor time for each key in milliseconds, which other programs do not affect
 */
export async function measureKeystrokes(page: Page, keys: readonly string[]): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const readClock = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  const times: number[] = [];
  for (const key of keys) {
    const before = await readClock();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    times.push((await readClock()) - before);
  }
  await session.detach();
  return times;
}
