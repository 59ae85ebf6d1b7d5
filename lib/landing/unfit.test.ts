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

it("has no week, year, plan, price or law if the service does not suit the industry", () => {
  for (const pair of unfit) {
    const { trade, law, description, title, pair: shared } = pageOf(pair);
    expect([trade, law, shared.contacts]).toEqual([undefined, undefined, undefined]);
    for (const { name } of content.plans.plans) expect(`${title} ${description}`).not.toContain(name);
    expect(description).not.toContain("£");
  }
});

it("has all of these if the service suits the industry, except a plan for leads and projects", () => {
  for (const pair of PAIRS.filter(({ fit }) => fit !== "none")) {
    const { trade, law, pair: shared } = pageOf(pair);
    const needsPlan = !["lead", "project"].includes(pair.service.channel);
    expect([trade!.plan !== undefined, trade!.price !== undefined]).toEqual([needsPlan, needsPlan]);
    expect(law).toBeDefined();
    expect(shared.contacts).toEqual({ perMonth: pair.perMonth, minutes: pair.minutes });
  }
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
    composer.compose("telephone-answering-services", industry, city)!.busy;
  const frosty = content.industries.filter(({ busy }) =>
    busy.some(({ weather, countries }) => weather === "frost" && !countries),
  );
  expect(frosty.length).toBeGreaterThan(0);
  for (const { slug, busy } of frosty) {
    const reasons = busy.filter(({ weather }) => weather === "frost").map(({ why }) => why);
    const has = (city: string) =>
      busyIn(slug, city).texts.some((text) => reasons.some((why) => text.includes(why)));
    // Composed in both orders: the first city of a country must not decide for the next.
    expect([has("minneapolis"), has("honolulu"), has("minneapolis")]).toEqual([true, false, true]);
  }
});
