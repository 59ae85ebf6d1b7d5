import MiniSearch from "minisearch";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { siteEntries } from "@/lib/seo/sitemap";
import { buildIndex } from "./build-index";
import { findCitiesByName, nameCity } from "./city-names";
import { destinationOf } from "./combination";
import { createEngine } from "./search-engine";
import { readFinder, suggestFor } from "./finder-texts";

const content = getContent();
const index = buildIndex(content, getLandingCatalogue());
const engine = createEngine(index);

describe("the index", () => {
  const { entries } = index;
  const find = (title: string) => entries.find((entry) => entry.title === title);

  it("has an entry for the portal and each page of the sitemap but home and the blog's lists, once", () => {
    const expected = siteEntries(content)
      .map(({ path }) => path)
      .filter((path) => path !== "/" && !/^\/blog\/(page|category|tag)\//.test(path));
    const urls = entries.map(({ url }) => url);
    expect(urls.toSorted()).toEqual([...expected, content.navigation.login.url].toSorted());
  });

  it("has local names of cities, distinguishes namesakes, and has no name twice in one entry", () => {
    expect(find("Munich")?.also).toContain("München");
    expect(find("Mexico City")?.also).toContain("Ciudad de México");
    expect(find("London")?.detail).toBe("England, United Kingdom");
    expect(find("London, Ontario")).toMatchObject({ detail: "Canada" });
    // Most people who type "Newcastle" mean Newcastle upon Tyne. No Hamilton has the bare slug.
    expect([find("Newcastle"), find("Hamilton")]).toEqual([undefined, undefined]);
    expect(find("Newcastle, Australia")?.also).toEqual(["Newcastle"]);
    expect(find("Hamilton, Ontario")?.also).toEqual(["Hamilton"]);
    const twice = entries.filter(({ title, also = [] }) => {
      const names = [title, ...also].map((name) => name.toLowerCase());
      return new Set(names).size < names.length;
    });
    expect(twice).toEqual([]);
  });

  it("marks only entries with landing pages, and the search offers no others", () => {
    const narrowed = {
      services: content.services.filter(({ slug }) => slug === "pay-per-lead"),
      industries: content.industries.filter(({ slug }) => slug === "hotels"),
      cities: content.cities.filter(({ slug }) => slug === "berlin"),
    };
    const narrow = buildIndex(content, narrowed);
    const marked = ({ entries }: typeof narrow) =>
      entries.filter(({ landing }) => landing).map(({ url }) => url.split("/").at(-1));
    expect(marked(narrow)).toEqual(["pay-per-lead", "hotels", "berlin"]);
    expect(marked(buildIndex(content, { ...narrowed, industries: [] }))).toEqual([]);
    const searched = createEngine(narrow);
    expect(searched.suggest("city", "")).toHaveLength(1);
    expect(searched.search("hotels berlin")[0]?.hits.map(({ url }) => url)).toEqual([
      "/seo/pay-per-lead/hotels/berlin",
    ]);
    expect(searched.search("plumber glasgow").map(({ kind }) => kind)).not.toContain("landing");
  });
});

/** Queries, and the page that has to come first. */
const RANKING: [line: string, url: string][] = [
  // Industry and city, with the default service.
  ["glasgw plumer", "/seo/call-center-outsourcing/plumbing/glasgow"],
  ["estate agnt leeds", "/seo/call-center-outsourcing/real-estate/leeds"],
  ["nyc vet", "/seo/call-center-outsourcing/veterinary-practices/new-york"],
  // Service and city, with the default industry, or online retail for shop services.
  ["amazn seller leds", "/seo/amazon-customer-support/online-retail/leeds"],
  // All three, in any order.
  ["Glasgow plumbing live chat", "/seo/live-chat-support/plumbing/glasgow"],
  ["call center outsorcing for hvac in houston texas", "/seo/call-center-outsourcing/hvac/houston"],
  [
    "phone answering for solicitors in birmingam",
    "/seo/telephone-answering-services/conveyancing/birmingham",
  ],
  ["lead generation roofers köln", "/seo/pay-per-lead/roofing/cologne"],
  ["london ontario live chat hotels", "/seo/live-chat-support/hotels/london-ontario"],
  ["london live chat hotels", "/seo/live-chat-support/hotels/london"],
  // Service and industry: the hub.
  ["answering service for dentists", "/services/telephone-answering-services/dental-practices"],
  ["physio live chta", "/services/live-chat-support/physiotherapy"],
  // One thing.
  ["muenchen", "/regions/europe/germany/munich"],
  ["duseldorf", "/regions/europe/germany/dusseldorf"],
  ["cuidad de mexico", "/regions/north-america/mexico/mexico-city"],
  ["new castle", "/regions/europe/united-kingdom/newcastle-upon-tyne"],
  ["hamilton new zealand", "/regions/asia-pacific/new-zealand/hamilton-new-zealand"],
  ["asia pacfic", "/regions/asia-pacific"],
  ["pay per led", "/services/pay-per-lead"],
  ["electrcian", "/industries/electrical-services"],
  ["pricng", "/pricing"],
  ["vacancies", "/careers"],
  ["gdpr", "/privacy"],
  ["sign in", "/auth"],
  ["missed calls cost", "/blog/what-a-missed-call-really-costs"],
];

describe("the search", () => {
  const titlesOf = (line: string) =>
    engine.search(line).flatMap(({ hits }) => hits.map(({ title }) => title));

  it("finds the right page first for each query", () => {
    const first = (line: string) => engine.search(line)[0]?.hits[0]?.url;
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

  it("finds nothing that only resembles a word which it knows exactly, and nothing for nonsense", () => {
    const cities = new Set(content.cities.map(({ label }) => label));
    for (const line of ["login", "dentist", "price"]) {
      const titles = titlesOf(line);
      expect([line, titles.length > 0, titles.filter((title) => cities.has(title))]).toEqual([
        line,
        true,
        [],
      ]);
    }
    for (const line of ["", "   ", "?!", "xqzvwk", "\ud800"]) expect(engine.search(line)).toEqual([]);
    expect(engine.search("reading a support contract").map(({ kind }) => kind)).not.toContain("landing");
  });

  it("lists both cities of a name, the better known first", () => {
    expect(titlesOf("london").slice(0, 2)).toEqual(["London", "London, Ontario"]);
    const [landing] = engine.search("london plumber chat");
    expect(landing?.hits.map(({ title }) => title)).toEqual([
      "Live chat for plumbers in London",
      "Live chat for plumbers in London, Ontario",
    ]);
  });

  it("asks the index at most once for a keystroke", () => {
    const asked = jest.spyOn(MiniSearch.prototype, "search");
    const line = "call center hvac houston";
    for (let length = 1; length <= line.length; length++) engine.search(line.slice(0, length));
    expect(asked.mock.calls.length).toBeGreaterThan(0);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(line.length);
  });
});

describe("the finder", () => {
  const read = (service = "", industry = "", city = "") => readFinder(engine, { service, industry, city });

  it("leads to the page of what its fields name, in whichever of them", () => {
    for (const [texts, url] of [
      [["live chta", "plumer", "glasgw"], "/seo/live-chat-support/plumbing/glasgow"],
      [["", "", "Glasgow plumbing live chat"], "/seo/live-chat-support/plumbing/glasgow"],
      [["Pay-Per-Lead", "", "dentist in leeds"], "/seo/pay-per-lead/dental-practices/leeds"],
      [["dentist", "leeds", "chat"], "/seo/live-chat-support/dental-practices/leeds"],
      [["Live Chat Support", "Plumbing"], "/services/live-chat-support/plumbing"],
      [["", "Plumbing"], "/industries/plumbing"],
      [["", "", "münchen"], "/regions/europe/germany/munich"],
      [[], undefined],
    ] as const)
      expect([texts, destinationOf(read(...texts).choice)]).toEqual([texts, url]);
    expect(read("Live chat", "xqzvwk", "Leeds").unknown).toEqual(["industry"]);
  });

  it("offers all cities of a name if none is meant by it alone", () => {
    const offered = (city: string) => read("Live chat", "Plumbing", city).alternatives;
    expect(
      offered("hamilton")
        .map(({ city }) => city?.title)
        .sort(),
    ).toEqual(["Hamilton, Ontario", "Hamilton, Waikato"]);
    expect(offered("newcastle")).toHaveLength(2);
    expect(["London", "Hamilton, Ontario", ""].flatMap(offered)).toEqual([]);
    expect(offered("hamilton").map(destinationOf)).toContain(
      "/seo/live-chat-support/plumbing/hamilton-ontario",
    );
  });

  it("suggests everything for an empty field, and filling in all fields from one", () => {
    expect(suggestFor(engine, "service", "")).toHaveLength(content.services.length);
    expect(suggestFor(engine, "industry", "")).toHaveLength(content.industries.length);
    expect(suggestFor(engine, "city", "glasgow plumbing live chat").slice(0, 2)).toEqual([
      {
        label: "Live Chat Support · Plumbing · Glasgow",
        texts: { service: "Live Chat Support", industry: "Plumbing", city: "Glasgow" },
      },
      { label: "Glasgow", detail: "Scotland, United Kingdom", texts: { city: "Glasgow" } },
    ]);
  });
});

describe("the cities that a text names", () => {
  const named = content.cities.map(nameCity);
  const find = (text: string) => findCitiesByName(named, text).map(({ slug }) => slug);

  it("are those of this name, in any spelling, and no similar ones", () => {
    const expected = {
      duesseldorf: "dusseldorf",
      "du\u0308sseldorf": "dusseldorf",
      münchen: "munich",
      "saint-johns": "st-johns",
      "st.-john's": "st-johns",
      "new-york-city": "new-york",
      "austin-tx": "austin",
      "glasgow-uk": "glasgow",
      "hamilton-nz": "hamilton-new-zealand",
      richmond: "richmond-virginia",
      hamilton: "hamilton-new-zealand,hamilton-ontario",
      newcastle: "newcastle-new-south-wales,newcastle-upon-tyne",
      "": "",
      "-": "",
      x: "",
      glasgo: "",
      ontario: "",
      "glasgow-glasgow": "",
      constructor: "",
    };
    const found = Object.keys(expected).map((text) => [text, find(text).sort().join()]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it("are found by slug, by name and by name and state", () => {
    // A third of the cities each, as each lookup reads all of them.
    const lost = content.cities.filter(({ slug, name, admin }, index) => {
      const texts = [slug, name, `${name}, ${admin}`];
      return !find(texts[index % texts.length]!).includes(slug);
    });
    expect(lost.map(({ slug }) => slug)).toEqual([]);
  });
});
