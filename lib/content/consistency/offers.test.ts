import { getContent } from "../index";
import { allCities } from "../catalogue";
import { findMisplacedIndustries, findPlanNeeds, findUnknownCities, findUnknownExamples } from "./offers";
import type { ContentProblem } from "../problems";
import { plansSchema } from "../schema/plans";

const { pages, industries, plans, services, regions } = getContent();

const known = new Set(industries.map(({ slug }) => slug));
const offered = new Set(services.map(({ slug }) => slug));

it("reports an add-on that needs a plan although its service is paid by the piece", () => {
  const wrong = structuredClone(plans);
  const index = wrong.addOns.findIndex(({ needsPlan, service }) => service && !needsPlan);
  wrong.addOns[index]!.needsPlan = true;
  expect(findPlanNeeds(wrong, services)).toMatchObject([
    { field: `addOns[${index}].needsPlan`, message: expect.stringMatching(/^expected false: /) },
  ]);
});

it("rejects an add-on that says what is paid although it has a price, or does not say it without one", () => {
  const wrong = structuredClone(plans);
  const priced = wrong.addOns.findIndex(({ price }) => typeof price === "number");
  const unpriced = wrong.addOns.findIndex(({ price }) => typeof price !== "number");
  wrong.addOns[priced]!.basis = "by the hour";
  delete wrong.addOns[unpriced]!.basis;
  expect(plansSchema.safeParse(wrong).error?.issues.map(({ path }) => path)).toEqual([
    ["addOns", priced, "basis"],
    ["addOns", unpriced, "basis"],
  ]);
});

const told = (problems: readonly ContentProblem[]) =>
  problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`);

it("reports an unknown example of the finder", () => {
  expect(findUnknownExamples(pages.sitemap, offered, known)).toEqual([]);
  const sitemap = structuredClone(pages.sitemap);
  sitemap.finder.example = { service: "live-chat", industry: "piracy" };
  expect(told(findUnknownExamples(sitemap, offered, known))).toEqual([
    "content/pages/sitemap.yaml: finder.example.service: expected a slug of content/services, got “live-chat”",
    "content/pages/sitemap.yaml: finder.example.industry: expected a slug of content/industries, got “piracy”",
  ]);
});

it("reports an industry under the wrong category on the home page", () => {
  const home = structuredClone(pages.home);
  home.industries.categories[1]!.items[2] = "plumbing";
  home.industries.categories[0]!.items[0] = "piracy";
  const field = "content/pages/home.yaml: industries.categories";
  expect(told(findMisplacedIndustries(home, industries, known))).toEqual([
    `${field}[0].items[0]: expected an industry of home-services, got “piracy”`,
    `${field}[1].items[2]: expected an industry of legal-financial, got “plumbing” of home-services`,
  ]);
});

it("reports unknown cities on the home page and in posts", () => {
  const { home, regions: page } = pages;
  const cities = new Set(allCities(regions).map(({ slug }) => slug));
  expect(findUnknownCities(pages, [], cities)).toEqual([]);
  const sunk = structuredClone({ home, regions: page });
  sunk.home.clock.city = "atlantis";
  sunk.regions.map.ends[1] = "ys";
  const posts = [{ slug: "clocks", clocks: [home.clock.city, "mu"] }, { slug: "none" }];
  expect(told(findUnknownCities(sunk, posts, cities))).toEqual([
    "content/pages/home.yaml: clock.city: expected a city of content/locations, got “atlantis”",
    "content/pages/regions.yaml: map.ends[1]: expected a city of content/locations, got “ys”",
    "content/blog/clocks.md: clocks[1]: expected a city of content/locations, got “mu”",
  ]);
});

it("states the figures of the plans in the features of the pricing page", () => {
  for (const { calls, hours, languages, features } of plans.plans) {
    const texts = features.pricing.map(({ text }) => text);
    const clock = (hour: number) => `${hour % 12}${hour < 12 ? "am" : "pm"}`;
    expect(texts).toEqual([
      calls ? `Up to ${calls} calls` : "Unlimited calls",
      hours ? `${clock(hours.from)}-${clock(hours.to)} GMT` : "24/7",
      languages,
    ]);
  }
});
