import { getContent, getLandingCatalogue } from "@/lib/content";
import { composeHub, hubLinksOfService, serviceHubLinks } from "./hubs";
import { textWidth, TITLE_LIMIT } from "./text-width";

const catalogue = getLandingCatalogue();
const { services, industries, cities } = catalogue;
const compose = (service: string, industry: string, from = catalogue) =>
  composeHub(from, service, industry, "Clydeline");
const hubs = services.flatMap((service) =>
  industries.map((industry) => {
    const hub = compose(service.slug, industry.slug);
    if (!hub) throw new Error(`no hub of ${service.slug} and ${industry.slug}`);
    return hub;
  }),
);

it("lists every landing page of the catalogue on exactly one hub", () => {
  const urls = new Set(
    hubs.flatMap(({ countries }) => countries.flatMap(({ links }) => links.map(({ url }) => url))),
  );
  expect(urls.size).toBe(services.length * industries.length * cities.length);
});

it("groups the cities by country in the order of the catalogue", () => {
  const countries = compose("live-chat-support", "plumbing")?.countries ?? [];
  expect(countries.map(({ country }) => country.slug)).toEqual([
    ...new Set(cities.map((city) => city.country.slug)),
  ]);
  for (const { country, links } of countries) expect(links).toHaveLength(country.cities.length);
});

it("is linked from its service", () => {
  const links = services.flatMap((service) => hubLinksOfService(catalogue, service)).map(({ url }) => url);
  expect(new Set(links)).toEqual(new Set(hubs.map(({ path }) => path)));
});

it("has a unique title and description that fit a search result", () => {
  expect(new Set(hubs.map(({ title }) => title)).size).toBe(hubs.length);
  expect(new Set(hubs.map(({ description }) => description)).size).toBe(hubs.length);
  const wide = hubs.filter(({ title }) => textWidth(title, TITLE_LIMIT.fontSize) > TITLE_LIMIT.width);
  expect(wide.map(({ title }) => title)).toEqual([]);
  expect(compose("live-chat-support", "plumbing")).toMatchObject({
    path: "/services/live-chat-support/plumbing",
    heading: "Live chat for plumbers",
    description: `Live chat for plumbers in ${cities.length} towns of ${new Set(cities.map(({ country }) => country.slug)).size} countries: local hours, public holidays and the price for each.`,
  });
});

it("describes how the service handles the industry's calls", () => {
  expect(compose("pay-per-lead", "hotels")?.how).toBe(
    getContent().industries.find(({ slug }) => slug === "hotels")?.services["pay-per-lead"]?.how,
  );
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
  expect(compose(service.slug, industry.slug, narrow)?.description).toContain("in one town of Germany");
  expect(compose(other.slug, industry.slug, narrow)).toBeUndefined();
  expect(compose(service.slug, industry.slug, { ...narrow, cities: [] })).toBeUndefined();
  expect(hubLinksOfService(narrow, other)).toEqual([]);
  expect(hubLinksOfService(narrow, service)).toHaveLength(1);
});

it("serviceHubLinks leads to the list of hubs on each service page", () => {
  expect(serviceHubLinks(catalogue)).toHaveLength(services.length);
  expect(serviceHubLinks(catalogue)).toContainEqual({
    label: "Live chat",
    url: "/services/live-chat-support#trades",
  });
});
