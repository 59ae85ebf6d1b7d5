/** What the build measures of the landing pages' likeness, for the report page and the checks. */

/** Stands in the report page until the build fills it in. */
export const REPORT_MARKER = "QualityReportBody";

/** Two pages are siblings of a kind when they differ in that alone. */
export const KINDS = ["city", "industry", "service"] as const;
export type Kind = (typeof KINDS)[number];

/** Each page is compared with so many siblings of each kind. */
export const SIBLINGS = 3;
/** A page that is more like one of its siblings than this is kept out of search engines. */
export const MAX_SIMILARITY = 0.8;
/** Histogram bars from 0 to 1. */
export const BUCKETS = 20;

/** How alike sibling pages are, over the whole catalogue. */
export interface QualityReport {
  pages: number;
  words: { mean: number; min: number; minPath: string };
  kinds: Record<Kind, KindReport>;
  /** Paths that stay out of search engines. */
  excluded: string[];
}

export interface KindReport {
  pairs: number;
  mean: number;
  max: number;
  maxPath: string;
  histogram: number[];
  /** Words that none of the siblings has. */
  ownWords: { mean: number; min: number; minPath: string };
}
