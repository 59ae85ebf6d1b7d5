// @ts-check
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * Bundles the handler of the CloudFront function.
 *
 * @returns {Promise<string>} its text, in ECMAScript 5.1 with `const` and `let`
 * @throws {Error} if it has syntax that cannot be written so
 */
export async function bundleHandler() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("cloudfront-handler.ts", import.meta.url))],
    write: false,
    bundle: true,
    format: "esm",
    target: "es5",
    supported: { "const-and-let": true },
    logLevel: "warning",
  });
  // CloudFront calls it by its name.
  return (outputFiles[0]?.text ?? "").replace(/export \{[^}]*\};\s*$/, "");
}
