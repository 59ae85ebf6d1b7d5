import MiniSearch from "minisearch";
import {
  candidates,
  combine,
  describeChoice,
  destinationOf,
  slugLength,
  type Combination,
} from "./combination";
import {
  hasLanding,
  KINDS,
  type Choice,
  type EntryKind,
  type LandingEntry,
  type LandingKind,
  type SearchEntry,
  type SearchIndex,
} from "./search-entry";
import { distinctiveWords, spellings } from "./folded-words";
import { createMentionFinder, worth, type Mention } from "./mentions";

/** One search result. */
export interface Hit {
  title: string;
  url: string;
  detail?: string;
}

/** Results of one kind, best first; `landing` are landing pages and hubs. */
export interface Group {
  kind: EntryKind | "landing";
  hits: Hit[];
}

/** Searches one index. */
export interface SearchEngine {
  /** Results of a query in groups; the group with the best result comes first. */
  search: (query: string) => Group[];
  /** Entries of one kind; all of them for an empty query. */
  suggest: (kind: LandingKind, query: string) => LandingEntry[];
  /** The service, industry and city that a query names. */
  understand: (query: string) => Combination;
}

/** For kinds that the query does not name: `CITY_PAGE_SERVICE` and `CITY_PAGE_INDUSTRY` of `lib/overviews/city-page.ts`. */
const DEFAULT_SERVICE = "call-center-outsourcing";
const DEFAULT_INDUSTRY = "plumbing";
/** Services for shops, with another default industry. */
const SHOP_SERVICES = new Set(["amazon-customer-support", "ecommerce-support"]);
const SHOP_INDUSTRY = "online-retail";

const PER_GROUP = 5;
/** Results below this share of the best score are omitted. */
const MIN_SHARE = 0.2;
/** Ranks entries that the query names above those that only share a word with it. */
const NAMED_BOOST = 1000;
/** Kinds that most visitors look for come first. */
const KIND_WEIGHT: Record<EntryKind, number> = {
  service: 1.3,
  industry: 1.15,
  city: 1.1,
  country: 1.2,
  region: 1.1,
  page: 1.2,
  post: 0.7,
};

/** Prepares an index for searching; takes some ten milliseconds. */
export function createEngine({ entries }: SearchIndex): SearchEngine {
  const findMentions = createMentionFinder(entries);
  const fullText = createFullText(entries);
  const landingEntries = (wanted: LandingKind) =>
    entries.filter(hasLanding).filter(({ kind }) => kind === wanted);
  /** The entry with this slug; another of its kind if the build has no landing pages for it. */
  const defaultEntry = (kind: LandingKind, slug: string) => {
    const ofKind = landingEntries(kind);
    return ofKind.find(({ landing }) => landing.slug === slug) ?? ofKind[0];
  };

  /** Scores of all matching entries; those that the query names are far above the others. */
  function rank(typed: readonly string[], mentions: readonly Mention[]): Map<SearchEntry, number> {
    const scores = fullText(typed);
    const { choice, left } = combine(mentions, typed.length);
    const chosen = left === 0 ? Object.values(choice) : [];
    for (const mention of mentions) {
      const { entry, start, end } = mention;
      if (end - start < typed.length && !chosen.some((each) => each === entry)) continue;
      scores.set(entry, NAMED_BOOST * worth(mention) + KIND_WEIGHT[entry.kind] * 10 - slugLength(mention));
    }
    return scores;
  }

  /** Fills in what the query does not name. */
  function complete(choice: Choice): Choice[] {
    const { service, industry, city } = choice;
    if (!city || (service && industry)) return [choice];
    if (industry) {
      const first = defaultEntry("service", DEFAULT_SERVICE);
      return [...new Set([...(first ? [first] : []), ...landingEntries("service")])]
        .slice(0, 3)
        .map((service) => ({ ...choice, service }));
    }
    const shop = service && SHOP_SERVICES.has(service.landing.slug);
    return [{ ...choice, industry: defaultEntry("industry", shop ? SHOP_INDUSTRY : DEFAULT_INDUSTRY) }];
  }

  function landingHits({ choice, left }: Combination, mentions: readonly Mention[]): Hit[] {
    const named = Object.values(choice).filter(Boolean).length;
    if (named < 2 || left > (named === 3 ? 1 : 0)) return [];
    const namesakes = candidates(mentions, "city").filter(
      ({ entry }) => entry !== choice.city && firstName(entry) === firstName(choice.city),
    );
    const others = namesakes.map(({ entry }) => ({ ...choice, city: hasLanding(entry) ? entry : undefined }));
    return [...complete(choice), ...(named === 3 ? others : [])].flatMap((each) => {
      const url = destinationOf(each);
      return url ? [{ title: describeChoice(each), url }] : [];
    });
  }

  return {
    search(query) {
      const typed = distinctiveWords(query);
      if (typed.length === 0) return [];
      const mentions = findMentions(typed);
      const landing = landingHits(combine(mentions, typed.length), mentions);
      const groups = group(rank(typed, mentions));
      return landing.length > 0
        ? [{ kind: "landing", hits: landing.slice(0, PER_GROUP) }, ...groups]
        : groups;
    },
    suggest(kind, query) {
      const offered = landingEntries(kind);
      const typed = distinctiveWords(query);
      if (typed.length === 0) return offered;
      const scores = rank(typed, findMentions(typed));
      return offered
        .filter((entry) => scores.has(entry))
        .sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
    },
    understand(query) {
      const typed = distinctiveWords(query);
      return combine(findMentions(typed), typed.length);
    },
  };
}

/** "London" of "London, Ontario". */
function firstName(entry: SearchEntry | undefined): string | undefined {
  return entry?.title.split(",")[0];
}

/** Scores by common words, with typos and prefixes. */
function createFullText(
  entries: readonly SearchEntry[],
): (typed: readonly string[]) => Map<SearchEntry, number> {
  /** All words of the index. One that is typed exactly is no typo of another. */
  const words = new Set<string>();
  const index = new MiniSearch<{ id: number; title: string; also: string; detail: string; text: string }>({
    fields: ["title", "also", "detail", "text"],
    tokenize: (text) =>
      text
        .normalize("NFC")
        .replace(/['’]/g, "")
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    processTerm: (term) => {
      const spelled = spellings(term);
      for (const word of spelled) words.add(word);
      return spelled;
    },
  });
  index.addAll(
    entries.map(({ title, also = [], detail = "", text = "" }, id) => ({
      id,
      title,
      also: also.join(", "),
      detail,
      text,
    })),
  );
  return (typed) => {
    const found = index.search(typed.join(" "), {
      boost: { title: 3, also: 2, detail: 0.6, text: 0.4 },
      processTerm: (term) => term,
      prefix: (term, position) => term.length > 3 || position === typed.length - 1,
      fuzzy: (term) => (term.length < 4 || words.has(term) ? false : term.length < 7 ? 1 : 2),
      weights: { prefix: 0.6, fuzzy: 0.35 },
    });
    const scores = new Map<SearchEntry, number>();
    for (const { id, score, queryTerms } of found) {
      const entry = entries[id as number];
      // Squared: other things equal, a result with half of the typed words scores a quarter of one with all.
      const covered = new Set(queryTerms).size / typed.length;
      if (entry) scores.set(entry, score * covered ** 2 * KIND_WEIGHT[entry.kind]);
    }
    return scores;
  };
}

/** Groups results by kind, without weak ones. */
function group(scores: ReadonlyMap<SearchEntry, number>): Group[] {
  const found = [...scores].sort(([, a], [, b]) => b - a);
  const best = found[0]?.[1] ?? 0;
  const least = MIN_SHARE * (best > NAMED_BOOST / 2 ? bestUnnamed(found) : best);
  const kept = found.filter(([, score]) => score >= least);
  const groups = KINDS.map((kind): Group & { best: number } => {
    const ofKind = kept.filter(([entry]) => entry.kind === kind).slice(0, PER_GROUP);
    return { kind, hits: ofKind.map(([entry]) => hitOf(entry)), best: ofKind[0]?.[1] ?? 0 };
  });
  return groups
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ kind, hits }) => ({ kind, hits }));
}

function bestUnnamed(found: readonly (readonly [SearchEntry, number])[]): number {
  return found.find(([, score]) => score < NAMED_BOOST / 2)?.[1] ?? 0;
}

function hitOf({ title, url, detail }: SearchEntry): Hit {
  return { title, url, ...(detail && { detail }) };
}
