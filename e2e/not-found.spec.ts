import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { sample, UNKNOWN_CITY } from "./content";
import { reusedPageTest as test, test as freshTest } from "./guarded-page";
import { AFTER_HYDRATION, expectHydrated } from "./hydrated";

const { service, industry, city } = sample;
const { country } = city;

/** Paths without a file that lead to a page. */
const UNKNOWN = {
  landing: routes.landing(service.slug, industry.slug, UNKNOWN_CITY),
  cityByAnotherName: routes.city(country.region.slug, country.slug, `${city.slug}-${country.slug}`),
  service: "/services/no-such",
};
/** Next's scripts, which tests delay or withhold. */
const SCRIPTS = "**/_next/static/chunks/*.js";

test("an unknown path shows “404” with status 404 and is logged, one of a section what is not there", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("404:")) logged.push(message.text());
  });
  for (const [path, heading] of [
    [routes.industry("no-such"), "Industry Not Found"],
    [routes.region("no-such"), "Region Not Found"],
    [routes.post("no-such"), "Blog Post Not Found"],
    ["/no-such-page", "404"],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expectHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await expect.poll(() => logged).toEqual(["404: no page at /no-such-page"]);
});

test("an unknown service and another spelling of a city replace their history entry with the page meant", async ({
  page,
}) => {
  for (const [path, meant] of [
    [UNKNOWN.service, routes.services()],
    [UNKNOWN.cityByAnotherName, sample.cityPage],
  ] as const) {
    await page.goto(routes.about());
    await page.goto(path);
    await expect(page).toHaveURL(meant, AFTER_HYDRATION);
    if (meant === sample.cityPage)
      await expect(page.getByRole("heading", { level: 1 })).toContainText(city.name);
    await page.goBack();
    await expect(page).toHaveURL(routes.about());
  }
});

test("a landing page for an unknown city is rendered in the browser, with noindex", async ({ page }) => {
  await page.goto(UNKNOWN.landing);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/atlantis/i, AFTER_HYDRATION);
  await expect(page).toHaveTitle(/atlantis/i);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /atlantis/i);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", new RegExp(`${UNKNOWN.landing}$`));
});

for (const path of Object.values(UNKNOWN))
  freshTest(`${path} shows no “404” before its page`, { tag: "@release" }, async ({ page }) => {
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
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText("Loading…", { exact: true })).toBeVisible();
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join());
    expect(await seen()).not.toMatch(/404|Oops/);
    const meant = path === UNKNOWN.landing ? /atlantis/i : /./;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(meant, AFTER_HYDRATION);
    expect(await seen()).not.toMatch(/404|Oops/);
  });

freshTest("a path of no section shows “404” at once", { tag: "@release" }, async ({ page, incidents }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/no-such-page", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expect(page.getByText("Loading…", { exact: true })).toBeHidden();
  // The scripts that did not come.
  incidents.errors = [];
});
