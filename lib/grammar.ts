/** British English grammar for sentences composed from words. */

/** First letter in upper case, the rest unchanged. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words whose first letter is a vowel but whose first sound is not, and the reverse. */
const CONSONANT_SOUND = /^(uni(?![dmn])|use|usu|uti|uro|uk\b|uku|us\b|u-|eu|one\b|once\b|ubiq)/i;
const VOWEL_SOUND = /^(hour|honest|honour|heir|8|11\b|18\b|[fhlmnrsx]\b|[FHLMNRSX](\b|[A-Z0-9]))/;

/** The indefinite article of a phrase: "an hour", "a university", "an MRI centre". */
export function article(phrase: string): "a" | "an" {
  if (VOWEL_SOUND.test(phrase)) return "an";
  return /^[aeiou]/i.test(phrase) && !CONSONANT_SOUND.test(phrase) ? "an" : "a";
}

/** The phrase with its indefinite article. */
export function withArticle(phrase: string): string {
  return `${article(phrase)} ${phrase}`;
}
