import type { SearchEntry } from "./entry";
import { spellings, telling, words } from "./fold";
import { indexWords } from "./similar-words";

/** Typed words that name an entry. */
export interface Mention {
  entry: SearchEntry;
  /** The typed words from `start` up to, not including, `end`. */
  start: number;
  end: number;
  /** 1 where the name is typed as it is written; less with each typo or missing word. */
  quality: number;
}

/** One name of an entry, in words. */
interface Name {
  entry: SearchEntry;
  words: readonly string[];
  letters: number;
  /** Without state or country behind. */
  bare: boolean;
}

/** Below this a word or a name counts as another one. */
const LEAST_QUALITY = 0.65;
/** Names typed in one word ("livechat"), or parted elsewhere ("new castle"), have to be closer, and longer. */
const LEAST_JOINED_QUALITY = 0.75;
const LEAST_JOINED_LETTERS = 6;
/** A name of which only the beginning is typed counts by the share typed, down to this. */
const BEGINNING_BASE = 0.4;

/**
 * Finds which entries a line of typed words names, typos included: at most one mention of each.
 *
 * @returns a function from folded words to mentions; the last word may be unfinished
 */
export function createMentionFinder(
  entries: readonly SearchEntry[],
): (typed: readonly string[]) => Mention[] {
  const names = describeNames(entries);
  const byFirstWord = groupBy(names, ({ words: [first = ""] }) => first);
  const byJoined = groupBy(
    names.filter(({ bare }) => bare),
    ({ words }) => words.join(""),
  );
  const wordsLike = indexWords(
    names.flatMap(({ words }) => words),
    LEAST_QUALITY,
  );
  const joinedLike = indexWords(byJoined.keys(), LEAST_JOINED_QUALITY);

  return (typed) => {
    const best = new Map<SearchEntry, Mention>();
    const note = (mention: Mention) => {
      const known = best.get(mention.entry);
      if (!known || worth(mention) > worth(known)) best.set(mention.entry, mention);
    };
    const like = typed.map((word, index) => wordsLike(word, index === typed.length - 1));
    for (const start of typed.keys()) {
      for (const first of like[start]?.keys() ?? []) {
        for (const name of byFirstWord.get(first) ?? []) {
          const mention = readName(name, like, start);
          if (mention) note(mention);
        }
      }
      for (const length of [1, 2, 3]) {
        const end = start + length;
        const joined = typed.slice(start, end).join("");
        if (end > typed.length || joined.length < LEAST_JOINED_LETTERS) continue;
        for (const [name, quality] of joinedLike(joined, end === typed.length)) {
          for (const { entry, words } of byJoined.get(name) ?? []) {
            if (words.length !== length) note({ entry, start, end, quality });
          }
        }
      }
    }
    return [...best.values()];
  };
}

/** As much of a name as stands in the line from a word on. */
function readName(
  { entry, words, letters }: Name,
  like: readonly ReadonlyMap<string, number>[],
  start: number,
): Mention | undefined {
  let sum = 0;
  let read = 0;
  let end = start;
  for (const word of words) {
    const quality = like[end]?.get(word);
    if (quality === undefined) break;
    sum += quality * word.length;
    read += word.length;
    end += 1;
  }
  const quality = (sum / read) * (BEGINNING_BASE + (1 - BEGINNING_BASE) * (read / letters));
  return quality >= LEAST_QUALITY ? { entry, start, end, quality } : undefined;
}

/** What a mention explains of the line: its words, each as far as it is sure. */
export function worth({ start, end, quality }: Mention): number {
  return (end - start) * quality;
}

/** All names of the entries in words; those of cities also with the state or the country behind. */
function describeNames(entries: readonly SearchEntry[]): Name[] {
  const named = entries.filter(({ kind }) => kind !== "post");
  const countries = new Map(
    named.filter(({ kind }) => kind === "country").map((entry) => [entry.title, entry]),
  );
  return named.flatMap((entry) => {
    const places = entry.kind === "city" ? (entry.detail?.split(", ") ?? []) : [];
    const behind = ["", ...places.flatMap((place) => namesIn(countries.get(place)) ?? [place])];
    const lists = new Map<string, Name>();
    for (const text of (namesIn(entry) ?? []).flatMap(spellings)) {
      for (const place of behind) {
        const list = telling(words(`${text} ${place}`));
        const name = { entry, words: list, letters: list.join("").length, bare: place === "" };
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
