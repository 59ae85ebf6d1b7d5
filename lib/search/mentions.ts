import type { SearchEntry } from "./search-entry";
import { distinctiveWords, spellings } from "./folded-words";
import { indexWords } from "./similar-words";

/** An entry named by typed words. */
export interface Mention {
  entry: SearchEntry;
  /** The typed words from `start` up to, not including, `end`. */
  start: number;
  end: number;
  /** 1 if the name is typed exactly; less with each typo or missing word. */
  quality: number;
}

/** A name of an entry in words. */
interface Name {
  entry: SearchEntry;
  words: readonly string[];
  letters: number;
  /** False if a state or country is added. */
  bare: boolean;
}

/** Matches of words and names below this quality are ignored. */
const MIN_QUALITY = 0.65;
/** Names typed as one word ("livechat") or split differently ("new castle") need better matches and more letters. */
const MIN_JOINED_QUALITY = 0.75;
const MIN_JOINED_LETTERS = 6;
/** Quality of a name of which only the first words are typed: at least this, more by the share typed. */
const PARTIAL_NAME_QUALITY = 0.4;

/**
 * Finds the entries that a query names, with typos: at most one mention of each.
 *
 * @returns a function from folded words to mentions; the last word may be unfinished
 */
export function createMentionFinder(
  entries: readonly SearchEntry[],
): (typed: readonly string[]) => Mention[] {
  const names = listNames(entries);
  const byFirstWord = groupBy(names, ({ words: [first = ""] }) => first);
  const byJoined = groupBy(
    names.filter(({ bare }) => bare),
    ({ words }) => words.join(""),
  );
  const wordsLike = indexWords(
    names.flatMap(({ words }) => words),
    MIN_QUALITY,
  );
  const joinedLike = indexWords(byJoined.keys(), MIN_JOINED_QUALITY);

  return (typed) => {
    const best = new Map<SearchEntry, Mention>();
    const add = (mention: Mention) => {
      const known = best.get(mention.entry);
      if (!known || worth(mention) > worth(known)) best.set(mention.entry, mention);
    };
    const like = typed.map((word, index) => wordsLike(word, index === typed.length - 1));
    for (const start of typed.keys()) {
      for (const first of like[start]?.keys() ?? []) {
        for (const name of byFirstWord.get(first) ?? []) {
          const mention = matchName(name, like, start);
          if (mention) add(mention);
        }
      }
      for (const length of [1, 2, 3]) {
        const end = start + length;
        const joined = typed.slice(start, end).join("");
        if (end > typed.length || joined.length < MIN_JOINED_LETTERS) continue;
        for (const [name, quality] of joinedLike(joined, end === typed.length)) {
          for (const { entry, words } of byJoined.get(name) ?? []) {
            if (words.length !== length) add({ entry, start, end, quality });
          }
        }
      }
    }
    return [...best.values()];
  };
}

/** Matches a name, or its first words, with the typed words from `start`. */
function matchName(
  { entry, words, letters }: Name,
  like: readonly ReadonlyMap<string, number>[],
  start: number,
): Mention | undefined {
  let sum = 0;
  let matched = 0;
  let end = start;
  for (const word of words) {
    const quality = like[end]?.get(word);
    if (quality === undefined) break;
    sum += quality * word.length;
    matched += word.length;
    end += 1;
  }
  const quality = (sum / matched) * (PARTIAL_NAME_QUALITY + (1 - PARTIAL_NAME_QUALITY) * (matched / letters));
  return quality >= MIN_QUALITY ? { entry, start, end, quality } : undefined;
}

/** Number of typed words that a mention explains, weighted by its quality. */
export function worth({ start, end, quality }: Mention): number {
  return (end - start) * quality;
}

/** All names of the entries; those of cities also with the state or country added. */
function listNames(entries: readonly SearchEntry[]): Name[] {
  const named = entries.filter(({ kind }) => kind !== "post");
  const countries = new Map(
    named.filter(({ kind }) => kind === "country").map((entry) => [entry.title, entry]),
  );
  return named.flatMap((entry) => {
    const areas = entry.kind === "city" ? (entry.detail?.split(", ") ?? []) : [];
    const suffixes = ["", ...areas.flatMap((area) => namesIn(countries.get(area)) ?? [area])];
    const lists = new Map<string, Name>();
    for (const text of (namesIn(entry) ?? []).flatMap(spellings)) {
      for (const suffix of suffixes) {
        const list = distinctiveWords(`${text} ${suffix}`);
        const name = { entry, words: list, letters: list.join("").length, bare: suffix === "" };
        lists.set(list.join(" "), lists.get(list.join(" ")) ?? name);
      }
    }
    return [...lists.values()];
  });
}

function namesIn(entry: SearchEntry | undefined): string[] | undefined {
  return entry && [entry.title, ...(entry.also ?? [])];
}

// Map.groupBy needs a browser of 2024.
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
