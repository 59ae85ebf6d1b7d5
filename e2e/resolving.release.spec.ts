import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { sample, UNKNOWN_CITY } from "./content";
import { AFTER_HYDRATION } from "./hydrated";
import { test } from "./guarded-page";

const { service, industry, city } = sample;

/** Paths without a file that lead to a page, and what its heading contains. */
const RESOLVED: [path: string, heading: RegExp][] = [
  [routes.landing(service.slug, industry.slug, UNKNOWN_CITY), /atlantis/i],
  [routes.city(city.country.region.slug, city.country.slug, `${city.slug}-${city.country.slug}`), /./],
  ["/services/no-such", /./],
];

for (const [path, heading] of RESOLVED) {
  test(`${path} shows no “404” before its page`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        for (const element of document.querySelectorAll("h1, main p"))
          if (element.checkVisibility()) seen.push(element.textContent);
        requestAnimationFrame(look);
      };
      look();
    });
    // Long enough for the browser to paint what is prerendered.
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText("Loading…", { exact: true })).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.join()).not.toMatch(/404|Oops/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, AFTER_HYDRATION);
    const later = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(later.join()).not.toMatch(/404|Oops/);
  });
}

test("a path of no section shows “404” at once", async ({ page, incidents }) => {
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await page.goto("/no-such-page", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expect(page.getByText("Loading…", { exact: true })).toBeHidden();
  // The scripts that did not come.
  incidents.errors = [];
});
