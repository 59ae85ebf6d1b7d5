// @ts-check
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { bundleEngine } from "../bundle.mjs";

/** The address may have an origin. @param {string[]} args @param {import("../options").ExportKitOptions} options */
export async function run(args, options) {
  const [address = "", text = "", ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!text.trim() || more.length > 0)
    throw new Error('why: expected an address and a text in quotes, such as /posts/a "a text"');
  Object.assign(process.env, { NODE_ENV: "production" });
  const bundle = await bundleEngine(process.cwd(), options, "why");
  const { engine } = createRequire(import.meta.url)(bundle);
  console.log(await engine.traceText(new URL(address, "http://localhost").pathname, text, bundle));
}
