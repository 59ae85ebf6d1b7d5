/** Kinds of entries. Results of kinds that score the same come in this order. */
export const KINDS = ["service", "industry", "city", "country", "region", "page", "post"] as const;
export type EntryKind = (typeof KINDS)[number];

/** A search entry. */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  url: string;
  /** What it belongs to: "Bavaria, Germany" of a city, the category of an industry or a post. */
  detail?: string;
  /** Other names. */
  also?: string[];
  /** Words of its page, with the lowest weight. */
  text?: string;
  /** Only if it has landing pages. */
  landing?: {
    slug: string;
    /** The name within the heading of a landing page: "Live chat", "plumbers", "London, Ontario". */
    phrase: string;
  };
}

/** The content of `/indexes/search.json`. */
export interface SearchIndex {
  entries: SearchEntry[];
}

/** Kinds of entries that a landing page is made of. */
export const LANDING_KINDS = ["service", "industry", "city"] as const;
export type LandingKind = (typeof LANDING_KINDS)[number];

/** An entry that has landing pages. */
export type LandingEntry = SearchEntry & Required<Pick<SearchEntry, "landing">>;

/** What has been chosen of each kind. */
export type Choice = Partial<Record<LandingKind, LandingEntry>>;

/** Narrows to entries that have landing pages. */
export function hasLanding(entry: SearchEntry | undefined): entry is LandingEntry {
  return entry?.landing !== undefined;
}
