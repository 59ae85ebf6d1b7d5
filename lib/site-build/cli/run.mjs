/**
 * Runs the `main` of a TypeScript module: `node lib/site-build/cli/run.mjs lib/content/check-content.ts [argument ...]`.
 * The engine's bundler compiles it, which the writer's threads need anyway; Node 20 does not strip types itself.
 */
import { Worker } from "node:worker_threads";
import { bundleText } from "../bundle.mjs";

const [entry, ...argv] = process.argv.slice(2);
// In memory: a build that starts at the same time removes bundles on disk.
const script = await bundleText(process.cwd(), entry);
new Worker(`${script}\nmodule.exports.main();`, { eval: true, argv }).once("exit", (code) => {
  process.exitCode = code;
});
