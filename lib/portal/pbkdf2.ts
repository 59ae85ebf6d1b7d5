/** Derives 32 bytes from a password: PBKDF2 with HMAC-SHA256. */
export type DeriveBits = (password: string, salt: Uint8Array, iterations: number) => Promise<Uint8Array>;

/** Length of a derived key in bytes. */
const KEY_LENGTH = 32;

/** The longest that a step in JavaScript holds up the page, in milliseconds. */
const STEP = 40;

async function deriveInJavaScript(password: string, salt: Uint8Array, iterations: number) {
  // Loaded only where it is needed: on plain http.
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import("@noble/hashes/pbkdf2.js"),
    import("@noble/hashes/sha2.js"),
  ]);
  const bytes = new TextEncoder().encode(password);
  return pbkdf2Async(sha256, bytes, salt, { c: iterations, dkLen: KEY_LENGTH, asyncTick: STEP });
}

/**
 * PBKDF2-SHA256 by WebCrypto where the page has it (https and localhost), in JavaScript otherwise:
 * about 110 ms against 840 ms for 600,000 iterations.
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
