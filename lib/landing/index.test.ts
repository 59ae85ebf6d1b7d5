import { getContent, type LandingCatalogue } from "@/lib/content";
import { createComposer, type LandingComposer, type LandingPage } from "./index";

const content = getContent();
const composer = createComposer(content, content);

function pageOf(path: string, from: LandingComposer = composer): LandingPage {
  const [service = "", industry = "", city = ""] = path.split("/");
  const page = from.compose(service, industry, city);
  if (!page) throw new Error(`no page ${path}`);
  return page;
}

/** The catalogue narrowed to some slugs. */
function narrowed(services: string[], industries: string[], cities: string[]): LandingCatalogue {
  return {
    services: content.services.filter(({ slug }) => services.includes(slug)),
    industries: content.industries.filter(({ slug }) => industries.includes(slug)),
    cities: content.cities.filter(({ slug }) => cities.includes(slug)),
  };
}

/** Paths of the linked landing pages, without /seo/. */
const linksOf = ({ service, industry, cityFacts, pair }: LandingPage) => ({
  neighbours: cityFacts.neighbours.map(({ slug }) => `${service.slug}/${industry.slug}/${slug}`),
  services: pair.others.services.map(({ slug }) => `${slug}/${industry.slug}/${cityFacts.city.slug}`),
  industries: pair.others.industries.map(({ slug }) => `${service.slug}/${slug}/${cityFacts.city.slug}`),
});
const allLinksOf = (page: LandingPage) => Object.values(linksOf(page)).flat();

describe("compose", () => {
  it("returns undefined for unknown pages", () => {
    for (const [service, industry, city] of [
      ["tarot-readings", "plumbing", "glasgow"],
      ["Live-Chat-Support", "plumbing", "glasgow"],
      ["constructor", "__proto__", "toString"],
    ] as const)
      expect(composer.compose(service, industry, city)).toBeUndefined();
  });

  it("returns the page of a service, an industry and a city", () => {
    const page = pageOf("live-chat-support/plumbing/london-ontario");
    expect(page.path).toBe("/seo/live-chat-support/plumbing/london-ontario");
    expect(page.heading).toBe("Live chat for plumbers in London, Ontario");
    expect(page.title).toContain("London, Ontario");
    expect(page.description).toContain("London, Ontario");
    expect(page.pair.crumbs.map(({ url }) => url)).toEqual(["/", "/services", "/services/live-chat-support"]);
  });

  it("throws if the content lacks the holidays of a city", () => {
    const { "NZ-AUK": _, ...holidays } = content.holidays;
    const lacking = createComposer({ ...content, holidays }, content);
    expect(() => lacking.compose("live-chat-support", "plumbing", "auckland")).toThrow(
      "expected the public holidays of NZ-AUK in the content",
    );
  });

  it("begins with what reaches the example firm, the plan that suits, and who answers", () => {
    const introOf = (city: string) => pageOf(`telephone-answering-services/plumbing/${city}`).intro;
    const { exampleFirm, services } = content.industries.find(({ slug }) => slug === "plumbing")!;
    const { perMonth } = services["telephone-answering-services"]!;
    for (const city of ["glasgow", "new-york", "auckland"]) {
      const { figures } = pageOf(`telephone-answering-services/plumbing/${city}`);
      expect(introOf(city).toLowerCase()).toContain(
        `the calls of ${exampleFirm}, by our estimate about ${perMonth} a month`,
      );
      expect(introOf(city)).toContain(`our ${figures!.choice!.plan.name} plan answers`);
    }
    expect(pageOf("ecommerce-support/online-retail/boston").intro).toMatch(
      /The longest wait, over public holidays, is \d+½? hours\.$/,
    );
    expect(introOf("auckland")).toMatch(
      /The \d+% that come when it is night in Glasgow go to our partner desks/,
    );
  });
});

it("has one object for what pages share, so that it is rendered once, and others elsewhere", () => {
  const page = pageOf("pay-per-lead/roofing/berlin");
  const otherCity = pageOf("pay-per-lead/roofing/munich");
  const otherPair = pageOf("live-chat-support/plumbing/berlin");
  expect(otherPair.cityFacts).toBe(page.cityFacts);
  expect(otherPair.shared).toBe(page.shared);
  expect(otherCity.cityFacts).not.toBe(page.cityFacts);
  // Pages are listed pair by pair.
  expect(otherCity.pair).toBe(pageOf("pay-per-lead/roofing/hamburg").pair);
  expect(otherPair.pair).not.toBe(page.pair);
});

describe("links", () => {
  it("links lead to neighbours, to the other services and to three industries of the same category", () => {
    const { cityFacts, pair } = pageOf("live-chat-support/plumbing/glasgow");
    expect(cityFacts.neighbours.length).toBeGreaterThan(0);
    expect(cityFacts.neighbours[0]!.slug).toBe("edinburgh");
    expect(pair.others.services).toHaveLength(content.services.length - 1);
    expect(pair.others.industries).toHaveLength(3);
    for (const { category } of pair.others.industries) expect(category).toBe("home-services");
  });

  it("links never lead to the page itself or to one page twice", () => {
    for (const path of ["live-chat-support/plumbing/glasgow", "pay-per-lead/gyms/perth"]) {
      const page = pageOf(path);
      const links = allLinksOf(page);
      expect(links).not.toContain(path);
      expect(new Set(links).size).toBe(links.length);
    }
  });

  it("links stay within a narrowed catalogue", () => {
    const services = ["live-chat-support", "pay-per-lead"];
    const industries = ["plumbing", "roofing", "gyms"];
    const cities = ["glasgow", "berlin", "auckland"];
    const small = createComposer(content, narrowed(services, industries, cities));
    const paths = services.flatMap((service) =>
      industries.flatMap((industry) => cities.map((city) => `${service}/${industry}/${city}`)),
    );
    for (const path of paths) {
      const links = allLinksOf(pageOf(path, small));
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !paths.includes(link))).toEqual([]);
    }
  });
});

it("composes the same page regardless of earlier pages", () => {
  const paths = [
    "pay-per-lead/gyms/perth",
    "live-chat-support/plumbing/glasgow",
    "pay-per-lead/gyms/phoenix",
  ];
  const forwards = createComposer(content, content);
  const backwards = createComposer(content, content);
  const first = paths.map((path) => pageOf(path, forwards));
  const second = paths.toReversed().map((path) => pageOf(path, backwards));
  expect(second.toReversed()).toEqual(first);
});

it("has the busy months of the city's climate, not those of another city of the country", () => {
  const busyIn = (industry: string, city: string) =>
    pageOf(`telephone-answering-services/${industry}/${city}`).busy?.texts ?? [];
  const frosty = content.industries.filter(({ busy }) =>
    busy.some(({ weather, countries }) => weather === "frost" && !countries),
  );
  expect(frosty.length).toBeGreaterThan(0);
  for (const { slug, busy } of frosty) {
    const reasons = busy.filter(({ weather }) => weather === "frost").map(({ why }) => why);
    const has = (city: string) =>
      busyIn(slug, city).some((text) => reasons.some((why) => text.includes(why)));
    // Composed in both orders: the first city of a country must not decide for the next.
    expect([has("minneapolis"), has("honolulu"), has("minneapolis")]).toEqual([true, false, true]);
  }
});
