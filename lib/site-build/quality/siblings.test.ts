import { shingle, type ShingledText } from "./shingles";
import { createSiblingComparison, siblingsOf, type IndustryTexts } from "./siblings";
import { mergeStats } from "./stats";
import { createTokenizer } from "./tokenizer";

const slugs = {
  services: ["chat", "phone"],
  industries: ["bakers", "dentists", "florists", "gyms", "hotels", "plumbers"],
  cities: ["bath", "leeds", "york"],
};

/** A page with words about its service, its industry and its city. */
function textOf(service: string, industry: string, city: string): ShingledText {
  const words = [service, industry, city].map((name) => `${name} one two three four five six seven ${name}`);
  return shingle(createTokenizer().tokenize(`<p>${words.join(" ")}</p>`));
}
const textsOf = (industry: number): IndustryTexts =>
  slugs.services.map((service) =>
    slugs.cities.map((city) => textOf(service, slugs.industries[industry]!, city)),
  );

const everyIndustry = [...slugs.industries.keys()];

it("takes the next entries as siblings, wrapping around at the end", () => {
  expect(siblingsOf(0, 6)).toEqual([1, 2, 3]);
  expect(siblingsOf(4, 6)).toEqual([5, 0, 1]);
  expect(siblingsOf(1, 3)).toEqual([2, 0]);
  expect(siblingsOf(0, 1)).toEqual([]);
});

it("compares every page with three siblings of each kind, or with all if there are fewer", () => {
  const comparison = createSiblingComparison(slugs, everyIndustry);
  for (const industry of everyIndustry) comparison.add(industry, textsOf(industry));
  const { pages, kinds } = comparison.result();
  expect(pages).toBe(36);
  expect(kinds.industry.pairs).toBe(36 * 3);
  expect(kinds.city.pairs).toBe(36 * 2);
  expect(kinds.service.pairs).toBe(36 * 1);
});

it("compares neither pages that are not indexed nor others with them", () => {
  // Chat suits nobody but bakers.
  const isIndexed = (service: number, industry: number) => service === 1 || industry === 0;
  const comparison = createSiblingComparison(slugs, everyIndustry, isIndexed);
  for (const industry of everyIndustry) comparison.add(industry, textsOf(industry));
  const { pages, kinds } = comparison.result();
  // Six industries with telephones and one with chat, in three cities.
  expect(pages).toBe(7 * 3);
  expect(kinds.city.pairs).toBe(7 * 3 * 2);
  // The bakers' chats have no other industry to be compared with; only bakers have two services.
  expect(kinds.industry.pairs).toBe(6 * 3 * 3);
  expect(kinds.service.pairs).toBe(2 * 3);
});

it("returns the same statistics from one thread as from two", () => {
  const compareWith = (own: number[], siblings: number[]) => {
    const comparison = createSiblingComparison(slugs, own);
    for (const industry of [...own, ...siblings]) comparison.add(industry, textsOf(industry));
    return comparison.result();
  };
  const alone = compareWith(everyIndustry, []);
  const shared = mergeStats([compareWith([0, 1, 2], [3, 4, 5]), compareWith([3, 4, 5], [0, 1, 2])]);
  for (const kind of Object.values(shared.kinds)) kind.similaritySum = expect.closeTo(kind.similaritySum, 9);
  expect(alone).toEqual(shared);
});

it("throws when siblings of an industry were never added", () => {
  const comparison = createSiblingComparison(slugs, everyIndustry);
  for (const industry of everyIndustry.slice(0, 5)) comparison.add(industry, textsOf(industry));
  expect(() => comparison.result()).toThrow("4 industries were not compared with all siblings");
});
