import { getContent, getLandingCatalogue, type City, type Industry } from "@/lib/content";
import { DESCRIPTION_LIMIT, textWidth, TITLE_LIMIT } from "@/lib/seo/text-width";
import { createComposer, createCityFacts } from "@/lib/landing";
import { composeHub } from "./hub-page";
import { hubLinksOfService } from "./hub-links";
import { CITY_PAGE_INDUSTRY, CITY_PAGE_SERVICE, composeCity, SHOWN_LAW } from "./city-page";
import { selectLaw } from "@/lib/landing/law-statements";
import { atHome, composeIndustry, countDescribed, FIRST_SERVICES, LINKED_SERVICE } from "./industry-page";
import { suitableServices } from "@/lib/content/catalogue";

const content = getContent();
const catalogue = getLandingCatalogue();

describe("services and industries", () => {
  const { services, industries, cities } = catalogue;
  const linksOf = (service: { slug: string }, from = catalogue) =>
    hubLinksOfService(from, service, content.categories).flatMap((group) => group.links);
  const compose = (service: string, industry: string, from = catalogue) =>
    composeHub(from, service, industry, content);
  /** A quick run composes every fourth, of each service and of each industry. */
  const EVERY = process.env.TEST_RUNS === "whole" ? 1 : 4;
  const hubs = services.flatMap((service, row) =>
    industries.flatMap((industry, column) => {
      if ((row + column) % EVERY > 0) return [];
      const hub = compose(service.slug, industry.slug);
      if (!hub) throw new Error(`no hub of ${service.slug} and ${industry.slug}`);
      return hub;
    }),
  );

  it("lists the landing pages of every city, each on one hub", () => {
    const urls = new Set(
      hubs.flatMap(({ countries }) => countries.flatMap(({ links }) => links.map(({ url }) => url))),
    );
    expect(urls.size).toBe(hubs.length * cities.length);
  });

  it("is linked from its service", () => {
    const links = services.flatMap((service) => linksOf(service)).map(({ url }) => url);
    expect(links).toEqual(expect.arrayContaining(hubs.map(({ path }) => path)));
    expect(new Set(links).size).toBe(services.length * industries.length);
  });

  it("has a unique title and description that fit a search result", () => {
    expect(new Set(hubs.map(({ title }) => title)).size).toBe(hubs.length);
    expect(new Set(hubs.map(({ description }) => description)).size).toBe(hubs.length);
    const wide = hubs.filter(
      ({ title, description }) =>
        textWidth(title, TITLE_LIMIT.fontSize) > TITLE_LIMIT.width ||
        textWidth(description, DESCRIPTION_LIMIT.fontSize) > DESCRIPTION_LIMIT.width,
    );
    expect(wide.map(({ title }) => title)).toEqual([]);
    const countries = new Set(cities.map(({ country }) => country));
    const { path, heading, description } = compose("live-chat-support", "plumbing")!;
    expect(path).toBe("/services/live-chat-support/plumbing");
    expect(heading).toBe("Live chat for plumbers");
    expect(description).toContain(`${heading} in ${cities.length} cities across`);
    expect(countries.size).toBeGreaterThan(1);
  });

  const fitOf = ({ industry, service }: (typeof hubs)[number]) => industry.services[service.slug]!.fit;

  it("says how a service handles the calls, or why it does not suit and is not indexed", () => {
    const suited = hubs.find((hub) => fitOf(hub) !== "none")!;
    expect([suited.lead, suited.indexable]).toEqual([
      suited.industry.services[suited.service.slug]!.how,
      true,
    ]);
    const unsuited = hubs.find((hub) => fitOf(hub) === "none")!;
    const { industry, service, lead, description, indexable } = unsuited;
    expect(lead).toBe(industry.services[service.slug]!.reason);
    expect(description).not.toContain(String(cities.length));
    expect(indexable).toBe(false);
  });

  it("lists and links only pages of a narrowed catalogue", () => {
    const narrow = {
      services: services.slice(0, 1),
      industries: industries.slice(0, 1),
      cities: cities.filter(({ slug }) => slug === "berlin"),
    };
    const [service, other] = services;
    const [industry] = industries;
    if (!service || !other || !industry) throw new Error("no content");
    expect(compose(service.slug, industry.slug, narrow)?.countries).toHaveLength(1);
    expect(compose(service.slug, industry.slug, narrow)?.description).toContain("in one city of Germany");
    expect(compose(other.slug, industry.slug, narrow)).toBeUndefined();
    expect(compose(service.slug, industry.slug, { ...narrow, cities: [] })).toBeUndefined();
    expect(linksOf(other, narrow)).toEqual([]);
    expect(linksOf(service, narrow)).toHaveLength(1);
  });

  it("has the answer of each country’s first city, and none for a service without a plan", () => {
    const { compose: composePage } = createComposer(content, catalogue);
    const hubOf = (service: string, industry: string) =>
      composeHub(catalogue, service, industry, content, (city) => composePage(service, industry, city.slug))!;
    const { answers, countries } = hubOf("live-chat-support", "plumbing");
    expect(answers!.rows.map(({ name }) => name)).toEqual(
      countries.map(({ country }) => `${country.title}, ${country.cities[0]!.name}`),
    );
    const page = composePage("live-chat-support", "plumbing", countries[0]!.country.cities[0]!.slug)!;
    expect(page.headlinePrice!.price).toBe(`${answers!.rows[0]!.cells[0]} a month`);
    expect(hubOf("pay-per-lead", "plumbing").answers).toBeUndefined();
  });
});

describe("cities", () => {
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
      const others = compose(home, {
        ...catalogue,
        cities: catalogue.cities.filter((city) => city !== home),
      });
      expect([others.services, others.industries]).toEqual([undefined, undefined]);
      const narrow = compose(home, { ...catalogue, services: [], industries: [] });
      expect([narrow.services, narrow.industries]).toEqual([undefined, undefined]);
      const [industry] = catalogue.industries;
      expect(compose(home, { ...catalogue, industries: [industry!] }).industries!.categories).toHaveLength(1);
    });
  });
});

describe("industries", () => {
  const { industries, services, site } = content;
  const find = (fits: (industry: Industry) => boolean) => {
    const industry = industries.find(fits);
    if (!industry) throw new Error("no such industry in the content");
    return industry;
  };
  const compose = (industry: Industry, served = catalogue) =>
    composeIndustry(atHome(industry, content), content, served);
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
      expect(fits).toHaveLength(
        services.filter(({ slug }) => unsuited.services[slug]!.fit !== "none").length,
      );
      expect(first).toHaveLength(countDescribed(fits.length));
      expect(first[0]!.reason).toBe(unsuited.services[first[0]!.service.slug]!.reason);
    });

    it("links to the hubs and to the linked cities, whatever words are the country's own", () => {
      const without = industries.filter((industry) => {
        const { cities, hubs } = compose(industry);
        return cities?.links.length !== content.site.linkedCities.length || hubs.links.length === 0;
      });
      expect(without.map(({ slug }) => slug)).toEqual([]);
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
});
