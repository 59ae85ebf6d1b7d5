import { renderToStaticMarkup } from "react-dom/server";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { createCityFacts } from "@/lib/landing";
import { composeCity } from "@/lib/overviews/city-page";
import { composeHub } from "@/lib/overviews/hub-page";
import { serviceHubAnchors } from "@/lib/overviews/hub-links";
import { composeIndustry } from "@/lib/overviews/industry-page";
import { formatPounds } from "@/lib/pounds";
import { pageLinks } from "@/lib/seo/page-links";
import { siteEntries } from "@/lib/seo/sitemap";
import { CityBody } from "./places/city-body";
import { HubBody } from "./services/hub-body";
import { IndustryBody, logScale } from "./services/industry-body";
import { ServiceBody } from "./services/service-body";
import { describePrice } from "./services/service-price";
import { SitemapBody } from "./site-pages/sitemap-body";

const content = getContent();
const catalogue = getLandingCatalogue();
const { cities, categories, industries, services, plans, site, pages } = content;

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
const hrefsOf = (html: string) => Array.from(html.matchAll(/ href="([^"]+)"/g), ([, url]) => url!);
const headingsOf = (html: string, level: number) =>
  Array.from(html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "g")), ([, inner]) =>
    textOf(inner!),
  );

test("a city's page sells before it informs, and links each statement on the law to its source", () => {
  const city = cities.find(({ slug }) => slug === site.homeCity)!;
  const overview = composeCity(createCityFacts(content, cities)(city), content, catalogue);
  const html = renderToStaticMarkup(<CityBody city={city} overview={overview} content={content} />);
  const { clock, notes, law, services: offered, industries: trades } = overview;
  expect(headingsOf(html, 2).slice(0, -1)).toEqual([
    ...[offered!, clock, trades!, notes].map(({ heading }) => heading),
    notes.more,
  ]);
  const sources = law.topics.flatMap(({ statements }) =>
    statements.flatMap(({ source }) => source?.url ?? []),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(hrefsOf(html)).toEqual(expect.arrayContaining(sources));
});

test("a hub lists its cities country by country, and has price, quote and telephone at both ends", () => {
  const hub = composeHub(catalogue, "live-chat-support", "plumbing", content)!;
  const html = renderToStaticMarkup(<HubBody hub={hub} prices={plans} site={site} />);
  expect(hrefsOf(html).filter((url) => url.startsWith("/seo/live-chat-support/plumbing/"))).toHaveLength(
    catalogue.cities.length,
  );
  expect(headingsOf(html, 3)).toEqual(
    [...new Set(catalogue.cities.map(({ country }) => country))].map(
      ({ title, cities: listed }) => `${title} ${listed.length}`,
    ),
  );
  const price = plans.addOns.find(({ service }) => service === hub.service.slug)!.price as number;
  expect(textOf(html).split(`${formatPounds(price)} a month`)).toHaveLength(3);
  expect(hrefsOf(html).filter((url) => url === "/contact?service=live-chat-support")).toHaveLength(2);
  expect(textOf(html)).toContain(site.phone.display);
});

test("an industry's page advertises no service that does not suit it, and links to each linked city once", () => {
  const industry = industries.find((one) => services.some(({ slug }) => one.services[slug]!.fit === "none"))!;
  const overview = composeIndustry(industry, content, catalogue);
  const category = categories.find(({ slug }) => slug === industry.category)!;
  const html = renderToStaticMarkup(
    <IndustryBody industry={industry} category={category} overview={overview} prices={plans} />,
  );
  const advertised = services.filter(({ slug }) => hrefsOf(html).includes(`/services/${slug}`));
  expect(advertised).toEqual(services.filter(({ slug }) => industry.services[slug]!.fit !== "none"));
  const texts = Array.from(html.matchAll(/>[^<]+</g), ([text]) => textOf(text.slice(1, -1)));
  for (const { fit, reason } of services.map(({ slug }) => industry.services[slug]!))
    expect([reason, texts.includes(reason)]).toEqual([reason, fit !== "none"]);
  const listed = hrefsOf(html).filter((url) => url.startsWith("/seo/"));
  expect(listed.map((url) => url.split("/").at(-1))).toEqual(site.linkedCities);
});

test("a service's page asks for a consultation about the service", () => {
  const [service] = services;
  const { languages } = pages.services;
  const shared = { brand: "Acme", prices: plans, sampleNote: undefined, languages, claims: [], hubs: [] };
  const html = renderToStaticMarkup(<ServiceBody service={service!} {...shared} />);
  expect(hrefsOf(html)).toContain(`/contact?service=${service!.slug}`);
});

test("the price of each service agrees with the price list", () => {
  const least = Math.min(...plans.plans.map(({ price }) => price));
  for (const { slug } of services) {
    const { figure, terms } = describePrice(slug, plans);
    const text = `${figure}, ${terms}`;
    const { price, needsPlan, basis = "" } = plans.addOns.find(({ service }) => service === slug) ?? {};
    const isPart = needsPlan === undefined;
    expect([slug, text.includes(`from ${formatPounds(least)} a month`)]).toEqual([slug, isPart]);
    expect([slug, text.includes("part of every plan")]).toEqual([slug, isPart]);
    expect([slug, text.includes("no plan needed")]).toEqual([slug, needsPlan === false]);
    expect(text).toContain(basis);
    if (typeof price !== "number") continue;
    expect(text).toContain(`${formatPounds(price)} a month`);
    const together = `on top of a plan: from ${formatPounds(least + price)} in all`;
    expect([slug, text.includes(together)]).toEqual([slug, needsPlan]);
  }
});

test("the scale of what a customer is worth has room for every industry and plan, and equal factors are equal distances", () => {
  const amounts = [
    ...industries.flatMap(({ newCustomer }) => [newCustomer.from, newCustomer.to]),
    ...plans.plans.map(({ price }) => price),
  ];
  expect(amounts.filter((amount) => logScale(amount) < 0 || logScale(amount) > 1000)).toEqual([]);
  expect(logScale(100) - logScale(10)).toBe(logScale(10_000) - logScale(1000));
});

test("the sitemap links to every page except cities, tags, later pages of the blog, hubs and landing pages", () => {
  const links = hrefsOf(
    renderToStaticMarkup(
      <SitemapBody content={content} main={pageLinks(content.pages)} hubs={serviceHubAnchors(catalogue)} />,
    ),
  );
  const missing = siteEntries(content).flatMap(({ path }) => (links.includes(path) ? [] : [path]));
  const isLeftOut = (path: string) => /^\/blog\/(tag|page)\/|^\/regions\/[^/]+\/[^/]+\/[^/]+$/.test(path);
  expect(missing.filter((path) => !isLeftOut(path))).toEqual(["/sitemap"]);
  expect(links.length).toBeLessThan(240);
  expect(new Set(links).size).toBe(links.length);
});
