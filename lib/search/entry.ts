/** Kinds of entries, in the order of ties. */
export const KINDS = ["service", "industry", "city", "country", "region", "page", "post"] as const;
export type Kind = (typeof KINDS)[number];

/** A search entry. */
export interface SearchEntry {
  kind: Kind;
  title: string;
  url: string;
  /** Distinguishes namesakes: "Bavaria, Germany". */
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

/** The parts of a landing page. */
export const PARTS = ["service", "industry", "city"] as const;
export type Part = (typeof PARTS)[number];

/** An entry that has landing pages. */
export type LandingEntry = SearchEntry & Required<Pick<SearchEntry, "landing">>;

/** The chosen parts of a landing page. */
export type Choice = Partial<Record<Part, LandingEntry>>;

/** Narrows to entries that have landing pages. */
export function hasLanding(entry: SearchEntry | undefined): entry is LandingEntry {
  return entry?.landing !== undefined;
}
