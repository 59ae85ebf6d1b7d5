/** The last steps of a build: files that depend on all pages, verification, publication. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { loadCollectionModule, type CollectionSource } from "../collections/load-collection";
import type { Findings } from "../collections/collection-types";
import { headersFile, redirectsFile } from "../hosts/static-host-files";
import { createHostTable, isFile, isHidden, type HostTable } from "../hosts/table";
import type { ExportKitOptions, Hooks } from "../options";
import { BUILD_FILE, MANIFEST, OUT, RELEASE, SBOM, STAGED_SITE, STAGING } from "../paths.mjs";
import { keepTimes, type ListedSite, type PublishedSite } from "./keep-times";
import {
  hashContent,
  hashManifest,
  listTree,
  manifestOf,
  readEntries,
  verifyManifest,
  writeManifest,
  type FileEntry,
  type Manifest,
} from "./manifest";
import { publish } from "./publish";
import { hashLock, makeSbom } from "./sbom";

/** The site's modules, loaded when needed. */
export interface SiteCode {
  collections: readonly CollectionSource[];
  loadHooks?: () => Promise<Hooks>;
}

/** Information about a published site, stored beside it as JSON for programs that check or rebuild it. */
export interface BuildRecord {
  inputs: string;
  /** The commit, if it is known. */
  commit: string | undefined;
  /** Values of the environment variables in `inputs.variables`; an empty string for unset ones. */
  variables: Record<string, string>;
  /** Number of pages of collections. */
  collectionPages: number;
  /** Seconds in which they were rendered, and with the engine `adapter` written. */
  collectionSeconds: number;
}

/** The pages of collections, written. */
export interface Written {
  /** Hash of the inputs. */
  inputs: string;
  /** Number of pages. */
  pages: number;
  /** Number of pages in all shards together. */
  ofAllShards: number;
  /** Seconds from the start of the threads to the last page. */
  seconds: number;
  /** The hashed files, by path on the site. */
  files: Manifest;
  /** By route. */
  findings: Readonly<Record<string, Findings>>;
}

interface FinishOptions {
  projectDir: string;
  options: ExportKitOptions;
  written: Written;
  /** The commit, if it is known. */
  commit: string | undefined;
  /** Files that are links to those of the published site. */
  linked?: ListedSite["linked"];
  /** The site that this one replaces. */
  published?: PublishedSite;
}

/** Report at most this many problems: a full disk truncates thousands of files. */
const MAX_REPORTED = 5;

/**
 * Completes the staged site, writes its manifest, verifies it and publishes it as `out`.
 *
 * @throws Error if files differ from what was written; `out` is then unchanged
 */
export async function finishSite(
  code: SiteCode,
  { projectDir, options, written, commit, linked, published = publishedSite(projectDir) }: FinishOptions,
): Promise<void> {
  const site = path.join(projectDir, STAGED_SITE);
  const packages = hashLock(projectDir);
  // npm works while the rest is done.
  const sbom = packages && makeSbom(projectDir, packages);
  for (const source of code.collections) {
    const { afterWriting } = await loadCollectionModule(source);
    await afterWriting?.({ site, findings: written.findings[source.route] ?? [] });
  }
  const hooks = await code.loadHooks?.();
  await hooks?.completeSite?.(site);
  const table = createHostTable(options);
  writeFileSync(path.join(site, "_headers"), headersFile(table));
  writeFileSync(path.join(site, "_redirects"), redirectsFile(table));

  const { inputs, pages, seconds } = written;
  const manifest = listVerified(site, written.files, linked);
  const listed = hashManifest(manifest);
  const build = `${JSON.stringify({ commit, build: inputs, manifest: listed, packages })}\n`;
  writeFileSync(path.join(site, BUILD_FILE), build);
  manifest.set(BUILD_FILE, hashContent(build));
  assertReachable(manifest, table);
  writeManifest(path.join(projectDir, STAGING, RELEASE.manifest), manifest);
  const variables = Object.fromEntries(
    (options.inputs?.variables ?? []).map((name) => [name, process.env[name] ?? ""]),
  );
  const record: BuildRecord = {
    inputs,
    commit,
    variables,
    collectionPages: pages,
    collectionSeconds: seconds,
  };
  writeFileSync(path.join(projectDir, STAGING, RELEASE.record), `${JSON.stringify(record, undefined, 2)}\n`);
  const packageList = await sbom;
  if (packageList) writeFileSync(path.join(projectDir, STAGING, SBOM), packageList);
  keepTimes({ root: site, manifest, linked }, published, Date.now());
  publish(projectDir);
  await hooks?.afterPublishing?.(projectDir);
}

/** The findings of parts of a site, by route. */
export function joinFindings(parts: readonly Written["findings"][]): Record<string, Findings> {
  const routes = new Set(parts.flatMap((findings) => Object.keys(findings)));
  return Object.fromEntries(
    [...routes].map((route) => [route, parts.flatMap((findings) => findings[route] ?? [])]),
  );
}

/** @throws Error that names files that hosts would answer with 404, because their extensions tell files from pages */
export function assertReachable(manifest: Manifest, { mediaTypeOf }: Pick<HostTable, "mediaTypeOf">): void {
  const lost: string[] = [];
  for (const file of manifest.keys()) {
    const isPage = file.endsWith(".html");
    const address = `/${isPage ? file.slice(0, -".html".length) : file}`;
    if (isHidden(address)) continue;
    if (isPage && isFile(address))
      lost.push(`${address} is a page, and hosts take its extension for a file's`);
    if (!isPage && (!isFile(address) || mediaTypeOf(address) === undefined))
      lost.push(`${address} has an extension that the host table does not know`);
  }
  if (lost.length === 0) return;
  throw new Error(
    `hosts would answer these addresses with 404:\n  ${lost.slice(0, MAX_REPORTED).join("\n  ")}\n` +
      "Name pages, by the parameters of a collection too, next-js and not next.js, and folders of route handlers info.json. " +
      "In /_next and /.well-known, hosts.specialTypes of export-kit.config.mjs can name the type of a file",
  );
}

/** The site in `out`, for what has not changed. Its entries end where its manifest is missing or broken: files after that count as changed. */
export function publishedSite(projectDir: string): PublishedSite {
  return { root: path.join(projectDir, OUT), entries: readWhole(path.join(projectDir, MANIFEST)) };
}

function* readWhole(manifest: string): Generator<[file: string, entry: FileEntry]> {
  try {
    yield* readEntries(manifest);
  } catch {
    // There is no site, or none that this package has published.
  }
}

/**
 * Creates the manifest of a site.
 *
 * @param written files that were hashed when they were written
 * @param linked those that are links to files of a published site
 * @throws Error if one of those is missing or has a different size
 */
export function listVerified(
  site: string,
  written: Manifest,
  linked?: ListedSite["linked"],
): Map<string, FileEntry> {
  const files = listTree(site);
  const manifest = manifestOf(site, written, files);
  // Missing ones too, for the comparison to name them.
  for (const [file, entry] of written) manifest.set(file, entry);
  const problems = verifyManifest(site, manifest, { how: "sizes", files, linked });
  if (problems.length > 0) {
    const more = problems.length > MAX_REPORTED ? ` and ${problems.length - MAX_REPORTED} more` : "";
    throw new Error(
      `the site differs from what was written: ${problems.slice(0, MAX_REPORTED).join(", ")}${more}`,
    );
  }
  return manifest;
}
