/**
 * A hash of what a row of a CSV file says, of 64 bits in hexadecimal: two of 32 bits, from FNV's own seed and from another one.
 *
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export const hashOfContent = (content: string) => hashOf(content, 0x811c9dc5) + hashOf(content, 0x1b873593);

/** FNV-1a of 32 bits, with a seed, in hexadecimal. */
function hashOf(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
