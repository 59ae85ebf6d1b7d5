import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { sampleOf } from "../deploying/check-sample";
import { addressOf, deployedFiles } from "../deploying/objects";
import { eachInParallel } from "../deploying/parallel";
import { BUILD_FILE, MANIFEST } from "../paths.mjs";
import { hashContent, readManifest, type Manifest } from "../publishing/manifest";

/** Files that are compared without `--all`, at most. */
const SAMPLE = 1000;
const REQUESTS_AT_ONCE = 16;
/** Differences that are named. */
const NAMED = 20;

/**
 * `export-kit verify https://www.example.com [--all]`: compares what a host serves with the manifest of the site in `out`,
 * a sample of its files or all of them, byte for byte.
 *
 * @throws Error that names the files that differ, or says that the host serves another build
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { all: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const origin = readOrigin(positionals[0] ?? "");
  if (!existsSync(MANIFEST)) throw new Error("there is no site in out/ to compare with: run “npm run build”");
  const site = deployedFiles(readManifest(MANIFEST));
  const files = values.all ? [...site.keys()] : new Set(sampleOf([...site.keys()], Math.random, SAMPLE));
  console.log(await verifyHost(origin, site, [...files]));
}

/** @param command named in the message @throws Error unless the address is an origin */
export function readOrigin(address: string, command = "verify"): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.hash)
    throw new Error(
      `${command}: expected an address without path such as https://www.example.com, got “${address}”`,
    );
  return url.origin;
}

/**
 * Fetches files and compares them with a manifest.
 *
 * @returns a sentence on what was compared
 * @throws Error that names what differs
 */
export async function verifyHost(origin: string, site: Manifest, files: readonly string[]): Promise<string> {
  const problems: string[] = [];
  const compare = async (file: string) => {
    const response = await fetch(`${origin}${encodeURI(addressOf(file))}`).catch((error: Error) => {
      throw new Error(`${origin} does not answer for ${file}: ${error.message}`, { cause: error });
    });
    const content = new Uint8Array(await response.arrayBuffer());
    if (hashContent(content).sha256 === site.get(file)!.sha256) return;
    problems.push(
      response.ok ? `${file} has other contents` : `${file} is answered with status ${response.status}`,
    );
  };
  // Another build differs in many files: one sentence says more.
  if (site.has(BUILD_FILE)) await compare(BUILD_FILE);
  if (problems.length > 0)
    throw new Error(
      `${origin} serves another build than the one in out/: compare /${BUILD_FILE} and out/${BUILD_FILE}`,
    );
  await eachInParallel(files, REQUESTS_AT_ONCE, compare);
  if (problems.length > 0)
    throw new Error(
      [
        `${origin}: ${problems.length} of ${files.length} files are not those of the build`,
        ...problems.toSorted().slice(0, NAMED),
        ...(problems.length > NAMED ? [`and ${problems.length - NAMED} more`] : []),
      ].join("\n  "),
    );
  return `${origin}: ${files.length} of ${site.size} files compared, all are those of the build`;
}
