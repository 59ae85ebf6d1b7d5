import { expect, test as freshTest } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "./kept-page";

const newYork = routes.landing("telephone-answering-services", "plumbing", "new-york");

test.describe("a landing page", () => {
  test("says what the specification lists", async ({ page }) => {
    await page.goto(newYork);
    await expect(page).toHaveTitle(/Telephone answering for plumbers in New York/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Telephone answering for plumbers in New York",
    );
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("link")).toHaveText(["Home", "Services", "Telephone Answering Services"]);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Serving New York & Surrounding Areas" })).toBeVisible();
    for (const [value, label] of [
      ["500+", "Happy Clients"],
      ["24/7", "Support Coverage"],
      ["50+", "Countries Served"],
      ["99%", "Client Satisfaction"],
    ]) {
      await expect(main.locator("dl div").filter({ hasText: label! })).toContainText(value!);
    }
    await expect(main.getByRole("link", { name: "Get started" }).first()).toHaveAttribute(
      "href",
      routes.contact(),
    );
    await expect(main.getByRole("link", { name: /^Call / }).first()).toHaveAttribute(
      "href",
      /^tel:\+44141496/,
    );
    await expect(main.getByRole("link", { name: /@clydeline\.example/ })).toHaveAttribute("href", /^mailto:/);
    await expect(main.getByRole("img", { name: /24-hour clock on New York time/ })).toBeVisible();
  });

  freshTest("loads no script and nothing from elsewhere", async ({ page, baseURL }) => {
    const requests: { url: string; type: string }[] = [];
    page.on("request", (request) => requests.push({ url: request.url(), type: request.resourceType() }));
    await page.goto(newYork, { waitUntil: "networkidle" });
    expect(requests.filter(({ type }) => type === "script")).toEqual([]);
    expect(requests.filter(({ url }) => !url.startsWith(baseURL!))).toEqual([]);
    expect(requests.some(({ type }) => type === "stylesheet")).toBe(true);
  });

  freshTest("does not shift while it loads", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(newYork, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([]);
  });

  for (const width of [360, 768, 1440]) {
    test(`fits ${width} px without scrolling sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(newYork);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});
