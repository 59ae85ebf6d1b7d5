import { BUCKETS } from "@/lib/landing/quality-report";
import { addTallies, createTally } from "./stats";

describe("a tally", () => {
  it("excludes a page once, however many of its siblings it is too much like", () => {
    const tally = createTally();
    tally.addPage("/a", 500);
    tally.addPair("city", 0.81);
    tally.addPair("industry", 0.9);
    tally.addPage("/b", 600);
    tally.addPair("city", 0.8);
    expect(tally.result().excluded).toEqual(["/a"]);
  });

  it("keeps the extremes with the page they belong to", () => {
    const tally = createTally();
    tally.addPage("/a", 500);
    tally.addPair("service", 0.4);
    tally.addOwnWords("service", 210);
    tally.addPage("/b", 450);
    tally.addPair("service", 1);
    tally.addOwnWords("service", 190);
    const { minWords, minWordsPath, kinds } = tally.result();
    expect([minWords, minWordsPath]).toEqual([450, "/b"]);
    expect(kinds.service).toMatchObject({ max: 1, maxPath: "/b", minOwnWords: 190, minOwnWordsPath: "/b" });
    expect(kinds.service.histogram[BUCKETS - 1]).toBe(1);
    expect(kinds.service.histogram[8]).toBe(1);
  });

  it("adds up what threads counted", () => {
    const [a, b] = [createTally(), createTally()];
    a.addPage("/a", 500);
    a.addPair("city", 0.5);
    b.addPage("/b", 700);
    b.addPair("city", 0.7);
    b.addPair("city", 0.9);
    const total = addTallies([a.result(), b.result()]);
    expect(total).toMatchObject({ pages: 2, words: 1200, minWords: 500, excluded: ["/b"] });
    expect(total.kinds.city).toMatchObject({ pairs: 3, max: 0.9, maxPath: "/b" });
    expect(total.kinds.city.sum).toBeCloseTo(2.1);
  });

  it("names the same page whichever thread is done first", () => {
    const [a, b] = [createTally(), createTally()];
    for (const [tally, page] of [
      [a, "/a"],
      [b, "/b"],
    ] as const) {
      tally.addPage(page, 500);
      tally.addPair("city", 0.5);
      tally.addOwnWords("city", 210);
    }
    const [forwards, backwards] = [
      [a, b],
      [b, a],
    ].map((tallies) => addTallies(tallies.map((tally) => tally.result())));
    expect(backwards).toEqual(forwards);
    expect(forwards).toMatchObject({ minWordsPath: "/a", kinds: { city: { maxPath: "/a" } } });
  });

  it("comes to the very same sum whoever counts which pages", () => {
    const similarities = Array.from({ length: 999 }, (_, index) => index / 999);
    const sumOf = (tallies: number) => {
      const all = Array.from({ length: tallies }, () => createTally());
      for (const [index, similarity] of similarities.entries())
        all[index % tallies]!.addPair("city", similarity);
      return addTallies(all.map((tally) => tally.result())).kinds.city.sum;
    };
    expect([2, 3, 7, 16].map(sumOf)).toEqual(Array(4).fill(sumOf(1)));
    expect(sumOf(1)).toBeCloseTo(999 / 2 - 0.5);
  });
});
