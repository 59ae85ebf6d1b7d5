import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { checkState } from "./check-state";
import {
  administrator,
  consoleProblems,
  customers,
  storageOf,
  storageState,
  storageWith,
} from "./portal-data";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(180_000);

const goTo = (page: Page) => page.getByRole("combobox", { name: "Section, request or command" });

test.describe("an administrator", () => {
  test.use({ storageState: storageWith(administrator, 60) });

  test("the list that goes anywhere and the list of keys meet WCAG 2.2 AA", async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto(routes.admin());
    await expect(page.getByText("60 requests", { exact: true })).toBeVisible();
    await page.keyboard.press("Control+K");
    await expect(goTo(page)).toBeFocused();
    await checkState(page, "go to, everything");
    await goTo(page).fill("live chat");
    await expect(page.getByRole("option", { name: /^CR-\d+ Live Chat Support/ })).toHaveCount(8);
    await checkState(page, "go to, requests");
    await goTo(page).fill("zzz");
    await expect(page.getByText("Nothing found.")).toBeVisible();
    await checkState(page, "go to, nothing");
    await goTo(page).fill("cr-0042");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^CR-0042 / })).toBeFocused();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await checkState(page, "the keys");
    expect(problems).toEqual([]);
  });

  test("on a phone a message does not cover the buttons of a dialog", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(routes.dashboard());
    for (const text of ["One", "Two"]) {
      await page.getByRole("button", { name: "New Request" }).click();
      const form = page.getByRole("form", { name: "New request" });
      await form.getByLabel("Service").selectOption("Live Chat Support");
      await form.getByLabel("Industry").selectOption("Plumbing");
      await form.getByLabel("Description").fill(text);
      await form.getByRole("button", { name: "Submit Request" }).click();
      await expect(form).toBeHidden();
    }
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(1);
    await page.getByRole("button", { name: "New Request" }).click();
    // Not forced: Playwright refuses to press what something else covers.
    await page.getByRole("button", { name: "Cancel" }).click({ timeout: 5000 });
    await expect(page.getByRole("dialog", { name: "New Request" })).toBeHidden();
  });
});

test.describe("sample data", () => {
  test.use({ storageState: storageWith(administrator, 0, []) });

  test(
    "the offer of sample data, and a browser with them, meet WCAG 2.2 AA",
    { tag: "@release" },
    async ({ page }) => {
      const problems = consoleProblems(page);
      await page.goto(routes.admin());
      const load = page.getByRole("button", { name: /sample data/i });
      await expect(load).toBeVisible();
      await checkState(page, "the offer of sample data");
      await load.click();
      await expect(page.getByText("300 requests", { exact: true })).toBeVisible();
      await checkState(page, "sample data");
      expect(problems).toEqual([]);
    },
  );
});

test.describe("unreadable values", () => {
  const corrupt = { name: "portal:request:r1", value: '{"v":1,"id":"r1"' };
  test.use({ storageState: storageState([...storageOf(administrator, 6), corrupt]) });

  test("an unreadable value that is removed meets WCAG 2.2 AA in every state", async ({ page }) => {
    await page.goto(routes.admin());
    await page.getByRole("link", { name: /^Save or remove it/ }).click();
    await expect(page.getByText(corrupt.name)).toBeVisible();
    await checkState(page, "an unreadable value");
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("The value was removed.").first()).toBeVisible();
    await checkState(page, "an unreadable value, removed");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 stored value could not be read").first()).toBeVisible();
  });
});

const PAGES = [
  [customers[0]!, routes.dashboard(), "dashboard"],
  [customers[0]!, `${routes.dashboard()}?request=CR-0001`, "request"],
  [customers[0]!, `${routes.dashboard()}?tab=account`, "account"],
  [administrator, routes.admin(), "administration"],
  [administrator, `${routes.admin()}?tab=customers`, "customers"],
  [administrator, `${routes.admin()}?tab=settings`, "settings"],
  [administrator, `${routes.admin()}?tab=log`, "log"],
  [customers[0]!, `${routes.dashboard()}?tab=usage`, "usage"],
] as const;

for (const [who, path, name] of PAGES) {
  test.describe(name, () => {
    test.use({ storageState: storageWith(who, 9) });

    const title = `the ${name} does not scroll sideways with text at 200% on a phone, nor at 768 px`;
    test(title, { tag: "@release" }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("button", { name: /^Account of / })).toBeVisible();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const session = await page.context().newCDPSession(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      await expect.poll(overflow).toBeLessThanOrEqual(1);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
      await page.setViewportSize({ width: 768, height: 1024 });
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      await checkState(page, name);
    });
  });
}
