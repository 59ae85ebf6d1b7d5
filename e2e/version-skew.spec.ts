import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectHydrated } from "./hydrated";
import { hashQuickly } from "./portal-driver";
import { signInToDemo, test } from "./guarded-page";

test.describe.configure({ mode: "parallel" });

/**
 * Deploys another build while a tab is open: files of the old one that the tab has not loaded yet are gone,
 * as are those that `alsoGone` names, and payloads are the new build's. A page that is loaded anew is whole.
 *
 * @returns how often a page was loaded since
 */
async function deploy(
  page: Page,
  { payloads, whole = true }: { payloads: "new" | "gone" | "old"; whole?: boolean },
) {
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
  );
  const count = { loads: 0 };
  let old = true;
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    count.loads += 1;
    if (whole) old = false;
  });
  await page.route("**/_next/static/**", (route) =>
    old && !loaded.has(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route(/\.txt(\?.*)?$/, async (route) => {
    if (!old || payloads === "old") return route.continue();
    if (payloads === "gone")
      return route.fulfill({ status: 404, contentType: "text/html", body: "Not found" });
    const response = await route.fetch();
    const text = (await response.text()).replace(/"b":"[^"]*"/, '"b":"another-build"');
    return route.fulfill({ response, body: text });
  });
  return count;
}

/** Follows a link of the footer by soft navigation. */
async function leaveFor(page: Page, link: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).first().click();
}

/** Errors are expected here: code that is missing. What else must not happen is still checked. */
test.afterEach(({ incidents }) => {
  incidents.errors = incidents.errors.filter((error) => !/Failed to load chunk/.test(error));
});

test.describe("a tab that was opened before a deploy", () => {
  for (const payloads of ["new", "gone", "old"] as const) {
    test(`reaches the next page within one load, payloads being ${payloads}`, async ({ page }) => {
      await page.goto(routes.services());
      await expectHydrated(page);
      const count = await deploy(page, { payloads });
      await leaveFor(page, "Contact");
      await expect(page.getByRole("textbox", { name: "Full name" })).toBeVisible();
      await expectHydrated(page);
      expect(new URL(page.url()).pathname).toBe(routes.contact());
      expect(count.loads).toBe(1);
    });
  }

  test("never goes round in circles where code is missing for good", async ({ page }) => {
    await page.goto(routes.services());
    await expectHydrated(page);
    const count = await deploy(page, { payloads: "old", whole: false });
    await leaveFor(page, "Contact");
    // Loaded anew, the page is there to read; only its script is not.
    await expect.poll(() => count.loads).toBe(1);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(count.loads).toBe(1);
  });

  test("stays where it is when it is offline", async ({ page, context }) => {
    await page.goto(routes.services());
    await expectHydrated(page);
    const count = await deploy(page, { payloads: "old" });
    await page.route("**/contact", (route) => route.abort("internetdisconnected"));
    await leaveFor(page, "Contact");
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    expect(count.loads).toBe(0);
    await context.unrouteAll();
  });

  test("keeps what was typed into the contact form", async ({ page }) => {
    await page.goto(routes.contact());
    await expectHydrated(page);
    await page.getByRole("textbox", { name: "Full name" }).fill("Ann Burns");
    await page.getByRole("textbox", { name: "Message" }).fill("One phone");
    await deploy(page, { payloads: "new" });
    await leaveFor(page, "Pricing");
    await expect(page).toHaveURL(routes.pricing());
    await expectHydrated(page);
    await leaveFor(page, "Contact");
    await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue("Ann Burns");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("One phone");
  });

  test("keeps what was typed into a new request, and opens it again", async ({ page, context }) => {
    await hashQuickly(context);
    await signInToDemo(page, "Customer");
    await page.getByRole("button", { name: "New Request" }).click();
    const dialog = page.getByRole("dialog", { name: "New Request" });
    await dialog.getByLabel("Description").fill("Evenings and weekends");
    await page.reload();
    await expect(dialog.getByLabel("Description")).toHaveValue("Evenings and weekends");
  });
});
