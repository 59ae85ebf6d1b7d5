import { getContent, getLandingCatalogue, type Industry } from "@/lib/content";
import { DESCRIPTION_LIMIT, textWidth } from "@/lib/seo/text-width";
import { composeIndustry, countDescribed, FIRST_SERVICES, LINKED_SERVICE } from "./industry";
import { suitableServices } from "@/lib/content/catalogue";

const content = getContent();
const catalogue = getLandingCatalogue();
const { industries, services, site } = content;
const find = (fits: (industry: Industry) => boolean) => {
  const industry = industries.find(fits);
  if (!industry) throw new Error("no such industry in the content");
  return industry;
};
const compose = (industry: Industry, served = catalogue) => composeIndustry(industry, content, served);
const unsuited = find((industry) => services.some(({ slug }) => industry.services[slug]?.fit === "none"));

describe("the page of an industry", () => {
  it("describes every industry in words of its own that fit a search result", () => {
    const descriptions = industries.map((industry) => compose(industry).description);
    expect(new Set(descriptions).size).toBe(industries.length);
    const wide = descriptions.filter(
      (text) => textWidth(text, DESCRIPTION_LIMIT.fontSize) > DESCRIPTION_LIMIT.width || text.endsWith("…"),
    );
    expect(wide).toEqual([]);
  });

  it("shows the services that suit, those at the industry's core first, and no other", () => {
    const { first, others } = compose(unsuited).services;
    const fits = [...first, ...others].map(({ service }) => unsuited.services[service.slug]!.fit);
    expect(fits).toEqual([
      ...fits.filter((fit) => fit === "core"),
      ...fits.filter((fit) => fit === "possible"),
    ]);
    expect(fits).toHaveLength(services.filter(({ slug }) => unsuited.services[slug]!.fit !== "none").length);
    expect(first).toHaveLength(countDescribed(fits.length));
    expect(first[0]!.reason).toBe(unsuited.services[first[0]!.service.slug]!.reason);
  });

  it("shows a single other service among the first", () => {
    const five = find((industry) => suitableServices(industry, services).length === FIRST_SERVICES + 1);
    const { first, others } = compose(five).services;
    expect([first.length, others.length]).toEqual([FIRST_SERVICES + 1, 0]);
  });
});

describe("the cities that the page links to", () => {
  const [industry] = industries;

  it("are the linked cities, under a heading that names where they are", () => {
    const { heading, text, links } = compose(industry!).cities!;
    expect(links.map(({ url }) => url)).toEqual(
      site.linkedCities.map((slug) => `/seo/${LINKED_SERVICE}/${industry!.slug}/${slug}`),
    );
    const countries = new Set(
      content.cities
        .filter(({ slug }) => site.linkedCities.includes(slug))
        .map(({ country }) => country.inSentence),
    );
    if (countries.size === 1) expect(heading).toContain([...countries][0]);
    expect(text).toContain(String(catalogue.cities.length));
  });

  it("are left out of a catalogue without them, and the sentence on others where there are none", () => {
    const linked = catalogue.cities.filter(({ slug }) => site.linkedCities.includes(slug));
    const others = catalogue.cities.filter((city) => !linked.includes(city));
    expect(compose(industry!, { ...catalogue, cities: others }).cities).toBeUndefined();
    expect(compose(industry!, { ...catalogue, industries: [] }).cities).toBeUndefined();
    expect(compose(industry!, { ...catalogue, services: [] }).cities).toBeUndefined();
    expect(compose(industry!, { ...catalogue, cities: linked }).cities!.text).toBeUndefined();
    expect(compose(industry!, { ...catalogue, cities: [] }).hubs.links).toEqual([]);
  });
});
