import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { HYDRATION } from "./hydrated";
import { test } from "./kept-page";

/** The specification's catalogue of what may be missing. */
const CATALOGUE: [path: string, heading: string, text: string][] = [
  ["/no-such-page", "404", "Oops! Page not found"],
  ["/industries/no-such", "Industry Not Found", "The requested industry page was not found."],
  ["/regions/no-such", "Region Not Found", "The requested region was not found."],
  ["/regions/europe/no-such", "Country Not Found", "The requested country was not found."],
  ["/regions/europe/germany/no-such", "City Not Found", "The requested city was not found."],
  ["/blog/no-such", "Blog Post Not Found", "The blog post you're looking for doesn't exist."],
  [
    "/seo/no-such/plumbing/glasgow",
    "Service Not Available",
    "This service combination is not currently available.",
  ],
];

for (const [path, heading, text] of CATALOGUE) {
  test(`${path} says “${heading}”`, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith("404:")) logged.push(message.text());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, HYDRATION);
    await expect(page.getByText(text)).toBeVisible();
    await expect.poll(() => logged).toEqual(heading === "404" ? [`404: no page at ${path}`] : []);
  });
}

test("an unknown service leads to all services, in the place of its own entry in the history", async ({
  page,
}) => {
  await page.goto(routes.about());
  await page.goto("/services/no-such");
  await expect(page).toHaveURL(routes.services(), HYDRATION);
  await page.goBack();
  await expect(page).toHaveURL(routes.about());
});

test("a town without a page of its own is rendered here", async ({ page }) => {
  await page.goto(routes.landing("live-chat-support", "plumbing", "auchtermuchty"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Auchtermuchty", HYDRATION);
  await expect(page).toHaveTitle(/Auchtermuchty/);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
});
