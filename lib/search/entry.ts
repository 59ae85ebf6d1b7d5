/** The kinds of things that can be found, in the order in which ties are listed. */
export const KINDS = ["service", "industry", "city", "country", "region", "page", "post"] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that can be found. */
export interface SearchEntry {
  kind: Kind;
  title: string;
  url: string;
  /** What tells it from others of its name: "Bavaria, Germany". */
  detail?: string;
  /** Other names that people look for it by. */
  also?: string[];
  /** Words of its page, which count least. */
  text?: string;
  /** Only where landing pages of it exist. */
  landing?: {
    slug: string;
    /** The name inside of a landing page's heading: "Live chat", "plumbers", "London, Ontario". */
    phrase: string;
  };
}

/** What the browser fetches: the content of `/indexes/search.json`. */
export interface SearchIndex {
  entries: SearchEntry[];
}

/** Part of what a landing page is made of. */
export const PARTS = ["service", "industry", "city"] as const;
export type Part = (typeof PARTS)[number];

/** An entry that has landing pages. */
export type LandingEntry = SearchEntry & Required<Pick<SearchEntry, "landing">>;

/** What of a landing page is chosen so far. */
export type Choice = Partial<Record<Part, LandingEntry>>;

/** Narrows to entries that have landing pages. */
export function hasLanding(entry: SearchEntry | undefined): entry is LandingEntry {
  return entry?.landing !== undefined;
}
