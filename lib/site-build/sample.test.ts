import { getContent, type Content } from "@/lib/content";
import { chooseSample } from "./sample";

const content = getContent();
const sample = chooseSample(content);

/** The slugs of a kind in a scope. */
const slugsIn = (scope: string, kind: string) =>
  new RegExp(`(?:^|;)${kind}=([^;]*)`).exec(scope)![1]!.split(",");

it("is a small part of the catalogue, with every service", () => {
  const [services, industries, cities] = ["services", "industries", "cities"].map((kind) =>
    slugsIn(sample.scope, kind),
  );
  expect(services).toHaveLength(content.services.length);
  const pages = services!.length * industries!.length * cities!.length;
  expect(pages).toBeGreaterThan(500);
  expect(pages).toBeLessThan(5000);
});

it("has each country, both hemispheres, each fit of each service, and the home city", () => {
  const kinds = [...sample.standsFor.keys()];
  for (const country of content.regions.flatMap(({ countries }) => countries))
    expect(kinds).toContain(`city in ${country.slug}`);
  expect(kinds).toContain("city south of the equator");
  for (const { slug } of content.services)
    for (const fit of new Set(content.industries.map(({ services }) => services[slug]!.fit)))
      expect(kinds).toContainEqual(expect.stringContaining(`${slug} for an industry, ${fit}`));
  expect(slugsIn(sample.scope, "cities")).toContain(content.site.homeCity);
});

it("takes up an entry with a field, or a value, that no other has", () => {
  const [first, ...rest] = content.cities;
  const isChosen = (changed: object) => {
    const cities = [...rest, { ...first!, ...changed }];
    return slugsIn(chooseSample({ ...content, cities } as Content).scope, "cities").includes(first!.slug);
  };
  expect(isChosen({ lighthouse: "on the pier" })).toBe(true);
});
