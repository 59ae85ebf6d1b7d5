import { getContent, getLandingCatalogue } from "@/lib/content";
import { createComposer } from "./index";
import { describeFunnel } from "./indexing";
import { createCounter } from "./unique-figures";

const content = getContent();

it("counts the figures that no page with another city, industry or service has", () => {
  // Two services, each with two industries, each with two cities.
  const place = (service: number, industry: number, city: number) => 4 * service + 2 * industry + city;
  const pages = [[1, 2], [1, 3], [4, 3], [5], [2], [5], [4], [5, 6]].map((figures) =>
    Int32Array.from(figures),
  );
  // 1 is in both cities, 2 and 4 at both services, 5 in both industries; the pages with 3 differ in two things.
  const read = jest.fn(
    (service: number, industry: number, city: number) => pages[place(service, industry, city)]!,
  );
  const countOf = createCounter([2, 2, 2], read);
  expect(countOf(1, 1, 1)).toBe(1);
  // The page and its three siblings.
  expect(read).toHaveBeenCalledTimes(4);
  const each = [0, 1].flatMap((service) =>
    [0, 1].flatMap((industry) => [0, 1].map((city) => countOf(service, industry, city))),
  );
  expect(each).toEqual([0, 1, 1, 0, 0, 0, 0, 1]);
  expect(read).toHaveBeenCalledTimes(8);
});

it("keeps a page out by the first rule that it breaks, and by none that the owner has removed", () => {
  const { services, industries, cities } = getLandingCatalogue();
  const catalogue = {
    services,
    industries: industries.slice(0, 2),
    cities: cities.filter((_, index) => index % 16 === 0),
  };
  // Among so few siblings pages have more figures of their own, and few cities are far from the desk.
  const least: Record<string, number> = { figures: 20, desk: 50 };
  const rules = content.indexing.map((rule) =>
    rule.rule in least ? { ...rule, least: least[rule.rule]! } : rule,
  ) as typeof content.indexing;
  const keptOut = (indexing: typeof rules) => {
    const composer = createComposer({ ...content, indexing }, catalogue);
    return catalogue.services.flatMap((service) =>
      catalogue.industries.flatMap((industry) =>
        catalogue.cities.map((city) => composer.keptOutBy(service.slug, industry.slug, city.slug)),
      ),
    );
  };
  const all = keptOut(rules);
  expect(new Set(keptOut([]))).toEqual(new Set(["suits", undefined]));
  const withoutFigures = keptOut(rules.filter(({ rule }) => rule !== "figures"));
  expect(all.map((rule) => (rule === "figures" ? undefined : rule))).toEqual(withoutFigures);
  expect(all).toEqual(expect.arrayContaining(["desk", "figures"]));
});

it("counts pages rule by rule", () => {
  const steps = describeFunnel({ suits: 2, fit: 3, language: 1 }, 10, content.indexing.slice(0, 3));
  expect(steps.map(({ rule, left }) => [rule, left])).toEqual([
    ["suits", 8],
    ["fit", 5],
    ["place", 5],
    ["language", 4],
  ]);
});
