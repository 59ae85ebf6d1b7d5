/** The sites that deploys are measured with: a made one, or the site in `out`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LocalSite } from "../../src/deploying/goal";
import { objectRules } from "../../src/deploying/objects";
import type { ExportKitOptions } from "../../src/options";
import { BUILD_RECORD, MANIFEST, OUT, RELEASES } from "../../src/paths.mjs";
import { hashFile, readManifest } from "../../src/publishing/manifest";
import { madeFiles, writeSite, type Files } from "./made-site";

/** Mean size of a landing page of the site that this package was made for, in bytes. */
const PAGE_BYTES = 21_000;
/** Share of the pages that a change of one city concerns: one of 256. */
const CHANGED = 256;

export interface BenchSites {
  first: LocalSite;
  /** The same with a few changed pages. */
  changed: LocalSite;
  changedPages: readonly string[];
  /** Mean size of a file, in bytes. */
  bytes: number;
  remove(): void;
}

/** A site with that many pages, of which every 256th has changed. */
export function madeSites(pages: number): BenchSites {
  const text = "words ".repeat(PAGE_BYTES / 6);
  const isPage = (file: string) => file.startsWith("seo/");
  const files: Files = Object.fromEntries(
    Object.entries(madeFiles({ pages })).map(([file, html]) => [file, isPage(file) ? html + text : html]),
  );
  const changedPages = Object.keys(files)
    .filter(isPage)
    .filter((_, index) => index % CHANGED === 0);
  const changes = Object.fromEntries(changedPages.map((file) => [file, `${files[file]}changed`]));
  const [first, changed] = [writeSite(files), writeSite({ ...files, ...changes })];
  const remove = () => {
    for (const site of [first, changed]) site.remove();
  };
  return { first, changed, changedPages, bytes: PAGE_BYTES, remove };
}

/**
 * The site in `out`, and a copy in which all pages of one city have changed: those that have its name as the last step
 * of their path. The copy has links to the unchanged files.
 *
 * @throws Error if the site has no page of that city
 */
export function builtSites(city: string, { hosts = {} }: ExportKitOptions): BenchSites {
  const manifest = readManifest(MANIFEST);
  const root = realpathSync(OUT);
  const changedPages = [...manifest.keys()].filter((file) => file.endsWith(`/${city}.html`));
  if (changedPages.length === 0) throw new Error(`out/ has no page …/${city}.html: name another city`);
  const folder = mkdtempSync(path.join(RELEASES, "bench-"));
  const copy = path.resolve(folder, "site");
  execFileSync("cp", ["-al", root, copy]);
  for (const page of changedPages) {
    const file = path.join(copy, page);
    // A new file: the old one is that of the site.
    writeFileSync(`${file}.new`, `${readFileSync(file, "utf8")}<!-- changed -->`);
    renameSync(`${file}.new`, file);
  }
  const entries = changedPages.map((page) => [page, hashFile(path.join(copy, page))] as const);
  const { variables = {} } = JSON.parse(readFileSync(BUILD_RECORD, "utf8"));
  const first = { root, manifest, rules: objectRules(hosts, false), variables };
  const bytes = [...manifest.values()].reduce((sum, { size }) => sum + size, 0) / manifest.size;
  return {
    first,
    changed: { ...first, root: copy, manifest: new Map([...manifest, ...entries]) },
    changedPages,
    bytes: Math.round(bytes),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
