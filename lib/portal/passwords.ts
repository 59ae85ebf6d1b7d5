import { toHex, type RandomBytes } from "./ids";
import type { DeriveBits } from "./pbkdf2";

/** Iterations of PBKDF2-SHA256, as OWASP recommends. */
export const ITERATIONS = 600_000;

/** More than this would only stop the page: a stored value that asks for it matches nothing. */
const MOST_ITERATIONS = 10_000_000;

const SALT_LENGTH = 16;
const KEY_LENGTH = 32;
const SCHEME = "pbkdf2-sha256";
const FORMAT = new RegExp(`^${SCHEME}\\$([1-9]\\d{0,7})\\$([0-9a-f]{32})\\$([0-9a-f]{64})$`);

/** Salt and hash in hexadecimal. */
interface StoredHash {
  iterations: number;
  salt: string;
  hash: string;
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function parseHash(stored: string): StoredHash | undefined {
  const [, iterations = "", salt = "", hash = ""] = FORMAT.exec(stored) ?? [];
  if (!hash || Number(iterations) > MOST_ITERATIONS) return undefined;
  return { iterations: Number(iterations), salt, hash };
}

/** Whether a stored password is a hash that can be checked; otherwise it is a plain one. */
export function isHash(stored: string): boolean {
  return parseHash(stored) !== undefined;
}

/** Compares in a time that does not tell where the difference is. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.reduce((sum, byte, index) => sum | (byte ^ (b[index] ?? 0)), 0) === 0;
}

/** Stands in where there is no hash to check, so that the check takes as long. */
const nobody = { salt: "00".repeat(SALT_LENGTH), hash: "00".repeat(KEY_LENGTH) };

export interface Passwords {
  /** The salted hash to store: `pbkdf2-sha256$iterations$salt$hash`, salt and hash in hexadecimal. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password fits what is stored: a hash, or a plain password of an old entry. Without
   * anything stored it takes the same time, and is false.
   */
  matches(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether what is stored should be replaced by a new hash: it is plain, or has too few iterations. */
  isOutdated(stored: string): boolean;
}

/** Hashing and checking of passwords. */
export function createPasswords(
  derive: DeriveBits,
  randomBytes: RandomBytes,
  iterations = ITERATIONS,
): Passwords {
  // The same letter can be typed as one character or as two.
  const bits = (password: string, salt: Uint8Array, count: number) =>
    derive(password.normalize("NFKC"), salt, count);

  return {
    async hash(password) {
      const salt = randomBytes(SALT_LENGTH);
      return [SCHEME, iterations, toHex(salt), toHex(await bits(password, salt, iterations))].join("$");
    },
    async matches(password, stored) {
      const hash = stored === undefined ? undefined : parseHash(stored);
      // The hash that replaces a plain password takes the time that the check would have.
      if (!hash && stored === password) return true;
      const { salt, hash: expected, iterations: count } = hash ?? { ...nobody, iterations };
      const derived = await bits(password, fromHex(salt), count);
      const fits = sameBytes(derived, fromHex(expected)) && hash !== undefined;
      // A wrong password takes the time of today's hash also where an old one has fewer iterations.
      if (!fits && count < iterations) await bits(password, fromHex(salt), iterations - count);
      return fits;
    },
    isOutdated: (stored) => (parseHash(stored)?.iterations ?? 0) < iterations,
  };
}
