/** Counts of the quality report, kept by each thread and added up. */
import { BUCKETS, KINDS, MAX_SIMILARITY, type Kind } from "@/lib/landing/quality-report";

export interface KindTally {
  pairs: number;
  /** Sum of the similarities; divided by `pairs` their mean. */
  sum: number;
  max: number;
  /** Path of the page with the highest similarity. */
  maxPath: string;
  histogram: number[];
  /** Fewest words of a page that none of its siblings of this kind has. */
  minOwnWords: number;
  minOwnWordsPath: string;
  ownWordsSum: number;
}

export interface TallyResult {
  pages: number;
  words: number;
  minWords: number;
  minWordsPath: string;
  kinds: Record<Kind, KindTally>;
  /** Pages above the limit. */
  excluded: string[];
}

export interface Tally {
  addPage(path: string, words: number): void;
  /** Both of these are about the page added last. */
  addPair(kind: Kind, similarity: number): void;
  addOwnWords(kind: Kind, words: number): void;
  result(): TallyResult;
}

/**
 * Similarities are summed as multiples of this: such sums are exact, so that they are the same however
 * the pages are divided among threads and machines.
 */
const STEP = 2 ** -24;

const emptyKind = (): KindTally => ({
  pairs: 0,
  sum: 0,
  max: 0,
  maxPath: "",
  histogram: Array<number>(BUCKETS).fill(0),
  minOwnWords: Infinity,
  minOwnWordsPath: "",
  ownWordsSum: 0,
});

const empty = (): TallyResult => ({
  pages: 0,
  words: 0,
  minWords: Infinity,
  minWordsPath: "",
  kinds: { city: emptyKind(), industry: emptyKind(), service: emptyKind() },
  excluded: [],
});

/** Whether a page is the one to name: the more extreme one, the first in the alphabet of several alike. */
const isNamed = (value: number, path: string, extreme: number, named: string) =>
  value < extreme || (value === extreme && path < named);

export function createTally(): Tally {
  const total = empty();
  let path = "";
  return {
    addPage(page, words) {
      path = page;
      total.pages += 1;
      total.words += words;
      if (isNamed(words, page, total.minWords, total.minWordsPath))
        Object.assign(total, { minWords: words, minWordsPath: page });
    },
    addPair(kind, similarity) {
      const tally = total.kinds[kind];
      tally.pairs += 1;
      tally.sum += Math.round(similarity / STEP) * STEP;
      tally.histogram[Math.min(BUCKETS - 1, Math.floor(similarity * BUCKETS))]! += 1;
      if (isNamed(-similarity, path, -tally.max, tally.maxPath))
        Object.assign(tally, { max: similarity, maxPath: path });
      if (similarity > MAX_SIMILARITY && total.excluded.at(-1) !== path) total.excluded.push(path);
    },
    addOwnWords(kind, words) {
      const tally = total.kinds[kind];
      tally.ownWordsSum += words;
      if (isNamed(words, path, tally.minOwnWords, tally.minOwnWordsPath))
        Object.assign(tally, { minOwnWords: words, minOwnWordsPath: path });
    },
    result: () => total,
  };
}

/** Adds up what threads have counted. */
export function addTallies(results: readonly TallyResult[]): TallyResult {
  const total = empty();
  for (const result of results) {
    total.pages += result.pages;
    total.words += result.words;
    total.excluded.push(...result.excluded);
    if (isNamed(result.minWords, result.minWordsPath, total.minWords, total.minWordsPath)) {
      Object.assign(total, { minWords: result.minWords, minWordsPath: result.minWordsPath });
    }
    for (const kind of KINDS) addKind(total.kinds[kind], result.kinds[kind]);
  }
  return total;
}

function addKind(total: KindTally, part: KindTally): void {
  total.pairs += part.pairs;
  total.sum += part.sum;
  total.ownWordsSum += part.ownWordsSum;
  part.histogram.forEach((count, bucket) => (total.histogram[bucket]! += count));
  if (isNamed(-part.max, part.maxPath, -total.max, total.maxPath))
    Object.assign(total, { max: part.max, maxPath: part.maxPath });
  if (isNamed(part.minOwnWords, part.minOwnWordsPath, total.minOwnWords, total.minOwnWordsPath)) {
    Object.assign(total, { minOwnWords: part.minOwnWords, minOwnWordsPath: part.minOwnWordsPath });
  }
}

/** A result that was kept as JSON, which has no infinity: the least of nothing became null. */
export function reviveTally(kept: TallyResult): TallyResult {
  return JSON.parse(JSON.stringify(kept), (_, value: unknown) =>
    value === null ? Infinity : value,
  ) as TallyResult;
}
