/** Letters that keep no base letter when their accent is taken off. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/** German umlauts as they are written where the keyboard has none. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Lower case without accents: "München" becomes "munchen". */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a text, folded. Apostrophes join ("st johns"); everything else that is no letter parts. */
export function words(text: string): string[] {
  return (
    fold(text)
      .replace(/['’‘`]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** How a word may be typed, each folded: "München" as "munchen" and "muenchen". */
export function spellings(text: string): string[] {
  const german = text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [...new Set([fold(text), fold(german)])];
}

/** Words that carry no meaning of their own between the others. */
const STOP_WORDS = new Set(
  "a an and at by de del du for from in me my near of on or our the to upon we with".split(" "),
);

/** Words so common here that they tell nothing apart: they count only where nothing else is typed. */
const WEAK_WORDS = new Set(
  "agency business businesses companies company firm firms help i need service services support want".split(
    " ",
  ),
);

/** The words that tell one thing from another; all of them where none does. */
export function telling(all: readonly string[]): string[] {
  const meant = all.filter((word) => !STOP_WORDS.has(word));
  const strong = meant.filter((word) => !WEAK_WORDS.has(word));
  return [strong, meant, [...all]].find((list) => list.length > 0) ?? [];
}
