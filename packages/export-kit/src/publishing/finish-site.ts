/** What can be written only when all pages are there, and the publication of the site. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadCollectionModule, type CollectionSource } from "../collections/load-collection";
import type { WriteResult } from "../collections/write-pages";
import { headersFile, redirectsFile } from "../hosts/static-host-files";
import { createHostTable } from "../hosts/table.mjs";
import type { ExportKitOptions, Hooks } from "../options";
import { RELEASE, STAGED_SITE, STAGING } from "../paths.mjs";
import { hashContent, listTree, manifestOf, verifyManifest, writeManifest, type Manifest } from "./manifest";
import { publish } from "./publish";

/** The site's own code: modules, each loaded when it is needed. */
export interface SiteCode {
  collections: readonly CollectionSource[];
  loadHooks?: () => Promise<Hooks>;
}

/** What is known of the site in `out`, beside it. */
export interface BuildRecord {
  inputs: string;
  /** Values of the environment variables that `inputs.variables` names; empty where one is not set. */
  variables: Record<string, string>;
  /** Pages of collections. */
  collectionPages: number;
  /** Seconds in which they were rendered, observed and, by the adapter, written. */
  collectionSeconds: number;
}

/** What was learnt while the pages of collections were written. */
export type Written = Omit<WriteResult, "pageSeconds" | "peakMemory"> & { inputs: string };

export interface FinishOptions {
  projectDir: string;
  options: ExportKitOptions;
  written: Written;
}

/** So many problems are named; a full disk cuts off thousands of files. */
const SHOWN = 5;

/**
 * Completes the staged site, lists its files, verifies them and puts the site in the place of `out`.
 *
 * @throws Error when files are not what was written; `out` is then what it was
 */
export async function finishSite(
  code: SiteCode,
  { projectDir, options, written }: FinishOptions,
): Promise<void> {
  const site = path.join(projectDir, STAGED_SITE);
  const files = new Map(written.files);
  const rewrite = (file: string, change: (html: string) => string) => {
    const html = change(readFileSync(path.join(site, file), "utf8"));
    replaceFile(path.join(site, file), html);
    if (files.has(file)) files.set(file, hashContent(html));
  };
  for (const source of code.collections) {
    const { afterWriting } = await loadCollectionModule(source);
    await afterWriting?.({ site, findings: written.findings[source.route] ?? [], rewrite });
  }
  const hooks = await code.loadHooks?.();
  await hooks?.completeSite?.(site);
  const table = createHostTable(options);
  writeFileSync(path.join(site, "_headers"), headersFile(table));
  writeFileSync(path.join(site, "_redirects"), redirectsFile(table));

  writeManifest(path.join(projectDir, STAGING, RELEASE.manifest), listVerified(site, files));
  const { inputs, pages, seconds } = written;
  const variables = Object.fromEntries(
    (options.inputs?.variables ?? []).map((name) => [name, process.env[name] ?? ""]),
  );
  const record: BuildRecord = { inputs, variables, collectionPages: pages, collectionSeconds: seconds };
  writeFileSync(path.join(projectDir, STAGING, RELEASE.record), `${JSON.stringify(record, undefined, 2)}\n`);
  publish(projectDir);
  await hooks?.afterPublishing?.(projectDir);
}

/**
 * Lists a site, all files that were hashed when they were written among them.
 *
 * @throws Error when one of those is not there, or is not as long as it was
 */
export function listVerified(site: string, written: Manifest): Manifest {
  const tree = listTree(site);
  const manifest = new Map([...manifestOf(site, written, tree), ...written]);
  const problems = verifyManifest(site, manifest, "sizes", tree);
  if (problems.length > 0) {
    const more = problems.length > SHOWN ? ` and ${problems.length - SHOWN} more` : "";
    throw new Error(`the site is not what was written: ${problems.slice(0, SHOWN).join(", ")}${more}`);
  }
  return manifest;
}

/** Writes to a new file: the old one may be a shard's as well, by a second link. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
