import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface ShiftWindow {
  shifts: { value: number; text: string }[];
}

/**
 * Records the layout shifts that follow no input, of pages that are opened from now on, for `readShifts` and `sumOfShifts`.
 * Not those of a page that is still being parsed: a busy machine paints a half of the header before it has read the other.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: ShiftWindow["shifts"] = [];
    (window as unknown as ShiftWindow).shifts = shifts;
    const [navigation] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
    new PerformanceObserver((list) => {
      const parsedAt = navigation.domInteractive || Infinity;
      for (const { value, hadRecentInput, startTime } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput && startTime > parsedAt)
          shifts.push({ value, text: `${value.toFixed(4)} at ${Math.round(scrollY)}` });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Each shift, with where the page was scrolled to. */
export async function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as ShiftWindow).shifts.map(({ text }) => text));
}

/** The cumulative layout shift. */
export async function sumOfShifts(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as ShiftWindow).shifts.reduce((sum, { value }) => sum + value, 0),
  );
}
