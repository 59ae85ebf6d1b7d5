/** Statistics of the quality report. Each thread collects its own; `mergeStats` adds them up. */
import { BUCKETS, KINDS, type SiblingKind } from "./quality-report";

export interface KindStats {
  pairs: number;
  similaritySum: number;
  max: number;
  maxPath: string;
  histogram: number[];
  /** Lowest number of words of a page that none of its siblings of this kind has. */
  minOwnWords: number;
  minOwnWordsPath: string;
  ownWordsSum: number;
}

export interface Stats {
  /** Paths of the pages that are offered to search engines: the others are about these. */
  offered: string[];
  /** How many pages each rule keeps out. */
  keptOut: Record<string, number>;
  words: number;
  minWords: number;
  minWordsPath: string;
  kinds: Record<SiblingKind, KindStats>;
}

interface StatsCollector {
  /** Counts a page that is not offered. */
  addKeptOut(rule: string): void;
  addPage(path: string, words: number): void;
  /** Adds the similarity of the last added page to one of its siblings. */
  addComparison(kind: SiblingKind, similarity: number): void;
  /** Adds the number of words of the last added page that none of its siblings of a kind has. */
  addOwnWords(kind: SiblingKind, words: number): void;
  result(): Stats;
}

/**
 * Similarities are rounded to multiples of this. Their sums are then exact, and the same however the pages are
 * divided among threads and machines.
 */
const STEP = 2 ** -24;

const emptyKind = (): KindStats => ({
  pairs: 0,
  similaritySum: 0,
  max: 0,
  maxPath: "",
  histogram: Array<number>(BUCKETS).fill(0),
  minOwnWords: Infinity,
  minOwnWordsPath: "",
  ownWordsSum: 0,
});

const emptyStats = (): Stats => ({
  offered: [],
  keptOut: {},
  words: 0,
  minWords: Infinity,
  minWordsPath: "",
  kinds: { city: emptyKind(), industry: emptyKind(), service: emptyKind() },
});

/** Ties go to the first path in the alphabet, so that the order of the pages does not matter. */
const isNewMinimum = (value: number, path: string, minimum: number, minimumPath: string) =>
  value < minimum || (value === minimum && path < minimumPath);

export function createStatsCollector(): StatsCollector {
  const total = emptyStats();
  let path = "";
  return {
    addKeptOut(rule) {
      total.keptOut[rule] = (total.keptOut[rule] ?? 0) + 1;
    },
    addPage(page, words) {
      path = page;
      total.offered.push(page);
      total.words += words;
      if (isNewMinimum(words, page, total.minWords, total.minWordsPath))
        Object.assign(total, { minWords: words, minWordsPath: page });
    },
    addComparison(kind, similarity) {
      const stats = total.kinds[kind];
      stats.pairs += 1;
      stats.similaritySum += Math.round(similarity / STEP) * STEP;
      stats.histogram[Math.min(BUCKETS - 1, Math.floor(similarity * BUCKETS))]! += 1;
      if (isNewMinimum(-similarity, path, -stats.max, stats.maxPath))
        Object.assign(stats, { max: similarity, maxPath: path });
    },
    addOwnWords(kind, words) {
      const stats = total.kinds[kind];
      stats.ownWordsSum += words;
      if (isNewMinimum(words, path, stats.minOwnWords, stats.minOwnWordsPath))
        Object.assign(stats, { minOwnWords: words, minOwnWordsPath: path });
    },
    result: () => total,
  };
}

export function mergeStats(parts: readonly Stats[]): Stats {
  const total = emptyStats();
  for (const part of parts) {
    for (const page of part.offered) total.offered.push(page);
    for (const [rule, pages] of Object.entries(part.keptOut))
      total.keptOut[rule] = (total.keptOut[rule] ?? 0) + pages;
    total.words += part.words;
    if (isNewMinimum(part.minWords, part.minWordsPath, total.minWords, total.minWordsPath))
      Object.assign(total, { minWords: part.minWords, minWordsPath: part.minWordsPath });
    for (const kind of KINDS) mergeKind(total.kinds[kind], part.kinds[kind]);
  }
  return total;
}

function mergeKind(total: KindStats, part: KindStats): void {
  total.pairs += part.pairs;
  total.similaritySum += part.similaritySum;
  total.ownWordsSum += part.ownWordsSum;
  part.histogram.forEach((count, bucket) => (total.histogram[bucket]! += count));
  if (isNewMinimum(-part.max, part.maxPath, -total.max, total.maxPath))
    Object.assign(total, { max: part.max, maxPath: part.maxPath });
  if (isNewMinimum(part.minOwnWords, part.minOwnWordsPath, total.minOwnWords, total.minOwnWordsPath))
    Object.assign(total, { minOwnWords: part.minOwnWords, minOwnWordsPath: part.minOwnWordsPath });
}

/** Restores statistics from JSON, which turns the minimum of no values, Infinity, into null. */
export function restoreStats(saved: Stats): Stats {
  return JSON.parse(JSON.stringify(saved), (_, value: unknown) =>
    value === null ? Infinity : value,
  ) as Stats;
}
