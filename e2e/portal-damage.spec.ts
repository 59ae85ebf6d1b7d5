import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { administrator, storageWith } from "./portal";
import { blobs, KEY } from "./portal-blobs";
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

/** Puts a value in the storage before the page runs, once. */
async function seed(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((text) => {
    for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>)) {
      if (!(key in localStorage)) localStorage.setItem(key, value);
    }
  }, JSON.stringify(values));
}

test.describe("with the administrator signed in,", () => {
  test.use({ storageState: storageWith(administrator, 0) });

  for (const [name, raw] of blobs) {
    test(`${name} under a request's key: the portal works, exports it and leaves it alone`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await seed(page, { [KEY]: raw });
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
  await seed(page, { "portal:session": "{" });
  await page.goto(routes.dashboard());
  await expect(page).toHaveURL(routes.auth());
  expect(await page.evaluate(() => localStorage.getItem("portal:session"))).toBeNull();
  expect(logged).toContainEqual(expect.stringContaining("The saved user could not be read"));
});
