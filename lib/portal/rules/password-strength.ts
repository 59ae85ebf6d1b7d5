import { COMMON_WORDS, KEYBOARD_ROWS } from "./common-passwords";
import { MIN_PASSWORD_LENGTH } from "./validation";

/** How hard a password is to guess: by its length, and whether it is among the first that anyone would try. */
export type PasswordStrength = "too-short" | "common" | "weak" | "fair" | "strong";

/**
 * In characters. NIST asks for 15 where a password is the only proof, and accepts 8 beside another one; it forbids rules
 * on the kinds of characters (SP 800-63B-4, section 3.1.1.2, https://pages.nist.gov/800-63-4/sp800-63b.html).
 */
const FAIR_LENGTH = 8;
const STRONG_LENGTH = 15;

/**
 * The strength of a password.
 *
 * @param personal texts that others know of its owner, such as email and names
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password.length < MIN_PASSWORD_LENGTH) return "too-short";
  if (isCommonPassword(password, personal)) return "common";
  const { length } = [...password];
  if (length < FAIR_LENGTH) return "weak";
  return length < STRONG_LENGTH ? "fair" : "strong";
}

/** Letters that people write as digits and signs. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b" },
  ...{ "@": "a", $: "s", "!": "i" },
};

/** The shortest part that counts as a run along a keyboard, a repetition, or a personal word. */
const MIN_PART = 3;

/** More common words than this in one password are many choices, not one. */
const MAX_WORDS = 2;

/**
 * Returns true for a password made of at most two common or personal words, of rows of a keyboard and repetitions, with
 * at most eight digits or signs at a time between them, however it is capitalised.
 */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const text = password.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
  // Nothing but spaces.
  if (text === "") return true;
  const words = [...COMMON_WORDS, ...personal.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  const asLetters = [...text].map((letter) => LOOKALIKES[letter] ?? letter).join("");
  // Signs at the end rarely stand for letters.
  const [, body = "", end = ""] = /^(.*?)([^a-z]*)$/su.exec(text) ?? [];
  const bodyAsLetters = [...body].map((letter) => LOOKALIKES[letter] ?? letter).join("");
  return [text, asLetters, bodyAsLetters + end].some((candidate) => isPredictable(candidate, words));
}

/** The words of an email, a name or a company. */
function wordsOf(text: string): string[] {
  const lower = text.normalize("NFKC").toLowerCase();
  return [lower.replace(/\s+/g, ""), ...lower.split(/[^\p{L}\p{N}]+/u)].filter(
    ({ length }) => length >= MIN_PART,
  );
}

function isPredictable(text: string, words: readonly string[]): boolean {
  let rest = text;
  let count = 0;
  let hasPart = false;
  while (rest !== "") {
    const word = words.find((candidate) => rest.startsWith(candidate));
    const part = word ?? runOf(rest) ?? repetitionOf(rest);
    // A year, a date, an exclamation mark.
    const filler = part === undefined ? /^[\d\p{P}\p{S}]{1,8}(?![\d\p{P}\p{S}])/u.exec(rest)?.[0] : undefined;
    const taken = part ?? filler;
    if (taken === undefined) return false;
    if (word) count += 1;
    hasPart ||= part !== undefined;
    rest = rest.slice(taken.length);
  }
  return hasPart && count <= MAX_WORDS;
}

/** The longest beginning that follows a row of a keyboard, the alphabet or the digits, in either direction. */
function runOf(text: string): string | undefined {
  for (let { length } = text; length >= MIN_PART; length--) {
    const start = text.slice(0, length);
    if (KEYBOARD_ROWS.some((row) => row.includes(start))) return start;
  }
  return undefined;
}

/** A beginning in which one to three characters are repeated. */
function repetitionOf(text: string): string | undefined {
  return /^(.)\1{2,}/su.exec(text)?.[0] ?? /^(.{2,3})\1+/su.exec(text)?.[0];
}
