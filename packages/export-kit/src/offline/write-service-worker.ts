import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createHostTable } from "../hosts/table";
import type { ExportKitOptions } from "../options";
import { WORKER_PATH, type OfflineBuild } from "./browser/build-cache";

/** An asset as pages, payloads, scripts and stylesheets name it. */
const ASSET = /(?:static\/|\.\.\/)((?:chunks|media|scripts|styles)\/[\w.~-]+\.\w+)/g;
/** Matches files that can name assets. */
const NAMES_ASSETS = /\.(?:html|txt|js|css)$/;
const ASSETS = "_next/static";

/**
 * Writes the service worker of a site with the option `offline`: the script, with the list of files that it keeps. Those
 * are the pages of the option, their payloads, and all assets that they can load, on demand too.
 *
 * @param site folder of Next's pages, completely rewritten
 * @param script text of `browser/service-worker.ts`
 * @throws Error that names a page or file of the option that does not exist
 */
export function writeServiceWorker(site: string, script: string, options: ExportKitOptions): void {
  const { pages = [], files = [] } = options.offline ?? {};
  if (pages.length === 0) return;
  const named = [
    ...pages.flatMap((page) => [
      [page, `${page.slice(1)}.html`] as const,
      [`${page}.txt`, `${page.slice(1)}.txt`] as const,
    ]),
    ...files.map((file) => [file, file.slice(1)] as const),
  ];
  for (const [url, file] of named)
    if (!existsSync(path.join(site, file))) throw new Error(`export-kit: offline: the site has no ${url}`);
  const assets = assetsOf(
    site,
    named.map(([, file]) => file),
  );
  const entries = [...named, ...assets.map((file) => [`/${file}`, file] as const)].map(
    ([url, file]) => [url, integrityOf(path.join(site, file))] as const,
  );
  const kept = Object.fromEntries(entries);
  // A page is kept with its headers: other ones make another build.
  const { headersFor } = createHostTable(options);
  const headers = pages.map((page) => headersFor(page, 200));
  const id = createHash("sha256")
    .update(JSON.stringify([kept, headers]))
    .digest("hex")
    .slice(0, 16);
  const build: OfflineBuild = { id, files: kept };
  writeFileSync(path.join(site, WORKER_PATH), `const OFFLINE_BUILD=${JSON.stringify(build)};\n${script}`);
}

/** The assets that files name, and those that these name, sorted. */
function assetsOf(site: string, files: readonly string[]): string[] {
  const found = new Set<string>();
  const rest = [...files];
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    if (!NAMES_ASSETS.test(file)) continue;
    for (const [, name] of readFileSync(path.join(site, file), "utf8").matchAll(ASSET)) {
      const asset = `${ASSETS}/${name}`;
      // Some texts only look like names.
      if (found.has(asset) || !existsSync(path.join(site, asset))) continue;
      found.add(asset);
      rest.push(asset);
    }
  }
  return [...found].sort();
}

function integrityOf(file: string): string {
  return `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;
}
