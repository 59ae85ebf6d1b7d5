import { getContent, getLandingCatalogue, type City } from "@/lib/content";
import { createCityFacts } from "@/lib/landing";
import { DESCRIPTION_LIMIT, textWidth } from "@/lib/seo/text-width";
import { CITY_PAGE_INDUSTRY, CITY_PAGE_SERVICE, composeCity, SHOWN_LAW } from "./city";
import { selectLaw } from "@/lib/landing/law";

const content = getContent();
const catalogue = getLandingCatalogue();
const { cities, categories, law } = content;
const factsOf = createCityFacts(content, cities);
const compose = (city: City, served = catalogue) => composeCity(factsOf(city), content, served);
const pages = cities.map((city) => ({ city, ...compose(city) }));
const home = cities.find(({ slug }) => slug === content.site.homeCity)!;
/** Of a country only its first: the others may be those of a few. */
const languagesOf = ({ languages, country }: City) => languages ?? country.languages.slice(0, 1);

describe("the page of a city", () => {
  it("describes every city in words of its own that fit a search result", () => {
    const descriptions = pages.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(cities.length);
    const wide = descriptions.filter(
      (text) => textWidth(text, DESCRIPTION_LIMIT.fontSize) > DESCRIPTION_LIMIT.width || text.endsWith("…"),
    );
    expect(wide).toEqual([]);
  });

  it("begins with the plans that answer its whole working day all year, and the languages of its callers", () => {
    for (const { city, lead } of pages) {
      for (const { plan, leastMinutes } of factsOf(city).plans)
        expect([city.slug, plan.name, lead.includes(plan.name)]).toEqual([
          city.slug,
          plan.name,
          leastMinutes === 8 * 60,
        ]);
      for (const language of languagesOf(city)) expect(lead).toContain(language);
    }
  });

  it("says on recording what the law there says", () => {
    const silent = cities.filter((city) => selectLaw(law, city, SHOWN_LAW)[0]?.topic !== "recording");
    expect(silent.map(({ slug }) => slug)).toEqual([]);
    for (const { city, law: shown } of pages)
      expect(shown.topics.flatMap(({ statements }) => statements)).toHaveLength(
        selectLaw(law, city, SHOWN_LAW).length,
      );
    const { topics, written } = compose(home).law;
    expect(topics[0]!.statements[0]!.text).toBe(selectLaw(law, home, SHOWN_LAW)[0]!.text);
    expect(written).toMatch(/\d{1,2} [A-Z][a-z]+ \d{4}\.$/);
  });

  it("links to every service for one industry, and to one service for every industry by category", () => {
    const { services, industries } = compose(home);
    expect(services!.links.map(({ url }) => url)).toEqual(
      catalogue.services.map(({ slug }) => `/seo/${slug}/${CITY_PAGE_INDUSTRY}/${home.slug}`),
    );
    expect(industries!.categories.map(({ title }) => title)).toEqual(categories.map(({ title }) => title));
    expect(new Set(industries!.categories.flatMap(({ links }) => links.map(({ url }) => url)))).toEqual(
      new Set(catalogue.industries.map(({ slug }) => `/seo/${CITY_PAGE_SERVICE}/${slug}/${home.slug}`)),
    );
  });

  it("has no links in a catalogue without their pages", () => {
    const others = compose(home, { ...catalogue, cities: catalogue.cities.filter((city) => city !== home) });
    expect([others.services, others.industries]).toEqual([undefined, undefined]);
    const narrow = compose(home, { ...catalogue, services: [], industries: [] });
    expect([narrow.services, narrow.industries]).toEqual([undefined, undefined]);
    const [industry] = catalogue.industries;
    expect(compose(home, { ...catalogue, industries: [industry!] }).industries!.categories).toHaveLength(1);
  });
});
