import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { catalogue, sample } from "./content";

const { service, industry, landing, cityPage, countryPage, regionPage } = sample;

test.describe("the server", () => {
  test("serves clean URLs of every kind of page", async ({ request }) => {
    for (const path of [
      routes.home(),
      routes.services(),
      routes.service(service.slug),
      routes.industries(),
      routes.industry(industry.slug),
      routes.regions(),
      regionPage,
      countryPage,
      cityPage,
      landing,
    ]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(response.headers()["content-type"], path).toContain("text/html");
    }
  });

  test("answers an unknown path with the 404 page and status", async ({ request }) => {
    const response = await request.get("/no-such-page");
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("Oops! Page not found");
  });

  test("never lists a folder", async ({ request }) => {
    for (const folder of ["/seo", `/seo/${service.slug}`, "/_next/static", "/sitemaps"]) {
      expect((await request.get(folder)).status(), folder).toBe(404);
    }
  });

  test("leads other forms of an address to the canonical one", async ({ request }) => {
    for (const [form, canonical] of [
      [`${landing}/`, landing],
      [`${landing}.html`, landing],
      ["/index.html", "/"],
      ["/regions/?from=menu", "/regions?from=menu"],
    ]) {
      const response = await request.get(form!, { maxRedirects: 0 });
      expect(response.status(), form).toBe(308);
      expect(response.headers().location, form).toBe(canonical);
    }
  });

  test("leads nowhere but to this site", async ({ request, baseURL }) => {
    for (const form of ["//example.com/", "/%5Cexample.com/", "///example.com/a/"]) {
      // Whole, because the client would take the first of these forms for another host.
      const { location } = (await request.get(`${baseURL}${form}`, { maxRedirects: 0 })).headers();
      expect(location ?? "/", form).toMatch(/^\/(?![/\\])/);
    }
  });

  test("lets the browser fetch the landing page that a reader is about to open", async ({
    page,
    request,
  }) => {
    const { services, industries, cities } = catalogue;
    test.skip(services.length * industries.length * cities.length === 1, "a single page leads to no other");
    const rules = await request.get("/speculation-rules.json");
    expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
    expect((await rules.json()).prefetch[0].where).toEqual({ href_matches: "/seo/*" });
    const response = await page.goto(landing);
    expect(response?.headers()["speculation-rules"]).toBe('"/speculation-rules.json"');
    const prefetch = page.waitForRequest(
      (sent) => sent.headers()["sec-purpose"]?.includes("prefetch") ?? false,
    );
    const link = page.getByRole("main").locator('a[href^="/seo/"]').first();
    await link.hover();
    expect(new URL((await prefetch).url()).pathname).toBe(await link.getAttribute("href"));
  });
});
