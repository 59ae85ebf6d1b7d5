import { findQualityProblems } from "./quality";

const kind = {
  pairs: 30,
  mean: 0.4,
  max: 0.6,
  maxPath: "/a",
  histogram: [],
  ownWords: { mean: 300, min: 200, minPath: "/a" },
};
const sound = {
  pages: 100,
  words: { mean: 900, min: 450, minPath: "/a" },
  kinds: { city: kind, industry: kind, service: kind },
  excluded: ["/a", "/b", "/c"],
};

describe("findQualityProblems", () => {
  it("accepts a report at the limits", () => {
    const at = (mean: number) => ({ ...kind, mean });
    expect(
      findQualityProblems({ ...sound, kinds: { city: at(0.55), industry: at(0.45), service: at(0.55) } }),
    ).toEqual([]);
  });

  it.each([
    ["city", 0.551],
    ["industry", 0.451],
    ["service", 0.551],
  ])("refuses %s siblings that are too much alike", (name, mean) => {
    const kinds = { ...sound.kinds, [name]: { ...kind, mean } };
    expect(findQualityProblems({ ...sound, kinds })).toEqual([expect.stringContaining(`${name} siblings`)]);
  });

  it("refuses a page with too few words of its own, and names it", () => {
    const kinds = { ...sound.kinds, city: { ...kind, ownWords: { mean: 300, min: 199, minPath: "/seo/x" } } };
    expect(findQualityProblems({ ...sound, kinds })).toEqual([
      "/seo/x: 199 words that no city sibling has, expected 200",
    ]);
  });

  it("refuses a short page, and names it", () => {
    expect(findQualityProblems({ ...sound, words: { mean: 900, min: 449, minPath: "/seo/y" } })).toEqual([
      "/seo/y: 449 words, expected 450",
    ]);
  });

  it("refuses a catalogue of which too much is kept from search engines", () => {
    expect(findQualityProblems({ ...sound, excluded: ["/a", "/b", "/c", "/d"] })).toEqual([
      "only 96.0% of the pages may be indexed",
    ]);
  });

  it("asks nothing of a kind without siblings", () => {
    const kinds = {
      ...sound.kinds,
      service: { ...kind, pairs: 0, ownWords: { mean: 0, min: 0, minPath: "" } },
    };
    expect(findQualityProblems({ ...sound, kinds })).toEqual([]);
  });
});
