import { execFile } from "node:child_process";
import { promisify } from "node:util";

const isWhole = process.env.TEST_RUNS === "whole";
/** Each of a few edits. */
const SEQUENCES = isWhole ? 50 : 4;

it(`renders after ${SEQUENCES} sequences of edits what clean builds render, and some pages not again`, async () => {
  // In a process of its own: React's development version is five times slower.
  const env = { ...process.env, NODE_ENV: "production" } as const;
  const script = "lib/site-build/testing/edit-sequences.ts";
  // Builds leave little behind: a large nursery, swept by one thread, takes less of the processor.
  const options = ["--max-semi-space-size=128", "--single-threaded-gc"];
  const command = [...options, "lib/site-build/cli/run.mjs", script, String(SEQUENCES)];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  const { foundAgain, known, ...counts } = JSON.parse(stdout) as Record<string, number>;
  // Random edits may touch most of a small sample: that some pages are kept is enough, and that some are not.
  // A few sequences may have no edit that makes a finding old, or a page and not its finding.
  const occurred = [...Object.values(counts), ...(isWhole ? [foundAgain!, known!] : [])];
  expect(Math.min(...occurred)).toBeGreaterThan(0);
});
