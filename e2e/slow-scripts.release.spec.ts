import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectHydrated, AFTER_HYDRATION } from "./hydrated";
import { test } from "./guarded-page";

const CHUNK = "**/_next/static/chunks/*.js";

test("the contact form keeps what was typed before its scripts loaded", async ({ page }) => {
  await page.route(CHUNK, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(routes.contact(), { waitUntil: "commit" });
  const [name, message] = [page.getByLabel("Name"), page.getByLabel("Message")];
  await name.fill("Ada");
  await message.fill("Two\nlines");
  await expectHydrated(page);
  await expect(name).toHaveValue("Ada");
  await expect(message).toHaveValue("Two\nlines");
  await message.pressSequentially("!");
  await page.reload();
  await expect(name).toHaveValue("Ada", AFTER_HYDRATION);
  await expect(message).toHaveValue("Two\nlines!");
});

test("if scripts fail to load, links work and the search link opens the list of all pages", async ({
  page,
  incidents,
}) => {
  await page.route(CHUNK, (route) => route.abort());
  await page.goto(routes.pricing());
  await page.getByRole("link", { name: "Search" }).first().click();
  await expect(page).toHaveURL(routes.sitemap(), { timeout: 10_000 });
  incidents.errors = [];
});

test("the blog applies the search in its URL", async ({ page }) => {
  await page.goto(`${routes.blog()}?q=zzzz`);
  await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible(AFTER_HYDRATION);
});
