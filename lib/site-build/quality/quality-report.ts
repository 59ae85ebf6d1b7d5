/** Which landing pages are offered to search engines, and how similar these are: quality.json. */

import type { FunnelStep } from "@/lib/landing";

/** Sibling pages differ in one of these only. */
export const KINDS = ["city", "industry", "service"] as const;
export type SiblingKind = (typeof KINDS)[number];

/** Each page is compared with this many siblings of each kind. */
export const SIBLINGS = 3;
/** Number of histogram bars from 0 to 1. */
export const BUCKETS = 20;

export interface QualityReport {
  pages: number;
  /** The last step has the pages that are offered. The rest of the report is about these. */
  funnel: FunnelStep[];
  words: { mean: number; min: number; minPath: string };
  kinds: Record<SiblingKind, KindReport>;
  /** Shingles of a sample of pages that none of all their siblings has. */
  unique: UniqueShingles;
}

/** How many shingles of a page are on none of its siblings, over a sample of pages. */
export interface UniqueShingles {
  pages: number;
  min: number;
  minPath: string;
  median: number;
  /** Pages by their number of unique shingles, in steps of 20; the last one holds all above. */
  histogram: number[];
}

export interface KindReport {
  pairs: number;
  mean: number;
  max: number;
  maxPath: string;
  histogram: number[];
  /** Words found on no sibling. */
  ownWords: { mean: number; min: number; minPath: string };
}
