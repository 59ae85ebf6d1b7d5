import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { sample, UNKNOWN_CITY } from "./content";
import { reusedPageTest as test } from "./guarded-page";
import { AFTER_HYDRATION } from "./hydrated";

test("an unknown path shows “404” with status 404 and is logged, one of a section what is not there", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("404:")) logged.push(message.text());
  });
  for (const [path, heading] of [
    ["/industries/no-such", "Industry Not Found"],
    ["/no-such-page", "404"],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, AFTER_HYDRATION);
  }
  await expect.poll(() => logged).toEqual(["404: no page at /no-such-page"]);
});

test("an unknown service redirects to all services and replaces its history entry", async ({ page }) => {
  await page.goto(routes.about());
  await page.goto("/services/no-such");
  await expect(page).toHaveURL(routes.services(), AFTER_HYDRATION);
  await page.goBack();
  await expect(page).toHaveURL(routes.about());
});

test("a landing page for an unknown city is rendered in the browser, with noindex", async ({ page }) => {
  await page.goto(routes.landing(sample.service.slug, sample.industry.slug, UNKNOWN_CITY));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/atlantis/i, AFTER_HYDRATION);
  await expect(page).toHaveTitle(/atlantis/i);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /atlantis/i);
  const path = routes.landing(sample.service.slug, sample.industry.slug, UNKNOWN_CITY);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
});

test("another spelling of a city replaces its history entry with the city's page", async ({ page }) => {
  const { name, slug, country } = sample.city;
  await page.goto(routes.about());
  await page.goto(routes.city(country.region.slug, country.slug, `${slug}-${country.slug}`));
  await expect(page).toHaveURL(sample.cityPage, AFTER_HYDRATION);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(routes.about());
});
