import { createStatsCollector, mergeStats } from "./stats";

it("adds up the statistics of several threads", () => {
  const [a, b] = [createStatsCollector(), createStatsCollector()];
  a.addPage("/a", 500);
  a.addComparison("city", 0.5);
  b.addPage("/b", 700);
  b.addComparison("city", 0.7);
  b.addComparison("city", 0.9);
  a.addKeptOut("fit");
  b.addKeptOut("fit");
  const total = mergeStats([a.result(), b.result()]);
  expect(total).toMatchObject({ offered: ["/a", "/b"], keptOut: { fit: 2 }, words: 1200, minWords: 500 });
  expect(total.kinds.city).toMatchObject({ pairs: 3, max: 0.9, maxPath: "/b" });
  expect(total.kinds.city.similaritySum).toBeCloseTo(2.1);
});

it("sums similarities to exactly the same value however pages are divided among threads", () => {
  const similarities = Array.from({ length: 999 }, (_, index) => index / 999);
  const sumWith = (threads: number) => {
    const collectors = Array.from({ length: threads }, () => createStatsCollector());
    for (const [index, similarity] of similarities.entries())
      collectors[index % threads]!.addComparison("city", similarity);
    return mergeStats(collectors.map((collector) => collector.result())).kinds.city.similaritySum;
  };
  expect([2, 3, 7, 16].map(sumWith)).toEqual(Array(4).fill(sumWith(1)));
  expect(sumWith(1)).toBeCloseTo(999 / 2 - 0.5);
});
