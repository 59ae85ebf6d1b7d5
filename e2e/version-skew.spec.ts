import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectHydrated } from "./hydrated";
import { test } from "./guarded-page";

/**
 * Simulates a deploy while a page is open. Files of the old build that the page has not loaded yet return 404.
 *
 * @param options.payloads for soft navigation: those of the new or of the old build, or none
 * @param options.complete whether a reload fetches the complete new build; otherwise files stay missing
 * @returns counts the page loads from now on
 */
async function deploy(
  page: Page,
  { payloads, complete = true }: { payloads: "new" | "missing" | "old"; complete?: boolean },
) {
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
  );
  const count = { loads: 0 };
  let old = true;
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    count.loads += 1;
    if (complete) old = false;
  });
  await page.route("**/_next/static/**", (route) =>
    old && !loaded.has(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route(/\.txt(\?.*)?$/, async (route) => {
    if (!old || payloads === "old") return route.continue();
    if (payloads === "missing")
      return route.fulfill({ status: 404, contentType: "text/html", body: "Not found" });
    const response = await route.fetch();
    const text = (await response.text()).replace(/"b":"[^"]*"/, '"b":"another-build"');
    return route.fulfill({ response, body: text });
  });
  return count;
}

/** Follows a link of the bar by soft navigation. */
async function followMenuLink(page: Page, link: string): Promise<void> {
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: link, exact: true }).click();
}

/** Missing chunks cause errors, as expected; other incidents still fail the test. */
test.afterEach(({ incidents }) => {
  incidents.errors = incidents.errors.filter((error) => !/Failed to load chunk/.test(error));
});

test.describe("a page that was opened before a deploy", () => {
  for (const payloads of ["new", "missing", "old"] as const) {
    const title = `a page opened before a deploy opens the next page with one load, with ${payloads} payloads`;
    test(title, { tag: payloads === "new" ? [] : ["@release"] }, async ({ page }) => {
      await page.goto(routes.services());
      await expectHydrated(page);
      const count = await deploy(page, { payloads });
      await followMenuLink(page, "Contact");
      await expect(page.getByRole("textbox", { name: "Full name" })).toBeVisible();
      await expectHydrated(page);
      expect(new URL(page.url()).pathname).toBe(routes.contact());
      expect(count.loads).toBe(1);
    });
  }

  test(
    "a page opened before a deploy reloads only once if code stays missing",
    { tag: "@release" },
    async ({ page }) => {
      await page.goto(routes.services());
      await expectHydrated(page);
      const count = await deploy(page, { payloads: "old", complete: false });
      await followMenuLink(page, "Contact");
      // The reloaded page can be read, but its script is still missing.
      await expect.poll(() => count.loads).toBe(1);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(count.loads).toBe(1);
    },
  );

  test(
    "a page opened before a deploy does not reload offline",
    { tag: "@release" },
    async ({ page, context }) => {
      await page.goto(routes.services());
      await expectHydrated(page);
      const count = await deploy(page, { payloads: "old" });
      await page.route("**/contact", (route) => route.abort("internetdisconnected"));
      await followMenuLink(page, "Contact");
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
      expect(count.loads).toBe(0);
      await context.unrouteAll();
    },
  );

  test("the contact form keeps its fields over the reload after a deploy", async ({ page }) => {
    await page.goto(routes.contact());
    await expectHydrated(page);
    await page.getByRole("textbox", { name: "Full name" }).fill("Ann Burns");
    await page.getByRole("textbox", { name: "Message" }).fill("One phone");
    await deploy(page, { payloads: "new" });
    await followMenuLink(page, "Pricing");
    await expect(page).toHaveURL(routes.pricing());
    await expectHydrated(page);
    await followMenuLink(page, "Contact");
    await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue("Ann Burns");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("One phone");
  });
});
