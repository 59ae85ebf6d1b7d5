import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { sample, UNKNOWN_CITY } from "./content";
import { AFTER_HYDRATION } from "./hydrated";
import { test } from "./reused-page";

/** The messages of the 404 page, by path. */
const MESSAGES: [path: string, heading: string, text: string][] = [
  ["/no-such-page", "404", "Oops! Page not found"],
  ["/industries/no-such", "Industry Not Found", "The requested industry page was not found."],
  ["/regions/no-such", "Region Not Found", "The requested region was not found."],
  [`${sample.regionPage}/no-such`, "Country Not Found", "The requested country was not found."],
  [`${sample.countryPage}/no-such`, "City Not Found", "The requested city was not found."],
  ["/blog/no-such", "Blog Post Not Found", "The blog post you're looking for doesn't exist."],
  [
    routes.landing("no-such", sample.industry.slug, sample.city.slug),
    "Service Not Available",
    "This service combination is not currently available.",
  ],
];

for (const [index, [path, heading, text]] of MESSAGES.entries()) {
  test(
    `${path} shows “${heading}” with status 404`,
    { tag: index < 2 ? [] : ["@release"] },
    async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (message) => {
        if (message.text().startsWith("404:")) logged.push(message.text());
      });
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, AFTER_HYDRATION);
      await expect(page.getByText(text)).toBeVisible();
      await expect.poll(() => logged).toEqual(heading === "404" ? [`404: no page at ${path}`] : []);
    },
  );
}

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
