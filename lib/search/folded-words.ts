/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/** German umlauts as typed without their keys. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Lower case without accents: "München" becomes "munchen". */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The folded words of a text. Apostrophes join ("st johns"); other punctuation separates words. */
export function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replace(/['’‘`]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Folded spellings of a word: "munchen" and "muenchen" for "München". */
export function spellings(text: string): string[] {
  const german = text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [...new Set([fold(text), fold(german)])];
}

/** Words without meaning for the search. */
const STOP_WORDS = new Set(
  "a an and at by de del du for from in me my near of on or our the to upon we with".split(" "),
);

/** Words that are too common on this site to distinguish entries: they count only if nothing else is typed. */
const WEAK_WORDS = new Set(
  "agency business businesses companies company firm firms help i need service services support want".split(
    " ",
  ),
);

/** The folded words of a text that distinguish entries; all of its words if there are none. */
export function distinctiveWords(text: string): string[] {
  const all = wordsOf(text);
  const meant = all.filter((word) => !STOP_WORDS.has(word));
  const strong = meant.filter((word) => !WEAK_WORDS.has(word));
  return [strong, meant, all].find((list) => list.length > 0) ?? [];
}
