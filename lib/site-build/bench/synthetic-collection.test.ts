import { getLandingCatalogue } from "@/lib/content";
import { findLandingPage } from "@/app/seo/landing-page";
import "./synthetic-collection";

it("composes a page of every service for the copy of a city", () => {
  const { services, industries, cities } = getLandingCatalogue();
  const { slug: location } = cities.at(-1)!;
  expect(location).toMatch(/-copy-\d+$/);
  for (const [index, { slug: service }] of services.entries()) {
    const page = findLandingPage({ service, industry: industries[index]!.slug, location });
    expect(page?.path).toContain(location);
  }
});
