// @ts-check
/**
 * Measures deploys to s3rver, which runs in a thread of its own:
 * `npm run bench:deploy -- 10000` of a made site with that many pages, `npm run bench:deploy -- --city glasgow` of the
 * site in `out`, in which one city changes. The rate of the first deploy is compared with uploads of blank objects by
 * the same client, because either can be limited by the server. Ends with code 1 if a figure is not reached.
 */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { bundle } from "../../src/bundle.mjs";
import { loadOptions } from "../../src/settings.mjs";

const EXTERNAL = ["@aws-sdk/client-s3", "@20minutes/s3rver"];
/** @param {string} name */
const bundled = (name) =>
  bundle(process.cwd(), fileURLToPath(new URL(name, import.meta.url)), { external: EXTERNAL });

const { values, positionals } = parseArgs({ options: { city: { type: "string" } }, allowPositionals: true });
const [pages = "5000"] = positionals;
if (!/^[1-9]\d*$/.test(pages))
  throw new Error(`usage: npm run bench:deploy -- [number of pages | --city glasgow], got “${pages}”`);
const server = new Worker(await bundled("./bench-server.ts"));
const env = await new Promise((resolve, reject) => server.once("message", resolve).once("error", reject));
Object.assign(process.env, env);
const { measureDeploys } = createRequire(import.meta.url)(await bundled("./bench-deploys.ts"));
try {
  const of = values.city === undefined ? { pages: Number(pages) } : { city: values.city };
  const options = await loadOptions(process.cwd());
  const isReached = await measureDeploys(of, options, (/** @type {string} */ line) => console.log(line));
  process.exitCode = isReached ? 0 : 1;
} finally {
  server.postMessage("stop");
}
