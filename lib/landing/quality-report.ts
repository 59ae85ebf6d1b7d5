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
  /** Paths of the pages that are not indexed. */
  excluded: string[];
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
