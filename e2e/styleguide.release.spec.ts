import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectHydrated, gotoHydrated } from "./hydrated";
import { readShifts, recordShifts } from "./layout-shifts";
import { test } from "./guarded-page";

const tab = (page: Page) => page.getByRole("tab", { name: "Second tab" });

test("the controls of the style guide work without layout shifts", async ({ page }) => {
  await recordShifts(page);
  await gotoHydrated(page, routes.styleguide());
  await tab(page).click();
  await expect(page.getByText("The second panel.")).toBeVisible();
  await page.getByRole("button", { name: "Show a toast" }).click();
  await expect(page.getByText("Request saved.")).toBeVisible();
  await page.getByRole("button", { name: "Open a dialog" }).click();
  await expect(page.getByRole("dialog", { name: "A dialog" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Previous", exact: true }).hover();
  await expect(page.getByText("Back to the slide before")).toBeVisible();
  expect(await readShifts(page)).toEqual([]);
});

test("the controls of the style guide work after a soft navigation", async ({ page }) => {
  await gotoHydrated(page, routes.styleguide());
  await page.getByRole("link", { name: "A link in a text" }).click();
  await expect(page).toHaveURL(routes.home());
  await page.goBack();
  await expect(page).toHaveURL(routes.styleguide());
  await expectHydrated(page);
  await tab(page).click();
  await expect(page.getByText("The second panel.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the style guide shows every control", async ({ page }) => {
    await page.goto(routes.styleguide());
    for (const name of ["Show a toast", "Open a dialog", "Previous", "Next"])
      await expect(page.getByRole("button", { name, exact: true }).first()).toBeVisible();
    await expect(tab(page)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText("Please fill in your name.");
  });
});
