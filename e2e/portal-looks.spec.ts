import { expect, test, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { recordShifts, sumOfShifts } from "./layout-shifts";
import { administrator, storageWith } from "./portal-data";

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens the list of all requests. */
async function openList(page: Page) {
  await page.goto(routes.admin());
  await expect(page.getByText("60 requests", { exact: true })).toBeVisible();
  // It arrives later, above the list.
  await expect(page.getByRole("link", { name: "Back up in Settings" })).toBeVisible();
}

const rowOf = (page: Page, label: string) => page.getByRole("row").filter({ hasText: label });
const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test.describe("an administrator", () => {
  test.use({ storageState: storageWith(administrator, 60) });

  const FORCED = "with forced colours, what is highlighted, selected or open is outlined";
  test(FORCED, { tag: "@release" }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openList(page);
    await page.keyboard.press("Control+K");
    const highlighted = page.locator('[role="option"][data-highlighted]');
    await expect(highlighted).toHaveCount(1);
    expect(await styleOf(highlighted, "outline-style")).toBe("solid");
    expect(await styleOf(page.getByRole("option").last(), "outline-style")).toBe("none");
    await page.keyboard.press("Escape");

    await page.getByRole("checkbox", { name: /^Select CR-0060/ }).check();
    await rowOf(page, "CR-0058").getByRole("link").click();
    await expect(page.getByRole("list", { name: "History" })).toBeVisible();
    await expect(rowOf(page, "CR-0058").getByRole("link")).toHaveAttribute("aria-current", "true");
    for (const label of ["CR-0060", "CR-0058"])
      expect(await styleOf(rowOf(page, label), "outline-style")).toBe("solid");
    expect(await styleOf(rowOf(page, "CR-0059"), "outline-style")).toBe("none");
  });

  test("on paper there is no message and no notice", { tag: "@release" }, async ({ page }) => {
    await openList(page);
    await rowOf(page, "CR-0060").getByRole("link").click();
    await page.getByRole("textbox", { name: "Comment" }).fill("When do you begin?");
    await page.getByRole("button", { name: "Add comment" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("When do you begin?")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  const STILL = "on a phone nothing moves while a list, a request or a section arrives";
  test(STILL, { tag: "@release" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await recordShifts(page);
    const tabs = ["customers", "log", "analytics", "settings", "account"].map((tab) => `?tab=${tab}`);
    for (const query of ["", "?from=2026-01-01", "?request=CR-0060", ...tabs]) {
      await page.goto(routes.admin() + query, { waitUntil: "networkidle" });
      await expect(page.getByText("One moment...")).toHaveCount(0);
      expect(await sumOfShifts(page), query).toBeLessThan(0.02);
    }
  });

  test(
    "with text at 200% on a phone, the list of keys has whole words",
    { tag: "@release" },
    async ({ page }) => {
      await openList(page);
      await page.keyboard.press("?");
      const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await page.setViewportSize({ width: 360, height: 740 });
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      const narrowest = () =>
        keys.getByRole("definition").evaluateAll((all) => Math.min(...all.map((dd) => dd.clientWidth)));
      await expect.poll(narrowest).toBeGreaterThan(180);
    },
  );
});

test.describe("sample data", () => {
  test.use({ storageState: storageWith(administrator, 0, []) });

  test("at 1440 by 900 px, 20 requests are visible with sample data", async ({ page }) => {
    await page.goto(routes.admin());
    await page.getByRole("button", { name: "Load sample data" }).click();
    await expect(page.getByText("300 requests", { exact: true })).toBeVisible();
    const bottoms = await page
      .getByRole("row")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    // The first row has the headings.
    expect(bottoms.slice(1).filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(20);
  });
});

for (const width of [320, 360, 768, 1440])
  test(
    `nothing moves when the form to sign in comes at ${width} px`,
    { tag: width === 360 ? [] : "@release" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordShifts(page);
      await page.goto(routes.auth());
      await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
      // Rounded heights.
      expect(await sumOfShifts(page)).toBeLessThan(0.005);
    },
  );
