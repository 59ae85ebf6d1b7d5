/**
 * Runs the `main` of a TypeScript module: `node lib/site-build/cli/run.mjs lib/content/check-content.ts [argument ...]`.
 *
 * @see docs/decisions/0038-one-runner-for-typescript.md
 */
import { Worker } from "node:worker_threads";
import { bundleText } from "../bundle.mjs";

const [entry, ...argv] = process.argv.slice(2);
// In memory: a build that starts at the same time removes bundles on disk.
const script = await bundleText(process.cwd(), entry);
new Worker(`${script}\nmodule.exports.main();`, { eval: true, argv }).once("exit", (code) => {
  process.exitCode = code;
});
