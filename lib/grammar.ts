/** British English grammar for sentences composed from words. */

/** First letter in upper case, the rest unchanged. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The indefinite article of a phrase: "an hour", "a university", "an MRI centre". */
export function article(phrase: string): "a" | "an" {
  // Words whose first letter is a vowel but whose first sound is not, and the reverse. In here, so that no page in the
  // browser has them for `capitalise` alone.
  const consonantSound = /^(uni(?![dmn])|use|usu|uti|uro|uk\b|uku|us\b|u-|eu|one\b|once\b|ubiq)/i;
  const vowelSound = /^(hour|honest|honour|heir|8|11\b|18\b|[fhlmnrsx]\b|[FHLMNRSX](\b|[A-Z0-9]))/;
  if (vowelSound.test(phrase)) return "an";
  return /^[aeiou]/i.test(phrase) && !consonantSound.test(phrase) ? "an" : "a";
}

/** The phrase with its indefinite article. */
export function withArticle(phrase: string): string {
  return `${article(phrase)} ${phrase}`;
}
