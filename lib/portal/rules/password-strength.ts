import { MIN_PASSWORD_LENGTH } from "./form-validation";

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

/**
 * Words with which people begin passwords, written down for this project; not a list of leaked ones. With digits, signs
 * and repetitions around them they cover many thousands: `isCommonPassword` takes these away first.
 */
export const COMMON_WORDS: readonly string[] = (
  "password passwort passwd pass word kennwort motdepasse contrasena senha parola secret secure security private " +
  "admin administrator root user guest test testing demo sample default login signin welcome hello letmein changeme " +
  "access master super superman batman spiderman ironman pokemon starwars matrix gandalf hobbit hogwarts potter " +
  "qwerty azerty qwertz asdf zxcv keyboard computer laptop internet google facebook apple samsung android iphone " +
  "microsoft windows linux dragon monkey tiger lion eagle falcon phoenix bear wolf panther horse pony kitten kitty " +
  "cat dog puppy bunny rabbit chicken fish shark dolphin butterfly flower sunflower rose daisy lily orchid sunshine " +
  "summer winter spring autumn january february march april june july august september october november december " +
  "monday friday sunday morning love lovely iloveyou loveyou lovers baby babygirl angel princess prince queen king " +
  "sweet sweetheart honey sugar candy chocolate cookie banana orange cherry pepper cheese pizza coffee whisky " +
  "football soccer rugby cricket hockey baseball basketball tennis golf liverpool chelsea arsenal everton celtic " +
  "rangers scotland england ireland glasgow edinburgh london britain america canada france germany spain italy " +
  "michael michelle daniel david james john robert thomas william charlie george jack harry jessica jennifer " +
  "ashley amanda nicole hannah sophie emma emily olivia maria laura anna andrew matthew joshua jordan hunter ranger " +
  "shadow ninja killer samurai warrior soldier trustno1 whatever nothing nobody freedom forever family friend friends " +
  "mother father mum dad mummy daddy brother sister jesus christ heaven blessed money lucky happy smile " +
  "star silver golden diamond purple yellow green blue black white red merlin maverick mustang ferrari porsche " +
  "mercedes yamaha harley corvette guitar music metallica nirvana dance abc qaz qwe"
).split(" ");

const rows = (
  "01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop yxcvbnm " +
  '1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1qaz2wsx3edc4rfv5tgb !"£$%^&*() qazwsxedcrfvtgbyhnujm ' +
  "147258369 !@#$%^&*()"
).split(" ");

/** Characters that follow each other on keyboards, in the alphabet or in counting, in both directions. */
const KEYBOARD_ROWS: readonly string[] = [...rows, ...rows.map((row) => [...row].reverse().join(""))];
