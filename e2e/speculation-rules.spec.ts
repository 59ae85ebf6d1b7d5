import { expect, test } from "@playwright/test";
import { catalogue, sample } from "./content";

test("the browser prefetches a landing page when a link to it is hovered", async ({ page, request }) => {
  const { services, industries, cities } = catalogue;
  test.skip(services.length * industries.length * cities.length === 1, "a single landing page has no links");
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  expect((await rules.json()).prefetch[0].where).toEqual({ href_matches: "/seo/*" });
  const response = await page.goto(sample.landing);
  expect(response?.headers()["speculation-rules"]).toBe('"/speculation-rules.json"');
  const prefetch = page.waitForRequest(
    (sent) => sent.headers()["sec-purpose"]?.includes("prefetch") ?? false,
  );
  const link = page.getByRole("main").locator('a[href^="/seo/"]').first();
  await link.hover();
  expect(new URL((await prefetch).url()).pathname).toBe(await link.getAttribute("href"));
});
