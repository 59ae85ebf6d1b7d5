import { existsSync, linkSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { extractShells } from "./collections/extract-shells";
import { checkRoutes, listPages, type PageLists } from "./collections/load-collection";
import type { Share } from "./collections/share-of-work";
import { parseShell } from "./collections/shell-template";
import { rethrowMapped, writePages } from "./collections/write-pages";
import { hashInputs } from "./inputs.mjs";
import { createShellHardening, hardenSite, type BrowserScripts } from "./hardening/harden-site";
import { writeServiceWorker } from "./offline/write-service-worker";
import type { ExportKitOptions, PagePreparation } from "./options";
import { COMPILED, READS, RELEASE, SHELLS, STAGED_SITE, STAGING } from "./paths.mjs";
import { writeBuildId } from "./publishing/build-id";
import {
  placeFiles,
  removeEmptyFolders,
  removePrefetchPayloads,
  rewriteFiles,
  writeCompileHints,
} from "./publishing/export-files";
import { finishSite, joinFindings, type SiteCode } from "./publishing/finish-site";
import { listTree } from "./publishing/manifest";
import { readBuildInputs } from "./queries/build-inputs";
import { isNextPartUnchanged, readBuildState, readNextReads, writeBuildState } from "./queries/build-state";
import { observedContent, startRecording } from "./queries/recording";
import { compareChecked, planUnchanged, type UnchangedPages } from "./queries/unchanged-pages";
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
  const { collections = [], publish: { prefetchPayloads = true } = {} } = options;
  startRecording();
  const reads = readNextReads(projectDir);
  // A build that compiles has emptied the folder; one that does not was told that the code is the same.
  const compiled = path.join(projectDir, COMPILED);
  if (!existsSync(compiled)) writeFileSync(compiled, build.unobserved);
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
  const shells = extractShells(site, routes, prepareShell);
  const preparePage = (page: string) => insertBuildId(prepare ? prepare(page) : page);
  // Pages of collections need no hardening: they have no scripts.
  if (browserScripts) hardenSite(site, browserScripts, preparePage);
  else rewriteFiles(site, /\.html$/, preparePage);
  done?.();
  writeServiceWorker(site, serviceWorker, options);
  removeEmptyFolders(site);
  const lists = await listPages(code.collections).catch(rethrowMapped(bundle));
  if (usesWriter) removeWrittenFiles(site, code, lists);
  const isRecorded = usesWriter && !settings.shard && observedContent().fields.length > 0;
  const plan = isRecorded
    ? planUnchanged(projectDir, readBuildInputs(build.unobserved, shells), { files: listTree(site), reads })
    : undefined;
  await writeSite(code, build, { lists, shells, plan });
}

/** Next has written the first and the last file of each handler, as if they were shells. */
function removeWrittenFiles(site: string, { collections }: SiteCode, lists: PageLists): void {
  for (const { route, isHandler } of collections)
    if (isHandler)
      for (const file of [lists[route]?.[0], lists[route]?.at(-1)])
        if (file) rmSync(path.join(site, file), { force: true });
}

/**
 * Makes a site without Next, if nothing has changed that Next's pages are made of: links all of them.
 *
 * @returns whether the site has been published
 * @throws Error as `completeBuild` does
 */
export async function completeWithoutNext(code: SiteCode, build: BuildOptions): Promise<boolean> {
  const { projectDir, bundle } = build;
  const before = readBuildState(projectDir);
  if (before?.unobserved !== build.unobserved) return false;
  startRecording();
  const lists = await listPages(code.collections).catch(rethrowMapped(bundle));
  const { shells, next } = before;
  const inputs = readBuildInputs(build.unobserved, shells);
  if (!isNextPartUnchanged(before, inputs)) return false;
  console.log("Next's pages have read nothing that has changed: linking them ...");
  rmSync(path.join(projectDir, STAGING), { recursive: true, force: true });
  const plan = planUnchanged(projectDir, inputs, next, before);
  placeFiles(next.files, plan.site, path.join(projectDir, STAGED_SITE), linkSync);
  await writeSite(code, build, { lists, shells, plan });
  return true;
}

interface SiteParts {
  lists: PageLists;
  /** HTML by route. */
  shells: Readonly<Record<string, string>>;
  /** Undefined if reads are not recorded. */
  plan: UnchangedPages | undefined;
}

/** Writes the pages of collections beside Next's, and publishes the site. */
async function writeSite(
  code: SiteCode,
  build: BuildOptions,
  { lists, shells, plan }: SiteParts,
): Promise<void> {
  const { projectDir, options, settings, bundle, inputs, commit } = build;
  const site = path.join(projectDir, STAGED_SITE);
  console.log("Writing the pages of collections ...");
  writeFileSync(path.join(projectDir, SHELLS), JSON.stringify(shells));
  const result = await writePages({
    bundle,
    lists,
    shells: Object.fromEntries(Object.entries(shells).map(([route, html]) => [route, parseShell(html)])),
    target: settings.engine === "adapter" ? site : undefined,
    shard: settings.shard,
    hashing: true,
    unchanged: plan && { site: plan.site, files: new Set(plan.linked.keys()) },
  });
  const { pages, seconds, threads } = result;
  const linked = plan?.linked.size ?? 0;
  console.log(`Writing ${pages - linked} pages and linking ${linked} took ${seconds.toFixed(1)} s`);
  if (settings.shard) {
    // Without the files of other shards.
    removeEmptyFolders(site);
    writeShard(projectDir, settings.shard, { ...result, inputs });
    return;
  }
  if (plan) {
    compareChecked(projectDir, plan.checked, result.files);
    // Otherwise a file was edited meanwhile, and it is unknown which version was read.
    if (hashInputs(projectDir, options) === inputs)
      writeBuildState(path.join(projectDir, STAGING, READS), plan.stateAfter(threads));
  }
  const written = {
    ...result,
    inputs,
    files: new Map([...(plan?.linked ?? []), ...result.files]),
    findings: joinFindings([plan?.findings ?? {}, result.findings]),
  };
  await finishSite(code, { projectDir, options, written, commit, linked: plan?.linked });
}
