import MiniSearch from "minisearch";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "./build-index";
import { createEngine } from "./engine";

const index = buildIndex(getContent(), getLandingCatalogue());
const engine = createEngine(index);
const first = (line: string) => engine.search(line)[0]?.hits[0]?.url;

/** Queries, and the page that has to come first. */
const RANKING: [line: string, url: string][] = [
  // Industry and city, with the default service.
  ["glasgw plumer", "/seo/call-center-outsourcing/plumbing/glasgow"],
  ["plumb glas", "/seo/call-center-outsourcing/plumbing/glasgow"],
  ["estate agnt leeds", "/seo/call-center-outsourcing/real-estate/leeds"],
  ["gym leeds", "/seo/call-center-outsourcing/gyms/leeds"],
  ["nyc vet", "/seo/call-center-outsourcing/veterinary-practices/new-york"],
  // Service and city, with the default industry, or online retail for shop services.
  ["amazn seller leds", "/seo/amazon-customer-support/online-retail/leeds"],
  ["ecomerce support berlin", "/seo/ecommerce-support/online-retail/berlin"],
  ["web chat mancester", "/seo/live-chat-support/plumbing/manchester"],
  // All three, in any order.
  ["Glasgow plumbing live chat", "/seo/live-chat-support/plumbing/glasgow"],
  ["livechat dentist edinbrugh", "/seo/live-chat-support/dental-practices/edinburgh"],
  ["call center outsorcing for hvac in houston texas", "/seo/call-center-outsourcing/hvac/houston"],
  [
    "phone answering for solicitors in birmingam",
    "/seo/telephone-answering-services/conveyancing/birmingham",
  ],
  ["restaurnt dispatch toronto", "/seo/dispatching-services/restaurants/toronto"],
  ["lead generation roofers köln", "/seo/pay-per-lead/roofing/cologne"],
  ["london ontario live chat hotels", "/seo/live-chat-support/hotels/london-ontario"],
  ["london live chat hotels", "/seo/live-chat-support/hotels/london"],
  ["software for gyms in st johns", "/seo/software-development/gyms/st-johns"],
  // Service and industry: the hub.
  ["answering service for dentists", "/services/telephone-answering-services/dental-practices"],
  ["physio live chta", "/services/live-chat-support/physiotherapy"],
  // One thing.
  ["münchen", "/regions/europe/germany/munich"],
  ["munchen", "/regions/europe/germany/munich"],
  ["muenchen", "/regions/europe/germany/munich"],
  ["MUNICH", "/regions/europe/germany/munich"],
  ["nurnberg", "/regions/europe/germany/nuremberg"],
  ["duseldorf", "/regions/europe/germany/dusseldorf"],
  ["cuidad de mexico", "/regions/north-america/mexico/mexico-city"],
  ["newcastle", "/regions/europe/united-kingdom/newcastle-upon-tyne"],
  ["new castle", "/regions/europe/united-kingdom/newcastle-upon-tyne"],
  ["hamilton new zealand", "/regions/asia-pacific/new-zealand/hamilton-new-zealand"],
  ["germny", "/regions/europe/germany"],
  ["asia pacfic", "/regions/asia-pacific"],
  ["pay per led", "/services/pay-per-lead"],
  ["dispach", "/services/dispatching-services"],
  ["electrcian", "/industries/electrical-services"],
  ["vetinary", "/industries/veterinary-practices"],
  ["pricng", "/pricing"],
  ["contact us", "/contact"],
  ["vacancies", "/careers"],
  ["gdpr", "/privacy"],
  ["login", "/auth"],
  ["sign in", "/auth"],
  ["testimonal", "/testimonials"],
  ["missed calls cost", "/blog/what-a-missed-call-really-costs"],
  ["intake script", "/blog/how-to-write-an-intake-script"],
];

it("finds the right page first for each query", () => {
  expect(RANKING.map(([line]) => [line, first(line)])).toEqual(RANKING);
});

it("lists the pages of the parts below the landing page", () => {
  const groups = engine.search("glasgw plumer");
  const urls = groups.flatMap(({ hits }) => hits.map(({ url }) => url));
  expect(groups[0]?.kind).toBe("landing");
  expect(urls).toEqual(
    expect.arrayContaining(["/industries/plumbing", "/regions/europe/united-kingdom/glasgow"]),
  );
});

it("finds nothing that only resembles a word which it knows exactly", () => {
  const titles = (line: string) => engine.search(line).flatMap(({ hits }) => hits.map(({ title }) => title));
  const cities = new Set(index.entries.filter(({ kind }) => kind === "city").map(({ title }) => title));
  for (const line of ["login", "dentist", "price", "sign in"]) {
    expect([line, titles(line).length > 0]).toEqual([line, true]);
    expect([line, titles(line).filter((title) => cities.has(title))]).toEqual([line, []]);
  }
});

it("lists both cities of a name, the better known first", () => {
  const [cities] = engine.search("london");
  expect(cities?.hits.slice(0, 2).map(({ title }) => title)).toEqual(["London", "London, Ontario"]);
  const [landing] = engine.search("london plumber chat");
  expect(landing?.hits.map(({ title }) => title)).toEqual([
    "Live chat for plumbers in London",
    "Live chat for plumbers in London, Ontario",
  ]);
});

it("finds nothing for nonsense and empty queries", () => {
  for (const line of ["", "   ", "?!", "xqzvwk", "\ud800"]) expect(engine.search(line)).toEqual([]);
});

it("puts no landing page above a post whose words resemble a city", () => {
  expect(engine.search("reading a support contract").map(({ kind }) => kind)).not.toContain("landing");
});

it("asks the index at most once for a keystroke", () => {
  const asked = jest.spyOn(MiniSearch.prototype, "search");
  const line = "call center outsourcing for hvac in houston texas";
  for (let length = 1; length <= line.length; length++) engine.search(line.slice(0, length));
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(line.length);
});

it("offers only existing pages of a narrowed catalogue", () => {
  const { services, industries, cities, ...rest } = getContent();
  const narrow = createEngine(
    buildIndex(
      { services, industries, cities, ...rest },
      {
        services: services.filter(({ slug }) => slug === "pay-per-lead"),
        industries: industries.filter(({ slug }) => slug === "hotels"),
        cities: cities.filter(({ slug }) => slug === "berlin"),
      },
    ),
  );
  expect(narrow.suggest("city", "")).toHaveLength(1);
  expect(narrow.search("hotels berlin")[0]?.hits.map(({ url }) => url)).toEqual([
    "/seo/pay-per-lead/hotels/berlin",
  ]);
  expect(narrow.search("plumber glasgow").map(({ kind }) => kind)).not.toContain("landing");
});
