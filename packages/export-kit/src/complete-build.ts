import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { extractShells } from "./collections/extract-shells";
import { checkRoutes, listPages } from "./collections/load-collection";
import type { Share } from "./collections/share-of-work";
import { rethrowMapped, writePages } from "./collections/write-pages";
import { hashInputs } from "./inputs.mjs";
import { createShellHardening, hardenSite, type BrowserScripts } from "./hardening/harden-site";
import { writeServiceWorker } from "./offline/write-service-worker";
import type { ExportKitOptions, PagePreparation } from "./options";
import { READS, RELEASE, SHELLS, STAGED_SITE, STAGING } from "./paths.mjs";
import { writeBuildId } from "./publishing/build-id";
import {
  removeEmptyFolders,
  removePrefetchPayloads,
  rewriteFiles,
  writeCompileHints,
} from "./publishing/export-files";
import { finishSite, joinFindings, type SiteCode } from "./publishing/finish-site";
import { readBuildInputs } from "./queries/build-inputs";
import { writeBuildState } from "./queries/build-state";
import { observedContent, startRecording } from "./queries/recording";
import { compareChecked, planUnchanged } from "./queries/unchanged-pages";
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
  /** Hash of the inputs, and that of those whose reads are not recorded. */
  inputs: string;
  unobserved: string;
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
  const { projectDir, options, settings, browserScripts, serviceWorker, bundle } = build;
  const { inputs, unobserved, commit } = build;
  const { collections = [], publish: { prefetchPayloads = true } = {} } = options;
  startRecording();
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
  const lists = await listPages(code.collections).catch(rethrowMapped(bundle));
  const isRecorded = usesWriter && !settings.shard && observedContent().fields.length > 0;
  const before = isRecorded ? planUnchanged(projectDir, readBuildInputs(unobserved, html)) : undefined;
  const result = await writePages({
    bundle,
    lists,
    shells,
    target: usesWriter ? site : undefined,
    shard: settings.shard,
    hashing: true,
    unchanged: before && { site: before.site, files: new Set(before.linked.keys()) },
  });
  const { pages, seconds, threads } = result;
  const linked = before?.linked.size ?? 0;
  console.log(`Writing ${pages - linked} pages and linking ${linked} took ${seconds.toFixed(1)} s`);
  if (settings.shard) {
    // Without the files of other shards.
    removeEmptyFolders(site);
    writeShard(projectDir, settings.shard, { ...result, inputs });
    return;
  }
  if (before) {
    compareChecked(projectDir, before.checked, result.files);
    // Otherwise a file was edited meanwhile, and it is unknown which version was read.
    if (hashInputs(projectDir, options) === inputs)
      writeBuildState(path.join(staging, READS), before.stateAfter(threads));
  }
  const written = {
    ...result,
    inputs,
    files: new Map([...(before?.linked ?? []), ...result.files]),
    findings: joinFindings([before?.findings ?? {}, result.findings]),
  };
  await finishSite(code, { projectDir, options, written, commit, linked: before?.linked });
}
