/** Grammar and number formats of British English, for sentences composed from data. */

/** "a, b and c". */
export function listOf(items: readonly string[], conjunction = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
}

/** First letter in upper case, the rest as it is. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Begin with a vowel letter but not with a vowel sound, or the other way round. */
const CONSONANT_SOUND = /^(uni(?![dmn])|use|usu|uti|uro|uk\b|uku|us\b|u-|eu|one\b|once\b|ubiq)/i;
const VOWEL_SOUND = /^(hour|honest|honour|heir|8|11\b|18\b|[fhlmnrsx]\b|[FHLMNRSX](\b|[A-Z0-9]))/;

/** The indefinite article that fits before a phrase: "an hour", "a university", "an MRI centre". */
export function article(phrase: string): "a" | "an" {
  if (VOWEL_SOUND.test(phrase)) return "an";
  return /^[aeiou]/i.test(phrase) && !CONSONANT_SOUND.test(phrase) ? "an" : "a";
}

/** The phrase with its indefinite article. */
export function withArticle(phrase: string): string {
  return `${article(phrase)} ${phrase}`;
}

const WORDS = "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split(
  " ",
);

/** Numbers up to fourteen as words, larger ones as digits. */
export function numberWord(value: number): string {
  return WORDS[value] ?? String(value);
}

/** "one call", "three calls", "416 calls". */
export function countOf(value: number, one: string, many: string): string {
  return `${numberWord(value)} ${value === 1 ? one : many}`;
}

/** Minutes as hours in words: "half an hour", "five hours", "three and a half hours". */
export function hoursInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0) return countOf(hours, "hour", "hours");
  if (rest === 30) return hours === 0 ? "half an hour" : `${numberWord(hours)} and a half hours`;
  if (rest === 45 && hours > 0) return `${numberWord(hours)} and three quarter hours`;
  return hours === 0 ? `${rest} minutes` : `${countOf(hours, "hour", "hours")} and ${rest} minutes`;
}

/** Minutes as a duration of any length: "44 minutes", "an hour and 16 minutes", "two hours". */
export function minutesInWords(minutes: number): string {
  if (minutes === 30) return "half an hour";
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 ? (hours === 1 ? "an hour" : `${numberWord(hours)} hours`) : "",
    rest > 0 ? `${rest} ${rest === 1 ? "minute" : "minutes"}` : "",
  ].filter(Boolean);
  return parts.join(" and ");
}

export { formatPounds } from "@/lib/pounds";

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** Name of a month, 1 to 12. */
export function monthName(month: number): string {
  return MONTHS[month - 1]!;
}

/** "Thursday 26 November" of an ISO date. */
export function formatWeekday(date: string): string {
  return `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${formatDay(date)}`;
}

/** "26 November" of an ISO date. */
export function formatDay(date: string): string {
  return `${Number(date.slice(8))} ${monthName(Number(date.slice(5, 7)))}`;
}

/** "26 November 2026" of an ISO date. */
export function formatDate(date: string): string {
  return `${formatDay(date)} ${date.slice(0, 4)}`;
}

/**
 * A number below `below`, another for each purpose.
 *
 * @param purpose what is chosen: "#who", "#area"; empty for the page's first choice
 */
export type Picker = (purpose: string, below: number) => number;

/**
 * Picks numbers that depend on nothing but the text and the purpose: the same page always takes the
 * same one of several phrasings, on every machine (FNV-1a).
 */
export function createPicker(text: string): Picker {
  const start = hash(text, OFFSET);
  return (purpose, below) => (hash(purpose, start) >>> 0) % below;
}

// Signed from the start, as `Math.imul` returns it: a loop over one kind of number is several times faster.
const OFFSET = 0x811c9dc5 | 0;

/** FNV-1a, 32 bits, begun or gone on with. */
function hash(text: string, from: number): number {
  let value = from;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
