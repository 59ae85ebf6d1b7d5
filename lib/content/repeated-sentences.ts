import { formatField, type ContentProblem } from "./problems.ts";
import { stringsOf } from "./strings-of.ts";

/** Shorter sentences ("Call us.") may be repeated. */
const MIN_WORDS = 5;
/** Two files with more sentences in common are reported once, as a copy. */
const MAX_REPORTED = 10;

/** Cache: most texts are unchanged when the content is read again after an edit. */
const split = new Map<string, readonly string[]>();

/** Splits a text into sentences, without case and punctuation. */
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

/** The country of a text that only its pages show: the texts of an industry under `in`. */
function countryOf([first, country]: readonly PropertyKey[]): PropertyKey {
  return first === "in" && country !== undefined ? country : "";
}

/**
 * Finds sentences that occur more than once. The texts for a country may repeat others of their file: they take the place
 * of these, so no page has both. A repeated sentence fails the build: industries are written in parallel, and a
 * copy makes landing pages alike.
 *
 * @param files parsed files with their paths
 * @param variants files that may repeat their own sentences
 * @returns a problem for each occurrence after the first, naming the first, or one for a file that is a copy
 */
export function findRepeatedSentences(
  files: Iterable<readonly [file: string, value: unknown]>,
  variants: ReadonlySet<string> = new Set(),
): ContentProblem[] {
  const first = new Map<string, { file: string; path: readonly PropertyKey[] }>();
  const problems: (ContentProblem & { other: string })[] = [];
  for (const [file, value] of files) {
    for (const [path, string] of stringsOf(value)) {
      const country = countryOf(path);
      for (const sentence of sentencesOf(string)) {
        const anywhere = first.get(sentence);
        let earlier = anywhere;
        if (anywhere === undefined) first.set(sentence, { file, path });
        if (country !== "") {
          const inCountry = `${file} ${String(country)} ${sentence}`;
          if (anywhere?.file === file) earlier = first.get(inCountry);
          if (!first.has(inCountry)) first.set(inCountry, { file, path });
        }
        if (earlier !== undefined && (earlier.file !== file || !variants.has(file)))
          problems.push({
            file,
            other: earlier.file,
            field: formatField(path),
            // Both fields: the files do not show which text is newer.
            message: `expected a unique sentence, “${sentence}” is also in ${earlier.file}: ${formatField(earlier.path)}`,
          });
      }
    }
  }
  return problems.flatMap(({ other, ...problem }, index) => {
    const { file } = problem;
    const shared = problems.filter((each) => each.file === file && each.other === other);
    if (file === other || shared.length <= MAX_REPORTED) return problem;
    const message = `${shared.length} sentences are also in ${other}: is it a copy?`;
    return problems[index] === shared[0] ? { file, field: "", message } : [];
  });
}
