import type { BrowserContext } from "@playwright/test";

/**
 * Makes all pages of a browser hash passwords with one iteration instead of 600,000, which take most of a
 * second. Each hash is still delayed by a random time up to `longestMs`. Other tests use the real hash.
 */
export async function hashQuickly(context: BrowserContext, longestMs = 0): Promise<void> {
  await context.addInitScript((longest) => {
    const { deriveBits } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.deriveBits = async function (algorithm, key, length) {
      const quick = { ...(algorithm as Pbkdf2Params), iterations: 1 };
      const bits = await deriveBits.call(this, quick, key, length);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
      return bits;
    };
  }, longestMs);
}
