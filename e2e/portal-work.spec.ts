import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { isWhole } from "./check-state";
import { administrator, customers, manyCustomers, storageWith } from "./portal-data";

/** Few for every change, and many for a release: the work has to be the same. */
const size = () => (isWhole() ? { requests: 10_000, customers: 1200 } : { requests: 300, customers: 40 });
/** The storage of a browser of that size, in which somebody is signed in. */
function stored(who: typeof administrator): ReturnType<typeof storageWith> {
  return ({ baseURL }, provide) => {
    const { requests, customers: others } = size();
    const accounts = who === administrator ? manyCustomers(others) : undefined;
    return storageWith(who, requests, accounts)({ baseURL }, provide);
  };
}
/** Storage reads that an action may take, whatever the number of requests. */
const MOST_READS = 20;
/** The second finds nothing. */
const TYPED = ["boilers oban", "zzz"];

/** Rows of a page of the table, and a row for the headings' own. */
const ROWS = 26;

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
  await page.evaluate(() =>
    Object.assign((window as never as { storageCounts: object }).storageCounts, { reads: 0, writes: 0 }),
  );
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

// A customer's list, of a third of the requests, is a matter of the release.
for (const [who, path, tag] of [
  [administrator, routes.admin(), ""],
  [customers[0]!, routes.dashboard(), "@release"],
] as const)
  test.describe(path, { tag: tag || [] }, () => {
    test.use({ storageState: stored(who) });

    test(`a keystroke in the search of ${path} reads no request and draws one page of rows`, async ({
      page,
    }) => {
      await open(page, path);
      await page.getByRole("searchbox").click();
      for (const text of TYPED)
        for (const key of [...text, ...Array.from(text, () => "Backspace")]) {
          const { reads, writes, rows } = await workOf(page, () => page.keyboard.press(key));
          expect(writes, key).toBe(0);
          // How the table is set up, and the session.
          expect(reads, key).toBeLessThanOrEqual(MOST_READS);
          expect(rows).toBeLessThanOrEqual(ROWS);
        }
    });

    test(`another tab's write makes ${path} read what was written, not all requests`, async ({
      page,
      context,
    }) => {
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
      expect(work.reads).toBeLessThanOrEqual(MOST_READS);
    });
  });

test.describe("an administrator", () => {
  test.use({ storageState: stored(administrator) });

  test("a status writes one change, whatever the number of requests", async ({ page }) => {
    await open(page, routes.admin());
    const field = page.getByRole("combobox", { name: /^Status of/ }).nth(2);
    const work = await workOf(page, async () => {
      await field.selectOption("in-progress");
      await expect(field).toHaveValue("in-progress");
    });
    expect(work.writes).toBe(1);
    expect(work.reads).toBeLessThanOrEqual(MOST_READS);
  });
});
