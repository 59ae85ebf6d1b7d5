/** Prints what checks found, and writes the counts for `npm test`: `lib/site-build/cli/test-steps.mjs` reads them. */
import { writeFileSync } from "node:fs";

/** @typedef {import("./check-result").CheckResult} CheckResult */

/** Problems printed for one check: there may be 215,000 of one kind. */
const SHOWN = 20;

/** @param {CheckResult} check */
export function printCheck({ name, problems, skipped, note }) {
  const status = skipped ? "skip" : problems.length === 0 ? "ok  " : "FAIL";
  console.log(`${status} ${name}${note ? ` (${note})` : ""}`);
  for (const problem of problems.slice(0, SHOWN)) console.log(`       ${problem}`);
  if (problems.length > SHOWN) console.log(`       and ${problems.length - SHOWN} more`);
}

/**
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @param {string} [file] receives the counts as JSON
 */
export function reportCounts(counts, file) {
  console.log(`${(performance.now() / 1000).toFixed(1)} s`);
  if (file) writeFileSync(file, JSON.stringify(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

/**
 * @param {readonly CheckResult[]} checks
 * @param {string} [file] receives the counts as JSON
 */
export function reportChecks(checks, file) {
  for (const check of checks) printCheck(check);
  const failed = checks.filter(({ problems }) => problems.length > 0).length;
  const skipped = checks.filter((check) => check.skipped).length;
  reportCounts({ passed: checks.length - failed - skipped, failed, skipped }, file);
}
