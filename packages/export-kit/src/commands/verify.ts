import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { eachInParallel } from "../deploying/parallel";
import { addressOf, deployedFiles } from "../deploying/objects";
import { BUILD_FILE, MANIFEST } from "../paths.mjs";
import { hashContent, readManifest, type Manifest } from "../publishing/manifest";

/** Files that are compared without `--all`. */
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
  const files = values.all ? [...site.keys()] : sampleOf([...site.keys()], Math.random());
  console.log(await verifyHost(origin, site, files));
}

/** @throws Error unless the address is an origin */
export function readOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.hash)
    throw new Error(
      `verify: expected an address without path such as https://www.example.com, got “${address}”`,
    );
  return url.origin;
}

/** Files at equal distances. @param start where in the first stretch, from 0 to 1 */
function sampleOf(files: readonly string[], start: number): string[] {
  const step = Math.max(1, files.length / SAMPLE);
  return Array.from(
    { length: Math.min(SAMPLE, files.length) },
    (_, index) => files[Math.floor((index + start) * step)]!,
  );
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
    const response = await fetch(`${origin}${encodeURI(addressOf(file))}`);
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
