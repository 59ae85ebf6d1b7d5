import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectHydrated, gotoHydrated } from "./hydrated";
import { test } from "./guarded-page";

test.describe.configure({ mode: "parallel" });

const tab = (page: Page) => page.getByRole("tab", { name: "Second tab" });

/** The scripts that are fetched from now on. */
function watchScripts(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") fetched.push(request.url());
  });
  return fetched;
}

/** Notes from now on what moves without anybody having pressed anything. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput) shifts.push(entry);
    }).observe({ type: "layout-shift" });
  });
}

test("the controls' code is fetched when somebody comes near, and nothing moves", async ({ page }) => {
  await gotoHydrated(page, routes.styleguide());
  await page.waitForLoadState("networkidle");
  await watchShifts(page);
  const fetched = watchScripts(page);
  const place = await tab(page).elementHandle();
  await tab(page).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await tab(page).click();
  await expect(page.getByText("The second panel.")).toBeVisible();
  expect(await tab(page).evaluate((element, before) => element === before, place)).toBe(true);
  await page.getByRole("button", { name: "Show a toast" }).click();
  await expect(page.getByText("Request saved.")).toBeVisible();
  await page.getByRole("button", { name: "Open a dialog" }).click();
  await expect(page.getByRole("dialog", { name: "A dialog" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Previous", exact: true }).hover();
  await expect(page.getByText("Back to the slide before")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
});

test("a control that is pressed before its code is there answers when it is", async ({ page }) => {
  await gotoHydrated(page, routes.styleguide());
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await tab(page).click();
  await expect(tab(page)).toHaveAttribute("aria-selected", "false");
  await expect(page.getByText("The second panel.")).toBeVisible();
});

test("soft navigation brings the controls with the page", async ({ page }) => {
  await gotoHydrated(page, routes.styleguide());
  await page.getByRole("link", { name: "A link in a text" }).click();
  await expect(page).toHaveURL(routes.home());
  await page.goBack();
  await expect(page).toHaveURL(routes.styleguide());
  await expectHydrated(page);
  await tab(page).click();
  await expect(page.getByText("The second panel.")).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("every control is shown", async ({ page }) => {
    await page.goto(routes.styleguide());
    for (const name of ["Show a toast", "Open a dialog", "Previous", "Next"])
      await expect(page.getByRole("button", { name, exact: true }).first()).toBeVisible();
    await expect(tab(page)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText("Please fill in your name.");
  });
});
