import { findQualityProblems } from "./quality";

const kind = {
  pairs: 30,
  mean: 0.4,
  max: 0.6,
  maxPath: "/a",
  histogram: [],
  ownWords: { mean: 300, min: 200, minPath: "/a" },
};
const offered = (left: number) => [
  { rule: "fit", reason: "", left: 99_999 },
  { rule: "figures", reason: "", left },
];
const valid = {
  pages: 100_000,
  words: { mean: 900, min: 450, minPath: "/a" },
  kinds: { city: kind, industry: kind, service: kind },
  funnel: offered(20_000),
  unique: { pages: 60, min: 10, minPath: "/a", median: 40, histogram: [] },
};

it("accepts a report at its limits, whatever is narrowed away", () => {
  const at = (mean: number) => ({ ...kind, mean });
  const kinds = { city: at(0.75), industry: at(0.4), service: at(0.5) };
  expect(findQualityProblems({ ...valid, kinds }, "")).toEqual([]);
  const none = { ...kind, pairs: 0, mean: 1 };
  const unique = { pages: 0, min: 0, minPath: "", median: 0, histogram: [] };
  const narrow = { ...valid, kinds: { ...kinds, service: none }, funnel: offered(5), unique };
  expect(findQualityProblems(narrow, "services=pay-per-lead")).toEqual([]);
});

it("reports each limit that is broken", () => {
  const over = { ...kind, mean: 0.76 };
  expect(
    findQualityProblems(
      {
        ...valid,
        words: { mean: 900, min: 449, minPath: "/seo/y" },
        kinds: { city: over, industry: over, service: over },
        funnel: offered(40_001),
        unique: { ...valid.unique, min: 9, minPath: "/seo/z", median: 39 },
      },
      "",
    ),
  ).toEqual([
    ...["city", "industry", "service"].map((name) => expect.stringContaining(`${name} siblings`)),
    "/seo/y: 449 words, expected at least 450",
    "40001 pages are offered to search engines, expected 20000 to 40000",
    "median of 39 shingles that no sibling has, expected at least 40",
    "/seo/z: 9 shingles that no sibling has, expected at least 10",
  ]);
});
