import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { administrator, customers, manyCustomers, storageWith } from "./portal-data";
import { measureKeystrokes, measureWorks } from "./processor-time";

const REQUESTS = 10_000;
const CUSTOMERS = 1200;
/**
 * Limits in processor time of the main thread, in milliseconds, with rendering and with what the measurement takes: 12 to
 * 20 of a status that stays as it is. On two cores that also did other work, the medians of five runs were 66 to 87 for a
 * status and 58 to 92 for another tab's write; the limits leave room for a slower machine. The portal's own part is
 * measured by `npm run bench:portal`. The storage is 88% full, so that superseded changes are looked for.
 */
const LIMITS = { "first table": 500, keystroke: 50, status: 200, "another tab's write": 200 };
/** The second finds nothing, the others narrow the list step by step. */
const TYPED = ["boilers oban", "zzz", "evenings 499"];
const RUNS = 5;

test.setTimeout(180_000);

/** Shows all times, and checks the median. */
function expectWithin(what: keyof typeof LIMITS, path: string, times: number[]) {
  times.sort((a, b) => a - b);
  console.log(`${path}, ${what}: ${times.map(Math.round).join(" ")} ms`);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(LIMITS[what]);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("searchbox")).toBeVisible({ timeout: 60_000 });
}

for (const [who, path, others] of [
  [administrator, routes.admin(), manyCustomers(CUSTOMERS)],
  // A third of the requests are the customer's.
  [customers[0]!, routes.dashboard(), undefined],
] as const) {
  test.describe(`${REQUESTS} requests on ${path}`, () => {
    test.use({ storageState: storageWith(who, REQUESTS, others) });

    test(`the first table of ${path} and a keystroke in its search keep to their limits`, async ({
      page,
    }) => {
      const starts: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        starts.push(...(await measureWorks(page, [() => open(page, path)])));
      expectWithin("first table", path, starts);
      await page.getByRole("searchbox").click();
      const times: number[] = [];
      for (const text of TYPED) {
        times.push(...(await measureKeystrokes(page, [...text])));
        await expect(page.getByText(/^\d+ of \d+ requests$/)).toBeVisible();
        const back = [...text].map(() => "Backspace");
        times.push(...(await measureKeystrokes(page, back)));
        await expect(page.getByText(/^\d+ requests$/)).toBeVisible();
      }
      expectWithin("keystroke", path, times);
    });

    test(`another tab's write keeps to its limit on ${path}`, async ({ page, context }) => {
      await open(page, path);
      const other = await context.newPage();
      await other.goto(routes.terms());
      const writes = Array.from({ length: RUNS }, (_, run) => async () => {
        const pounds = 1001 + run;
        await other.evaluate((estimatedCost) => {
          const key = "portal:request:request-0";
          const stored = JSON.parse(localStorage.getItem(key)!) as object;
          localStorage.setItem(key, JSON.stringify({ ...stored, estimatedCost }));
        }, pounds);
        await expect(page.getByText(`£1,00${1 + run}`)).toBeVisible();
      });
      expectWithin("another tab's write", path, await measureWorks(page, writes));
    });
  });
}

test.describe(`${REQUESTS} requests`, () => {
  test.use({ storageState: storageWith(administrator, REQUESTS, manyCustomers(CUSTOMERS)) });

  test("a status keeps to its limit", async ({ page }) => {
    await open(page, routes.admin());
    const field = page.getByRole("combobox", { name: /^Status of/ }).nth(2);
    const sets = Array.from({ length: RUNS }, (_, run) => async () => {
      const status = run % 2 === 0 ? "in-progress" : "pending";
      await field.selectOption(status);
      await expect(field).toHaveValue(status);
    });
    expectWithin("status", routes.admin(), await measureWorks(page, sets));
  });
});
