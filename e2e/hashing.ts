/** How long hashing a password takes in tests. */
import { pbkdf2Sync } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { PASSWORD } from "./portal-driver";

/** Measures the processor time of hashing a password, in milliseconds. */
export function measureHash(): number {
  const before = process.cpuUsage();
  pbkdf2Sync(PASSWORD, "a salt", 600_000, 32, "sha256");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Makes all pages of a browser hash passwords with one iteration instead of 600,000, which take most of a
 * second. Each hash is still delayed by a random time from `shortestMs` to `longestMs`. Other tests use the
 * real hash.
 */
export async function hashQuickly(context: BrowserContext, longestMs = 0, shortestMs = 0): Promise<void> {
  await context.addInitScript(
    ([shortest, longest]) => {
      const { deriveBits } = SubtleCrypto.prototype;
      SubtleCrypto.prototype.deriveBits = async function (algorithm, key, length) {
        const quick = { ...(algorithm as Pbkdf2Params), iterations: 1 };
        const bits = await deriveBits.call(this, quick, key, length);
        const wait = shortest + Math.random() * (longest - shortest);
        await new Promise((resolve) => setTimeout(resolve, wait));
        return bits;
      };
    },
    [shortestMs, longestMs] as const,
  );
}
