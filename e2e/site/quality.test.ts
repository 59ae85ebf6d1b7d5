import { findQualityProblems } from "./quality";

const kind = {
  pairs: 30,
  mean: 0.4,
  max: 0.6,
  maxPath: "/a",
  histogram: [],
  ownWords: { mean: 300, min: 200, minPath: "/a" },
};
const valid = {
  pages: 100,
  words: { mean: 900, min: 450, minPath: "/a" },
  kinds: { city: kind, industry: kind, service: kind },
  excluded: ["/a", "/b", "/c"],
  unsuitable: 12,
  sameInEveryCity: 3,
  unique: { pages: 24, min: 40, minPath: "/a", median: 120, histogram: [] },
};

describe("findQualityProblems", () => {
  it("accepts a quality report at its limits", () => {
    const at = (mean: number) => ({ ...kind, mean });
    expect(
      findQualityProblems({ ...valid, kinds: { city: at(0.55), industry: at(0.45), service: at(0.55) } }),
    ).toEqual([]);
  });

  it.each([
    ["city", 0.551],
    ["industry", 0.451],
    ["service", 0.551],
  ])("reports %s siblings that are too similar", (name, mean) => {
    const kinds = { ...valid.kinds, [name]: { ...kind, mean } };
    expect(findQualityProblems({ ...valid, kinds })).toEqual([expect.stringContaining(`${name} siblings`)]);
  });

  it("reports the page with the fewest words of its own if there are too few", () => {
    const kinds = { ...valid.kinds, city: { ...kind, ownWords: { mean: 300, min: 99, minPath: "/seo/x" } } };
    expect(findQualityProblems({ ...valid, kinds })).toEqual([
      "/seo/x: 99 words that no city sibling has, expected at least 100",
    ]);
  });

  it("reports the shortest page if it has too few words", () => {
    expect(findQualityProblems({ ...valid, words: { mean: 900, min: 449, minPath: "/seo/y" } })).toEqual([
      "/seo/y: 449 words, expected at least 450",
    ]);
  });

  it("reports too few shingles that no sibling has, in the median and at least", () => {
    const unique = { ...valid.unique, min: 39, minPath: "/seo/z", median: 119 };
    expect(findQualityProblems({ ...valid, unique })).toEqual([
      "median of 119 shingles that no sibling has, expected at least 120",
      "/seo/z: 39 shingles that no sibling has, expected at least 40",
    ]);
  });

  it("asks for no shingles where no page was sampled", () => {
    const unique = { pages: 0, min: 0, minPath: "", median: 0, histogram: [] };
    expect(findQualityProblems({ ...valid, unique })).toEqual([]);
  });

  it("reports too many pages excluded from search engines", () => {
    expect(findQualityProblems({ ...valid, excluded: ["/a", "/b", "/c", "/d"] })).toEqual([
      "96.0% of the pages may be indexed, expected at least 97%",
    ]);
  });

  it("ignores kinds without siblings", () => {
    const kinds = {
      ...valid.kinds,
      service: { ...kind, pairs: 0, ownWords: { mean: 0, min: 0, minPath: "" } },
    };
    expect(findQualityProblems({ ...valid, kinds })).toEqual([]);
  });
});
