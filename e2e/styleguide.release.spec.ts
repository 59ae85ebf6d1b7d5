import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { gotoHydrated } from "./hydrated";
import { readShifts, recordShifts } from "./layout-shifts";
import { test } from "./guarded-page";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the controls of the style guide work without layout shifts", async ({ page }) => {
  await recordShifts(page);
  await gotoHydrated(page, routes.styleguide());
  await page.getByRole("tab", { name: "Second tab" }).click();
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
