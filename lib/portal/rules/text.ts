/** Text with each lone surrogate replaced: `encodeURIComponent` throws on one. */
export function toWellFormed(text: string): string {
  // With the flag u, a surrogate pair is one character and does not match.
  return text.replace(/[\ud800-\udfff]/gu, "\ufffd");
}

/** Whether nothing but white space was filled in. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}
