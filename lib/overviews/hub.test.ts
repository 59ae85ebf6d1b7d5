import { getContent, getLandingCatalogue } from "@/lib/content";
import { DESCRIPTION_LIMIT, textWidth, TITLE_LIMIT } from "@/lib/seo/text-width";
import { createComposer } from "@/lib/landing";
import { composeHub, hubLinksOfService } from "./hub";

const catalogue = getLandingCatalogue();
const { services, industries, cities } = catalogue;
const linksOf = (service: { slug: string }, from = catalogue) =>
  hubLinksOfService(from, service, getContent().categories).flatMap((group) => group.links);
const compose = (service: string, industry: string, from = catalogue) =>
  composeHub(from, service, industry, getContent());
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
  expect([suited.lead, suited.indexable]).toEqual([suited.industry.services[suited.service.slug]!.how, true]);
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
  const { compose: composePage } = createComposer(getContent(), catalogue);
  const hubOf = (service: string, industry: string) =>
    composeHub(catalogue, service, industry, getContent(), (city) =>
      composePage(service, industry, city.slug),
    )!;
  const { answers, countries } = hubOf("live-chat-support", "plumbing");
  expect(answers!.rows.map(({ name }) => name)).toEqual(
    countries.map(({ country }) => `${country.title}, ${country.cities[0]!.name}`),
  );
  const page = composePage("live-chat-support", "plumbing", countries[0]!.country.cities[0]!.slug)!;
  expect(page.head!.price).toBe(`${answers!.rows[0]!.cells[0]} a month`);
  expect(hubOf("pay-per-lead", "plumbing").answers).toBeUndefined();
});
