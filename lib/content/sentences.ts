import type { ContentProblem } from "./problems.ts";

/** Shorter texts ("Call us.") may stand anywhere; from this many words on a sentence belongs to one place. */
const MIN_WORDS = 5;

/** All strings inside a parsed value, with the field each stands in. */
export function* stringsOf(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<[PropertyKey[], string]> {
  if (typeof value === "string") {
    yield [[...path], value];
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* stringsOf(item, [...path, index]);
  } else if (value && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) yield* stringsOf(item, [...path, key]);
  }
}

/** Sentences of the texts seen so far: most are the same when the content is read again after an edit. */
const split = new Map<string, readonly string[]>();

/** Splits a text at sentence ends and folds case and punctuation, so that only the words count. */
export function sentencesOf(value: string): readonly string[] {
  let sentences = split.get(value);
  if (!sentences) {
    sentences = splitSentences(value);
    split.set(value, sentences);
  }
  return sentences;
}

function splitSentences(value: string): string[] {
  return value
    .split(/(?<=[.?!]["”’)]?)\s+/u)
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]+/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((part) => part.split(" ").length >= MIN_WORDS);
}

/**
 * Sentences that stand in more than one place of the given files.
 *
 * @param files parsed files by their path
 * @param alternatives files in which a sentence may recur, but not in any other
 * @returns a problem for each second and later occurrence, naming the first
 * @see docs/decisions/0010-no-repeated-sentences.md
 */
export function findRepeatedSentences(
  files: Iterable<readonly [file: string, value: unknown]>,
  formatField: (path: readonly PropertyKey[]) => string,
  alternatives: ReadonlySet<string> = new Set(),
): ContentProblem[] {
  const first = new Map<string, { file: string; field: string }>();
  const problems: ContentProblem[] = [];
  for (const [file, value] of files) {
    for (const [path, string] of stringsOf(value)) {
      for (const sentence of sentencesOf(string)) {
        const field = formatField(path);
        const earlier = first.get(sentence);
        if (earlier === undefined) first.set(sentence, { file, field });
        else if (earlier.file !== file || !alternatives.has(file))
          problems.push({
            file,
            field,
            message: describeTwice(sentence, `${earlier.file}: ${earlier.field}`),
          });
      }
    }
  }
  return problems;
}

/** Names both places: which of them is the newer text, nobody can tell from the files. */
function describeTwice(sentence: string, earlier: string): string {
  return `expected a sentence of its own, “${sentence}” stands in ${earlier} as well`;
}
