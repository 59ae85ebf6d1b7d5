import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { extractShells } from "./collections/extract-shells";
import { checkRoutes } from "./collections/load-collection";
import type { Share } from "./collections/share-of-work";
import { rethrowMapped, writePages } from "./collections/write-pages";
import { createShellHardening, hardenSite, type BrowserScripts } from "./hardening/harden-site";
import { writeServiceWorker } from "./offline/write-service-worker";
import type { ExportKitOptions, PagePreparation } from "./options";
import { RELEASE, SHELLS, STAGED_SITE, STAGING } from "./paths.mjs";
import { writeBuildId } from "./publishing/build-id";
import {
  removeEmptyFolders,
  removePrefetchPayloads,
  rewriteFiles,
  writeCompileHints,
} from "./publishing/export-files";
import { finishSite, type SiteCode } from "./publishing/finish-site";
import { writeShard } from "./shards/shard";

export interface BuildOptions {
  projectDir: string;
  /** The engine's bundle, for threads. */
  bundle: string;
  options: ExportKitOptions;
  settings: { engine: "adapter" | "next"; shard: Share | undefined };
  /** Scripts of rewritten pages; without them Next's pages are not hardened. */
  browserScripts: BrowserScripts | undefined;
  /** Script of the service worker. */
  serviceWorker: string;
  /** Hash of the inputs. */
  inputs: string;
  /** The commit, if it is known. */
  commit: string | undefined;
}

/**
 * Completes a build after Next's export: hardens Next's pages, writes the pages of collections, and publishes the site.
 * A shard is not published but stored, to be merged.
 *
 * @throws Error if a page fails or the disk is full; `out` is then unchanged
 */
export async function completeBuild(code: SiteCode, build: BuildOptions): Promise<void> {
  const { projectDir, options, settings, browserScripts, serviceWorker, bundle, inputs, commit } = build;
  const { collections = [], publish: { prefetchPayloads = true } = {} } = options;
  const staging = path.join(projectDir, STAGING);
  // Next has emptied the site's folder; these are remains of a killed build beside it.
  for (const remains of readdirSync(staging).filter((name) => name !== RELEASE.site))
    rmSync(path.join(staging, remains), { recursive: true });
  const site = path.join(projectDir, STAGED_SITE);
  if (!prefetchPayloads) removePrefetchPayloads(site);
  writeCompileHints(site);
  const insertBuildId = writeBuildId(site);
  const { prepare, done }: Partial<PagePreparation> = (await code.loadHooks?.())?.preparePages?.(site) ?? {};
  const usesWriter = settings.engine === "adapter";
  const hardenShell = browserScripts ? createShellHardening(site) : (html: string) => html;
  const prepareShell = (html: string) => hardenShell(prepare ? prepare(html) : html);
  const routes = usesWriter ? collections.map(({ route }) => route) : [];
  if (usesWriter) await checkRoutes(code.collections).catch(rethrowMapped(bundle));
  const { shells, html } = extractShells(site, routes, prepareShell);
  writeFileSync(path.join(projectDir, SHELLS), JSON.stringify(html));
  const preparePage = (page: string) => insertBuildId(prepare ? prepare(page) : page);
  // Pages of collections need no hardening: they have no scripts.
  if (browserScripts) hardenSite(site, browserScripts, preparePage);
  else rewriteFiles(site, /\.html$/, preparePage);
  done?.();
  writeServiceWorker(site, serviceWorker, options);
  removeEmptyFolders(site);
  console.log("Writing the pages of collections ...");
  const result = await writePages({
    bundle,
    sources: code.collections,
    shells,
    target: usesWriter ? site : undefined,
    shard: settings.shard,
    hashing: true,
  });
  console.log(`Writing ${result.pages} pages took ${result.seconds.toFixed(1)} s`);
  const collected = { ...result, inputs };
  if (settings.shard) {
    // Without the files of other shards.
    removeEmptyFolders(site);
    writeShard(projectDir, settings.shard, collected);
  } else await finishSite(code, { projectDir, options, written: collected, commit });
}
