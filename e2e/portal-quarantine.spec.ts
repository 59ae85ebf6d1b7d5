import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "./reused-page";
import { administrator, storageOf, type Entry } from "./portal";
import { blobs, KEY } from "./portal-corrupt-values";
import { createRequest, exportBackup, shownRequests } from "./portal-driver";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(60_000);

/** The value under a key; whole, also where it is no well-formed text, which does not survive the way here. */
async function isStored(page: Page, key: string, codes: string): Promise<boolean> {
  return page.evaluate(
    ([name, expected]) => {
      const value = localStorage.getItem(name);
      return value !== null && encodeURIComponent(JSON.stringify(value)) === expected;
    },
    [key, codes] as const,
  );
}

/** Puts values in the empty storage, before a page of the portal runs. */
async function seed(page: Page, entries: readonly Entry[]): Promise<void> {
  await page.goto("/robots.txt");
  // As JSON, because what is no well-formed text does not survive the way into the page.
  await page.evaluate((text) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of JSON.parse(text) as Entry[]) localStorage.setItem(name, value);
  }, JSON.stringify(entries));
}

test.describe("with the administrator signed in,", () => {
  for (const [name, raw] of blobs) {
    test(`${name} under a request's key: the portal works, exports it and leaves it alone`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await seed(page, [...storageOf(administrator, 0), { name: KEY, value: raw }]);
      await page.goto(routes.dashboard());
      await createRequest(page, "After the damage");
      await page.goto(routes.admin());
      expect(await shownRequests(page)).toHaveLength(1);
      const backup = await exportBackup(page);
      expect(backup.requests.map(({ description }) => description)).toEqual(["After the damage"]);
      expect(backup.damaged).toEqual([{ key: KEY, raw, reason: expect.any(String) }]);
      await expect(page.getByText("1 stored value could not be read")).toBeVisible();
      expect(await isStored(page, KEY, encodeURIComponent(JSON.stringify(raw)))).toBe(true);
      expect(errors).toEqual([]);
    });
  }
});

test("a saved user that cannot be read is logged and cleared", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await seed(page, [{ name: "portal:session", value: "{" }]);
  await page.goto(routes.dashboard());
  await expect(page).toHaveURL(routes.auth());
  expect(await page.evaluate(() => localStorage.getItem("portal:session"))).toBeNull();
  expect(logged).toContainEqual(expect.stringContaining("The saved user could not be read"));
});
