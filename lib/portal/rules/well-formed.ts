/** Replaces lone surrogates, on which `encodeURIComponent` throws. Storage keys pass through it, so it never changes. */
export function toWellFormed(text: string): string {
  // With the u flag, a surrogate pair is one character and does not match.
  return text.replace(/[\ud800-\udfff]/gu, "\ufffd");
}

export function isBlank(text: string): boolean {
  return text.trim() === "";
}
