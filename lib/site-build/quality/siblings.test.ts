import { shingle, type ShingledText } from "./shingles";
import { createSiblingComparison, type ComparedPage, type IndustryPages } from "./siblings";
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
const pagesOf = (
  industry: number,
  keptOutBy: (...slugs: [string, string, string]) => ComparedPage["keptOutBy"] = () => undefined,
): IndustryPages =>
  slugs.services.map((service) =>
    slugs.cities.map((city) => ({
      text: textOf(service, slugs.industries[industry]!, city),
      keptOutBy: keptOutBy(service, slugs.industries[industry]!, city),
    })),
  );

const everyIndustry = [...slugs.industries.keys()];

it("compares every page with three siblings of each kind, or with all if there are fewer", () => {
  const comparison = createSiblingComparison(slugs, everyIndustry);
  for (const industry of everyIndustry) comparison.add(industry, pagesOf(industry));
  const { offered, kinds } = comparison.result();
  expect(offered).toHaveLength(36);
  expect(kinds.industry.pairs).toBe(36 * 3);
  expect(kinds.city.pairs).toBe(36 * 2);
  expect(kinds.service.pairs).toBe(36 * 1);
});

it("counts pages that are kept out, and compares none with those of services that do not suit", () => {
  // Chat suits nobody but bakers, and York is kept out everywhere.
  const keptOutBy = (service: string, industry: string, city: string) => {
    if (service === "chat" && industry !== "bakers") return "suits";
    return city === "york" ? "figures" : undefined;
  };
  const comparison = createSiblingComparison(slugs, everyIndustry);
  for (const industry of everyIndustry) comparison.add(industry, pagesOf(industry, keptOutBy));
  const { offered, keptOut, kinds } = comparison.result();
  // Six industries with telephones and one with chat, in two of three cities.
  expect(offered).toHaveLength(7 * 2);
  expect(keptOut).toEqual({ suits: 5 * 3, figures: 7 });
  expect(kinds.city.pairs).toBe(7 * 2 * 2);
  // The bakers' chats have no other industry to be compared with; only bakers have two services.
  expect(kinds.industry.pairs).toBe(6 * 2 * 3);
  expect(kinds.service.pairs).toBe(2 * 2);
});

it("returns the same statistics from one thread as from two", () => {
  const compareWith = (own: number[], siblings: number[]) => {
    const comparison = createSiblingComparison(slugs, own);
    for (const industry of [...own, ...siblings]) comparison.add(industry, pagesOf(industry));
    return comparison.result();
  };
  const alone = compareWith(everyIndustry, []);
  const shared = mergeStats([compareWith([0, 1, 2], [3, 4, 5]), compareWith([3, 4, 5], [0, 1, 2])]);
  for (const kind of Object.values(shared.kinds)) kind.similaritySum = expect.closeTo(kind.similaritySum, 9);
  expect(alone).toEqual(shared);
});
