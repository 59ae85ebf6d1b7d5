/** Derives 32 bytes from a password: PBKDF2 with HMAC-SHA256. */
export type DeriveBits = (password: string, salt: Uint8Array, iterations: number) => Promise<Uint8Array>;

/** Length of a derived key in bytes, which `passwords.ts` repeats for stored hashes. */
const KEY_LENGTH = 32;

/** The JavaScript implementation yields to the page after this many milliseconds. */
const STEP_MS = 40;

async function deriveInJavaScript(password: string, salt: Uint8Array, iterations: number) {
  // Loaded on demand: only pages on plain http need it.
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import("@noble/hashes/pbkdf2.js"),
    import("@noble/hashes/sha2.js"),
  ]);
  const bytes = new TextEncoder().encode(password);
  return pbkdf2Async(sha256, bytes, salt, { c: iterations, dkLen: KEY_LENGTH, asyncTick: STEP_MS });
}

/**
 * PBKDF2-SHA256. Uses WebCrypto where available (https and localhost), otherwise JavaScript: about 110 ms
 * and 840 ms for 600,000 iterations.
 */
export function createPbkdf2(subtle: SubtleCrypto | undefined): DeriveBits {
  if (!subtle) return deriveInJavaScript;
  return async (password, salt, iterations) => {
    const bytes = new TextEncoder().encode(password);
    const key = await subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"]);
    const algorithm = { name: "PBKDF2", hash: "SHA-256", salt: Uint8Array.from(salt), iterations };
    return new Uint8Array(await subtle.deriveBits(algorithm, key, KEY_LENGTH * 8));
  };
}
