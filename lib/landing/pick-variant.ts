/**
 * Creates a picker, which returns a number below another one; each purpose ("#who", "#benefits") has its own. The numbers
 * depend only on the text and the purpose, so that a page has the same variants in every build (FNV-1a hash). Another hash
 * would reword most pages.
 */
export function createPicker(text: string): (purpose: string, below: number) => number {
  const start = hashText(text);
  return (purpose, below) => (hashText(purpose, start) >>> 0) % below;
}

// The constants of FNV-1a. Signed, as `Math.imul` returns it: a loop over 32-bit integers is several times faster.
const PRIME = 0x01000193;
const OFFSET = 0x811c9dc5 | 0;

/** FNV-1a with 32 bits, starting from a constant or continuing a hash. */
export function hashText(text: string, from = OFFSET): number {
  let value = from;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), PRIME);
  }
  return value;
}
