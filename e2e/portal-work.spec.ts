import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { administrator, customers, manyCustomers, storageWith } from "./portal-data";

const REQUESTS = 10_000;
const CUSTOMERS = 1200;
/** The second finds nothing. */
const TYPED = ["boilers oban", "zzz"];

/** Calls of the storage in the page's own code, and rows in its tables. */
interface Work {
  reads: number;
  writes: number;
  rows: number;
}

/** Counts the calls of the storage from now on. */
async function countStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { reads: 0, writes: 0 };
    Object.assign(window, { storageCounts: counts });
    const { getItem, setItem, removeItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      counts.reads += 1;
      return getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
      counts.writes += 1;
      setItem.call(this, key, value);
    };
    Storage.prototype.removeItem = function (key) {
      counts.writes += 1;
      removeItem.call(this, key);
    };
  });
}

/** The work of an action, up to the end of the frame after it. */
async function workOf(page: Page, action: () => Promise<unknown>): Promise<Work> {
  await page.evaluate(() => Object.assign((window as never as { storageCounts: object }).storageCounts, { reads: 0, writes: 0 }));
  await action();
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { storageCounts } = window as never as { storageCounts: { reads: number; writes: number } };
    return { ...storageCounts, rows: document.querySelectorAll("tbody tr").length };
  });
}

async function open(page: Page, path: string) {
  await countStorage(page);
  await page.goto(path);
  await expect(page.getByRole("searchbox")).toBeVisible({ timeout: 60_000 });
}

for (const [who, path, others] of [
  [administrator, routes.admin(), manyCustomers(CUSTOMERS)],
  // A third of the requests are the customer's.
  [customers[0]!, routes.dashboard(), undefined],
] as const) {
  test.describe(`${REQUESTS} requests on ${path} @release`, () => {
    test.use({ storageState: storageWith(who, REQUESTS, others) });

    test(`a keystroke in the search of ${path} touches no storage and draws one page of rows`, async ({ page }) => {
      await open(page, path);
      await page.getByRole("searchbox").click();
      for (const text of TYPED)
        for (const key of [...text, ...Array.from(text, () => "Backspace")]) {
          const { reads, writes, rows } = await workOf(page, () => page.keyboard.press(key));
          expect({ reads, writes }, key).toEqual({ reads: 0, writes: 0 });
          expect(rows).toBeLessThanOrEqual(100);
        }
    });

    test(`another tab's write makes ${path} read what was written, not all requests`, async ({ page, context }) => {
      await open(page, path);
      const other = await context.newPage();
      await other.goto(routes.terms());
      const work = await workOf(page, async () => {
        await other.evaluate(() => {
          const key = "portal:request:request-0";
          const stored = JSON.parse(localStorage.getItem(key)!) as object;
          localStorage.setItem(key, JSON.stringify({ ...stored, estimatedCost: 1001 }));
        });
        await expect(page.getByText("£1,001")).toBeVisible();
      });
      expect(work.reads).toBeLessThan(REQUESTS / 100);
    });
  });
}

test.describe(`${REQUESTS} requests @release`, () => {
  test.use({ storageState: storageWith(administrator, REQUESTS, manyCustomers(CUSTOMERS)) });

  test("a status writes one record, whatever the number of requests", async ({ page }) => {
    await open(page, routes.admin());
    const field = page.getByRole("combobox", { name: /^Status of/ }).nth(2);
    const work = await workOf(page, async () => {
      await field.selectOption("in-progress");
      await expect(field).toHaveValue("in-progress");
    });
    expect(work.writes).toBeGreaterThan(0);
    expect(work.writes).toBeLessThan(10);
    expect(work.reads).toBeLessThan(REQUESTS / 100);
  });
});
