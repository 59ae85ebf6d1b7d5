/** Returns `length` random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id: the time in milliseconds, and 64 random bits because times alone collide. See docs/behaviour.md#accounts. */
export function newId(now: number, randomBytes: RandomBytes): string {
  return `${now}-${toHex(randomBytes(8))}`;
}
