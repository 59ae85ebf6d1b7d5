import { getContent } from "@/lib/content";
import { MINIMUMS } from "./catalogue";

it("the content reaches every minimum of the catalogue", () => {
  const { services, industries, posts, regions, cities } = getContent();
  expect(services.length * industries.length * cities.length).toBeGreaterThanOrEqual(MINIMUMS.landingPages);
  expect(services.length).toBeGreaterThanOrEqual(MINIMUMS.services);
  expect(industries.length).toBeGreaterThanOrEqual(MINIMUMS.industries);
  expect(posts.length).toBeGreaterThanOrEqual(MINIMUMS.posts);
  for (const [slug, minimum] of Object.entries(MINIMUMS.cities)) {
    const region = regions.find((one) => one.slug === slug)!;
    const listed = region.countries.flatMap((country) => country.cities);
    expect([slug, listed.length >= minimum]).toEqual([slug, true]);
  }
});
