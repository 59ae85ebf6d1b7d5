import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectHydrated, AFTER_HYDRATION } from "./hydrated";
import { test } from "./guarded-page";

test.describe.configure({ mode: "parallel" });

/** What is held back comes in two or three steps, one after the other. */
const HELD_BACK = { timeout: 20_000 };

const CHUNK = "**/_next/static/chunks/*.js";

test("a page that is only read runs no script but the one that starts the others", async ({ page }) => {
  await page.goto(routes.home());
  await page.waitForLoadState("networkidle");
  const ran = await page.evaluate(() => [
    Array.from(document.scripts).filter(({ src, type, noModule }) => src && !type && !noModule).length,
    "TURBOPACK" in window,
  ]);
  expect(ran).toEqual([1, false]);
  await expectHydrated(page);
});

test("the scripts are fetched ahead, once all else is there, unless data are to be saved", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/chunks/") && request.url().endsWith(".js")) fetched.push(request.url());
  });
  await page.goto(routes.home());
  await expect(page.locator('link[rel="prefetch"]')).not.toHaveCount(0);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  await expectHydrated(page);
});

test.describe("what is done before the scripts answer is done when they do", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(CHUNK, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
  });

  test("a click on the search", async ({ page }) => {
    await page.goto(routes.pricing());
    await page.getByRole("link", { name: "Search" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible(HELD_BACK);
    await expect(page).toHaveURL(routes.pricing());
  });

  test("the key that opens the search", async ({ page }) => {
    await page.goto(routes.pricing());
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog")).toBeVisible(HELD_BACK);
  });

  test("a newsletter address, sent by the Enter key", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto(routes.home());
    await page.getByLabel("Email address").first().fill("ada@x.example");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Thank you for subscribing!")).toBeVisible(HELD_BACK);
    expect(logged).toContain("Newsletter sign-up: ada@x.example");
    await expect(page).toHaveURL(routes.home());
  });

  test("the fields of the contact form", async ({ page }) => {
    await page.goto(routes.contact());
    const [name, message] = [page.getByLabel("Name"), page.getByLabel("Message")];
    await name.fill("Ada");
    await message.fill("Two\nlines");
    await expectHydrated(page);
    await expect(name).toHaveValue("Ada");
    await expect(message).toHaveValue("Two\nlines");
    await page.reload();
    await expect(message).toHaveValue("Two\nlines", HELD_BACK);
  });
});

test("scripts that never come leave links and the search's own page", async ({ page, incidents }) => {
  await page.route(CHUNK, (route) => route.abort());
  await page.goto(routes.pricing());
  await page.getByRole("link", { name: "Search" }).first().click();
  await expect(page).toHaveURL(routes.sitemap(), { timeout: 10_000 });
  incidents.errors = [];
});

test("a filter in the address is applied without anybody moving", async ({ page }) => {
  await page.goto(`${routes.blog()}?q=zzzz`);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0, AFTER_HYDRATION);
});
