// @ts-check
/** Collects the results of checks. A failure does not stop the rest, so that one run shows all problems. */

/**
 * @typedef {object} Results
 * @property {<T>(name: string, run: () => T | Promise<T>) => Promise<T | undefined>} check runs a check; returns its
 *   result, or undefined if it failed
 * @property {() => { passed: number, failed: number, skipped: number }} counts
 */

/** @returns {Results} */
export function createResults() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  return {
    async check(name, run) {
      const started = performance.now();
      try {
        const value = await run();
        counts.passed += 1;
        console.log(`ok     ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
        return value;
      } catch (error) {
        counts.failed += 1;
        console.error(`FAILED ${name}\n${error instanceof Error ? error.message : error}\n`);
        return undefined;
      }
    },
    counts: () => counts,
  };
}
