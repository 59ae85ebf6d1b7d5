/** The similarity of landing pages, measured by the build for the report page and the checks. */

/** The only text of `app/quality/page.tsx`; `lib/site-build/quality/publish-report.ts` replaces it by the report. */
export const REPORT_MARKER = "QualityReportBody";

/** Sibling pages differ in one of these only. */
export const KINDS = ["city", "industry", "service"] as const;
export type Kind = (typeof KINDS)[number];

/** Each page is compared with this many siblings of each kind. */
export const SIBLINGS = 3;
/** Pages more similar to a sibling than this are not indexed: docs/behaviour.md#landing-pages. */
export const MAX_SIMILARITY = 0.8;
/** Number of histogram bars from 0 to 1. */
export const BUCKETS = 20;

/** Similarity of sibling pages over the whole catalogue. */
export interface QualityReport {
  pages: number;
  words: { mean: number; min: number; minPath: string };
  kinds: Record<Kind, KindReport>;
  /** Paths of the pages that are not indexed because a sibling is too alike. */
  excluded: string[];
  /** Number of pages that are not indexed because the service does not suit the industry. */
  unsuitable: number;
  /** Number of pages that are not indexed because the service is the same in every city. */
  sameInEveryCity: number;
  /** Shingles of a sample of pages that none of all their siblings has. */
  unique: UniqueShingles;
}

/** How many shingles of a page are on none of its siblings, over a sample of pages. */
export interface UniqueShingles {
  pages: number;
  min: number;
  minPath: string;
  median: number;
  /** Pages by their number of unique shingles, in steps of `UNIQUE_STEP`; the last one holds all above. */
  histogram: number[];
}

/** Width of a bar of unique shingles. */
export const UNIQUE_STEP = 20;

export interface KindReport {
  pairs: number;
  mean: number;
  max: number;
  maxPath: string;
  histogram: number[];
  /** Words found on no sibling. */
  ownWords: { mean: number; min: number; minPath: string };
}
