import { getContent, type LandingCatalogue } from "@/lib/content";
import { DESCRIPTION_LIMIT, textWidth, TITLE_LIMIT } from "@/lib/seo/text-width";
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
  it.each([
    ["tarot-readings", "plumbing", "glasgow"],
    ["live-chat-support", "alchemy", "glasgow"],
    ["live-chat-support", "plumbing", "atlantis"],
    ["Live-Chat-Support", "plumbing", "glasgow"],
    ["constructor", "__proto__", "toString"],
    ["", "", ""],
  ])("returns undefined for the unknown page %s/%s/%s", (service, industry, city) => {
    expect(composer.compose(service, industry, city)).toBeUndefined();
  });

  it("returns undefined for a page outside the catalogue", () => {
    const small = createComposer(content, narrowed(["live-chat-support"], ["plumbing"], ["glasgow"]));
    expect(small.compose("live-chat-support", "plumbing", "glasgow")).toBeDefined();
    expect(small.compose("live-chat-support", "plumbing", "london")).toBeUndefined();
    expect(small.compose("pay-per-lead", "plumbing", "glasgow")).toBeUndefined();
  });

  it("returns the page of a service, an industry and a city", () => {
    const page = pageOf("live-chat-support/plumbing/london-ontario");
    expect(page.path).toBe("/seo/live-chat-support/plumbing/london-ontario");
    expect(page.heading).toBe("Live chat for plumbers in London, Ontario");
    expect(page.title).toContain("London, Ontario");
    expect(page.description).toContain("London, Ontario");
    expect(page.pair.crumbs.map(({ url }) => url)).toEqual(["/", "/services", "/services/live-chat-support"]);
    expect([page.service.slug, page.industry.slug, page.cityFacts.city.slug]).toEqual([
      "live-chat-support",
      "plumbing",
      "london-ontario",
    ]);
  });

  it("puts the four figures on every page", () => {
    const { stats } = pageOf("live-chat-support/plumbing/glasgow").shared;
    expect(stats.map(({ id }) => id)).toEqual(["clients", "coverage", "countries-served", "satisfaction"]);
  });

  it("throws if the content lacks a figure", () => {
    const claims = new Map([...content.claims].filter(([id]) => id !== "coverage"));
    expect(() => createComposer({ ...content, claims }, content)).toThrow(
      "content/claims.yaml: expected a claim “coverage”",
    );
  });

  it("throws if the content lacks the holidays of a city", () => {
    const { "NZ-AUK": _, ...holidays } = content.holidays;
    const lacking = createComposer({ ...content, holidays }, content);
    expect(() => lacking.compose("live-chat-support", "plumbing", "auckland")).toThrow(
      "expected the public holidays of NZ-AUK in the content",
    );
  });

  it("has the service's questions, or the industry's if the service has none", () => {
    // Each conversation begins with another question.
    const asked = (slug: string) =>
      pageOf(`${slug}/plumbing/glasgow`).pair.conversations.map(({ questions }) => questions[0]);
    const own = content.services.find(({ intake }) => intake);
    const plumbing = content.industries.find(({ slug }) => slug === "plumbing");
    expect(asked("telephone-answering-services")).toEqual(plumbing?.intake);
    if (own) expect(asked(own.slug)).toEqual(own.intake);
  });

  it("lists the callers that the introduction has not, in other districts", () => {
    const { callers, cityFacts } = pageOf("live-chat-support/plumbing/glasgow");
    expect(callers).toHaveLength(2);
    const areas = callers.map(({ area }) => area).filter((area) => cityFacts.city.areas.includes(area));
    expect(new Set(areas).size).toBe(2);
  });
});

describe("shared content", () => {
  it("has one object of city facts for all pages of a city", () => {
    expect(pageOf("pay-per-lead/roofing/berlin").cityFacts).toBe(
      pageOf("live-chat-support/plumbing/berlin").cityFacts,
    );
  });

  it("has one pair object for successive pages of a service and an industry", () => {
    expect(pageOf("pay-per-lead/roofing/berlin").pair).toBe(pageOf("pay-per-lead/roofing/glasgow").pair);
  });

  it("has the same service object and shared content on all pages of a service", () => {
    const [a, b] = [pageOf("pay-per-lead/roofing/berlin"), pageOf("pay-per-lead/plumbing/glasgow")];
    expect(a.service).toBe(b.service);
    expect(a.shared).toBe(b.shared);
  });

  it("has another object for another city or pair", () => {
    const page = pageOf("pay-per-lead/roofing/berlin");
    expect(pageOf("pay-per-lead/roofing/munich").cityFacts).not.toBe(page.cityFacts);
    expect(pageOf("pay-per-lead/plumbing/berlin").pair).not.toBe(page.pair);
    expect(pageOf("live-chat-support/roofing/berlin").pair).not.toBe(page.pair);
  });
});

describe("links", () => {
  it("links lead to neighbours, to the other services and to four industries of the same category", () => {
    const { cityFacts, pair } = pageOf("live-chat-support/plumbing/glasgow");
    expect(cityFacts.neighbours.length).toBeGreaterThan(0);
    expect(cityFacts.neighbours[0]!.slug).toBe("edinburgh");
    expect(pair.others.services).toHaveLength(content.services.length - 1);
    expect(pair.others.industries).toHaveLength(4);
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

  it("links reach every industry of a category from another one", () => {
    const reached = new Set(
      content.industries.flatMap(({ slug }) =>
        pageOf(`pay-per-lead/${slug}/glasgow`).pair.others.industries.map((other) => other.slug),
      ),
    );
    expect(content.industries.map(({ slug }) => slug).filter((slug) => !reached.has(slug))).toEqual([]);
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

  it("there are no links if there is only one page", () => {
    const only = createComposer(content, narrowed(["pay-per-lead"], ["gyms"], ["perth"]));
    expect(allLinksOf(pageOf("pay-per-lead/gyms/perth", only))).toEqual([]);
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

/** Every text in an object, without the city, whose content has checks of its own, and the ids of shapes. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || value instanceof Set) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ["city", "difference", "messages", "neighbours", "plan", "url", "source", "key"].includes(key)
      ? []
      : textsOf(part),
  );
}

describe("the whole catalogue", () => {
  /** One page of each pair, and each city many times. */
  const pages = content.services.flatMap(({ slug: service }, row) =>
    content.industries.map(({ slug: industry }, column) => {
      const index = row * content.industries.length + column;
      return pageOf(`${service}/${industry}/${content.cities[(index * 7) % content.cities.length]?.slug}`);
    }),
  );

  it("has a page of every pair and city", () => {
    expect(pages).toHaveLength(content.services.length * content.industries.length);
    expect(new Set(pages.map(({ cityFacts }) => cityFacts)).size).toBe(content.cities.length);
  });

  it("has titles and descriptions that fit a search result, even for the longest city name", () => {
    const [longest] = content.cities.toSorted((a, b) => textWidth(b.label, 20) - textWidth(a.label, 20));
    const widest = pages.map((page) => pageOf(`${page.service.slug}/${page.industry.slug}/${longest?.slug}`));
    for (const { title, description } of [...pages, ...widest]) {
      expect([title, textWidth(title, TITLE_LIMIT.fontSize) <= TITLE_LIMIT.width]).toEqual([title, true]);
      expect([
        description,
        textWidth(description, DESCRIPTION_LIMIT.fontSize) <= DESCRIPTION_LIMIT.width,
      ]).toEqual([description, true]);
    }
  });

  it("never prints missing data or doubled spaces and punctuation", () => {
    const slip =
      /undefined|null|NaN|\[object|\s\s|\s[,.;:?!]|[,;:]\.|[?!]\.|\.\.|(?<!\p{L})a (?=[aeio]\p{L})(?!one\b|euro)/u;
    const found = pages.flatMap((page) => {
      const { service, industry, pair, wording, shared, conversation, figures: _, ...own } = page;
      const texts = textsOf(own);
      return texts.filter((text) => slip.test(text)).map((text) => `${page.path}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it("has a unique introduction and title for each page", () => {
    expect(new Set(pages.map(({ intro }) => intro)).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });
});
