import { getContent } from "@/lib/content";
import { DESCRIPTION_LIMIT, textWidth } from "@/lib/seo/text-width";
import { createComposer } from "./index";

const content = getContent();
const composer = createComposer(content, content);

/** Every pair of a service and an industry, with whether the first suits the second. */
const PAIRS = content.services.flatMap((service) =>
  content.industries.map((industry) => ({ service, industry, ...industry.services[service.slug]! })),
);
const pageOf = ({ service, industry }: (typeof PAIRS)[number], city = "leeds") =>
  composer.compose(service.slug, industry.slug, city)!;
const unfit = PAIRS.filter(({ fit }) => fit === "none");

it("begins with the reason if the service does not suit the industry", () => {
  expect(unfit.length).toBeGreaterThan(0);
  for (const pair of unfit) {
    const { intro, description } = pageOf(pair);
    expect(intro.startsWith(pair.reason)).toBe(true);
    expect(textWidth(description, DESCRIPTION_LIMIT.fontSize)).toBeLessThanOrEqual(DESCRIPTION_LIMIT.width);
  }
});

it("says in the heading that the service does not suit, and has no figures, price or law", () => {
  for (const pair of unfit) {
    const page = pageOf(pair);
    const { heading, description, title, service, cityFacts, wording } = page;
    expect(heading).toContain(`${cityFacts.city.label} do not need ${service.phrase}`);
    expect(heading.toLowerCase()).toContain(wording.people.toLowerCase());
    const { figures, head, day, cards, need, origin, months, working, law, callers } = page;
    expect([figures, head, day, cards, need, origin, months, working, law]).toEqual(
      Array.from({ length: 9 }, () => undefined),
    );
    expect(callers).toEqual([]);
    for (const { name } of content.plans.plans) expect(`${title} ${description}`).not.toContain(name);
    expect(description).not.toContain("£");
  }
});

it("has all of these if the service suits the industry, except plans for leads and projects", () => {
  for (const pair of PAIRS.filter(({ fit }) => fit !== "none")) {
    const { head, need, cards, day, working, law, pair: shared } = pageOf(pair);
    const needsPlan = !["lead", "project"].includes(pair.service.channel);
    expect([head, need, law]).not.toContain(undefined);
    expect([cards, day, working].map((part) => part !== undefined)).toEqual([
      needsPlan,
      needsPlan,
      needsPlan,
    ]);
    expect(shared.contacts).toEqual({ perMonth: pair.perMonth, minutes: pair.minutes });
  }
});

it("has the challenges of the industry and the four reasons on every page", () => {
  const lacking = PAIRS.filter((pair) => {
    const { challenges, service } = pageOf(pair);
    return challenges.items.length < 2 || service.whyChoose.length !== 4;
  });
  expect(lacking.map(({ service, industry }) => `${service.slug}/${industry.slug}`)).toEqual([]);
});

it("names the other services that suit, those at the industry's core first", () => {
  for (const pair of unfit) {
    const { suitable } = pageOf(pair).pair;
    const fits = suitable.map(({ slug }) => pair.industry.services[slug]!.fit);
    expect(fits).toEqual([
      ...fits.filter((fit) => fit === "core"),
      ...fits.filter((fit) => fit === "possible"),
    ]);
    const expected = PAIRS.filter(({ industry, fit }) => industry === pair.industry && fit !== "none");
    expect(new Set(suitable)).toEqual(new Set(expected.map(({ service }) => service)));
  }
});

it("has the busy months of the city's climate, not those of another city of the country", () => {
  const busyIn = (industry: string, city: string) =>
    composer.compose("telephone-answering-services", industry, city)!.busy?.texts ?? [];
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
