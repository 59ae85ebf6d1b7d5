// @ts-check
/**
 * Measures deploys of a made site to s3rver, which runs in a thread of its own: `npm run bench:deploy -- 10000`. Compare
 * the rate of the first deploy with that of blank objects: either can be limited by the server.
 */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { bundle } from "../../src/bundle.mjs";

const EXTERNAL = ["@aws-sdk/client-s3", "@20minutes/s3rver"];
/** @param {string} name */
const bundled = (name) =>
  bundle(process.cwd(), fileURLToPath(new URL(name, import.meta.url)), { external: EXTERNAL });

const [pages = "5000"] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(pages))
  throw new Error(`usage: npm run bench:deploy -- [number of pages], got “${pages}”`);
const server = new Worker(await bundled("./bench-server.ts"));
const env = await new Promise((resolve, reject) => server.once("message", resolve).once("error", reject));
Object.assign(process.env, env);
const { measureDeploys } = createRequire(import.meta.url)(await bundled("./bench-deploys.ts"));
await measureDeploys(Number(pages), (/** @type {string} */ line) => console.log(line));
server.postMessage("stop");
