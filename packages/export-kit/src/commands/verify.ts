import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { sampleOf } from "../deploying/check-sample";
import { deployedFiles, type LocalSite } from "../deploying/deploy-goal";
import { isSitemap, withoutDates } from "../deploying/sitemap-dates";
import { eachInParallel } from "../each-in-parallel";
import { addressOf } from "../hosts/addresses";
import { isCompressible } from "../hosts/table";
import { BUILD_FILE, MANIFEST, OUT } from "../paths.mjs";
import { hashContent, readManifest } from "../publishing/manifest";

/** Files that are compared without `--all`, at most. */
const SAMPLE = 1000;
const REQUESTS_AT_ONCE = 16;
/** Differences that are named. */
const NAMED = 20;
/** Forms of a file. A host may have compressed one of them from other contents, or have kept it from another build. */
const CODINGS = ["identity", "gzip", "br"];

/**
 * `export-kit verify https://www.example.com [--all]`: compares what a host serves with the manifest of the site in `out`,
 * a sample of its files or all of them, byte for byte, as they are and compressed. In sitemaps the dates of pages are left
 * out: a deploy to object storage writes them.
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
  const manifest = deployedFiles(readManifest(MANIFEST));
  const all = [...manifest.keys()];
  const files = values.all ? all : sampleOf(all, SAMPLE);
  console.log(await verifyHost(origin, { root: OUT, manifest }, files));
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
 * Fetches files and compares them with those of a site.
 *
 * @returns a sentence on what was compared
 * @throws Error that names what differs
 */
export async function verifyHost(
  origin: string,
  { root, manifest }: Pick<LocalSite, "root" | "manifest">,
  files: readonly string[],
): Promise<string> {
  const ask = (file: string, coding: string) =>
    fetch(`${origin}${encodeURI(addressOf(file))}`, { headers: { "Accept-Encoding": coding } }).catch(
      ({ message, cause = message }: Error) => {
        throw new Error(`${origin} does not answer for ${file}: ${(cause as Error).message ?? cause}`);
      },
    );
  const isBuilt = async (file: string, content: Buffer): Promise<boolean> => {
    if (hashContent(content).sha256 === manifest.get(file)!.sha256) return true;
    return isSitemap(file) && withoutDates(content) === withoutDates(await readFile(path.join(root, file)));
  };
  // Another build differs in many files: one sentence says more.
  if (manifest.has(BUILD_FILE)) {
    const served = Buffer.from(await (await ask(BUILD_FILE, "identity")).arrayBuffer());
    if (!(await isBuilt(BUILD_FILE, served)))
      throw new Error(
        `${origin} serves another build: ${served.toString("utf8", 0, 500).trim()}\n` +
          `expected ${(await readFile(path.join(root, BUILD_FILE), "utf8")).trim()}\n` +
          "Where only “commit” is equal, that build had other settings in its environment",
      );
  }
  const problems: string[] = [];
  await eachInParallel(files, REQUESTS_AT_ONCE, async (file) => {
    const codings = isCompressible(file) ? CODINGS : ["identity"];
    for (const coding of codings) {
      const response = await ask(file, coding);
      const sent = response.headers.get("Content-Encoding") ?? "identity";
      // A body that cannot be decompressed is another one too.
      const content = await response.arrayBuffer().catch(() => new ArrayBuffer());
      if (await isBuilt(file, Buffer.from(content))) continue;
      const form = sent === "identity" ? "" : ` in its form compressed as ${sent}`;
      const problem = response.ok
        ? `has other contents${form}`
        : `is answered with status ${response.status}`;
      problems.push(`${file} ${problem}`);
      break;
    }
  });
  if (problems.length > 0)
    throw new Error(
      [
        `${origin}: ${problems.length} of ${files.length} files are not those of the build`,
        ...problems.toSorted().slice(0, NAMED),
        ...(problems.length > NAMED ? [`and ${problems.length - NAMED} more`] : []),
      ].join("\n  "),
    );
  return `${origin}: ${files.length} of ${manifest.size} files compared, all are those of the build`;
}
