import { expect, test as freshTest } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, labelOf, sample } from "./content";
import { readShifts, recordShifts } from "./layout-shifts";
import { test } from "./reused-page";

const { service, industry, city, landing } = sample;
const { site } = content;

test.describe("a landing page", () => {
  test("a landing page names its city and industry, and has breadcrumbs, figures and contacts", async ({
    page,
  }) => {
    await page.goto(landing);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(city.label);
    await expect(heading).toContainText(industry.names.people);
    await expect(page).toHaveTitle(new RegExp(city.label));
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("link")).toHaveText(["Home", labelOf(routes.services()), service.title]);
    const main = page.getByRole("main");
    await expect(
      main.getByRole("heading", { name: `Serving ${city.label} & Surrounding Areas` }),
    ).toBeVisible();
    for (const id of ["clients", "coverage", "countries-served", "satisfaction"]) {
      const { value, label } = content.claims.get(id)!;
      await expect(main.locator("dl div").filter({ hasText: label })).toContainText(value);
    }
    await expect(main.getByRole("link", { name: "Get started" }).first()).toHaveAttribute(
      "href",
      routes.contact(),
    );
    await expect(main.getByRole("link", { name: /^Call / }).first()).toHaveAttribute(
      "href",
      `tel:${site.phone.e164}`,
    );
    await expect(main.getByRole("link", { name: site.email.sales })).toHaveAttribute("href", /^mailto:/);
    await expect(
      main.getByRole("img", { name: new RegExp(`24-hour clock on ${city.name} time`) }),
    ).toBeVisible();
  });

  freshTest("a landing page loads no script and nothing from another origin", async ({ page, baseURL }) => {
    const requests: { url: string; type: string }[] = [];
    page.on("request", (request) => requests.push({ url: request.url(), type: request.resourceType() }));
    await page.goto(landing, { waitUntil: "networkidle" });
    expect(requests.filter(({ type }) => type === "script")).toEqual([]);
    expect(requests.filter(({ url }) => !url.startsWith(baseURL!))).toEqual([]);
    expect(requests.some(({ type }) => type === "stylesheet")).toBe(true);
  });

  freshTest("a landing page has no layout shift while it loads", async ({ page }) => {
    await recordShifts(page);
    await page.goto(landing, { waitUntil: "networkidle" });
    expect(await readShifts(page)).toEqual([]);
  });

  for (const width of [360, 768, 1440]) {
    test(`a landing page does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(landing);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});
