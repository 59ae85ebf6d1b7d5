/** Derives 32 bytes from a password: PBKDF2 with HMAC-SHA256. */
export type DeriveBits = (password: string, salt: Uint8Array, iterations: number) => Promise<Uint8Array>;

/** Returns `length` random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** Iterations of PBKDF2-SHA256, as OWASP recommends. These numbers are rules: docs/behaviour.md#accounts. */
const ITERATIONS = 600_000;

/** A hash with more iterations, from a forged backup, would block the page for minutes: it never matches. */
const MAX_ITERATIONS = 10_000_000;

/** In bytes. */
const SALT_LENGTH = 16;
const KEY_LENGTH = 32;
/** The JavaScript implementation yields to the page after this many milliseconds. */
const STEP_MS = 40;
const SCHEME = "pbkdf2-sha256";
/** What is stored: salt and key in hexadecimal. Never changes: a hash that does not match it counts as plain text. */
const FORMAT = new RegExp(`^${SCHEME}\\$([1-9]\\d{0,7})\\$([0-9a-f]{32})\\$([0-9a-f]{64})$`);

/**
 * The hash of accounts that nobody can sign in to: samples and customers from CSV files. No password is known that has
 * it; finding one takes 2^256 attempts. Stored in records, so it never changes.
 */
export const NO_PASSWORD = `${SCHEME}$600000$${"0".repeat(2 * SALT_LENGTH)}$${"0".repeat(2 * KEY_LENGTH)}`;

/** Salt and hash in hexadecimal. */
interface StoredHash {
  iterations: number;
  salt: string;
  hash: string;
}

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function parseHash(stored: string): StoredHash | undefined {
  const [, iterations = "", salt = "", hash = ""] = FORMAT.exec(stored) ?? [];
  if (!hash || Number(iterations) > MAX_ITERATIONS) return undefined;
  return { iterations: Number(iterations), salt, hash };
}

/** Returns true for a hash, false for a plain-text password of a legacy entry. */
export function isHash(stored: string): boolean {
  return parseHash(stored) !== undefined;
}

/** Constant-time comparison. */
function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.reduce((sum, byte, index) => sum | (byte ^ (b[index] ?? 0)), 0) === 0;
}

/** Checked where there is no hash, so that an unknown email takes as long as a wrong password. */
const DUMMY = { salt: "00".repeat(SALT_LENGTH), hash: "00".repeat(KEY_LENGTH) };

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and compares passwords. Fewer iterations than the default are for tests. */
export function createPasswords(derive: DeriveBits, randomBytes: RandomBytes, iterations = ITERATIONS) {
  // Accented letters can be typed as one character or as two.
  const bits = (password: string, salt: Uint8Array, count: number) =>
    derive(password.normalize("NFKC"), salt, count);

  return {
    /** The salted hash to store: `pbkdf2-sha256$iterations$salt$hash`, salt and hash in hexadecimal. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_LENGTH);
      return [SCHEME, iterations, toHex(salt), toHex(await bits(password, salt, iterations))].join("$");
    },
    /**
     * Compares a password with the stored hash, or with the plain-text password of a legacy entry. With
     * `undefined` it takes the same time and returns false.
     */
    async matches(password: string, stored: string | undefined): Promise<boolean> {
      const hash = stored === undefined ? undefined : parseHash(stored);
      // Answered at once: the caller then stores a hash of the password, which takes as long as a check.
      if (!hash && stored === password) return true;
      const { salt, hash: expected, iterations: count } = hash ?? { ...DUMMY, iterations };
      const derived = await bits(password, fromHex(salt), count);
      const isMatch = equalBytes(derived, fromHex(expected)) && hash !== undefined;
      // For a hash with fewer iterations, a wrong password still takes the time of a current one.
      if (!isMatch && count < iterations) await bits(password, fromHex(salt), iterations - count);
      return isMatch;
    },
    /** Returns true if the stored password is in plain text or has too few iterations. */
    isOutdated: (stored: string) => (parseHash(stored)?.iterations ?? 0) < iterations,
  };
}

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
