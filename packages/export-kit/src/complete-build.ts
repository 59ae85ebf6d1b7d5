/**
 * The engine's work in a build, in one of two ways. After Next: `completeBuild` finishes Next's export. Without Next, if its part
 * of the site is unchanged: `completeWithoutNext` links that part. Both then write the pages of collections and publish the site.
 */
import { linkSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOptions } from "./build-options";
import { listPages } from "./collections/load-collection";
import { parseShell } from "./collections/shell-template";
import { rethrowMapped, writePages } from "./collections/write-pages";
import { hashInputs } from "./inputs.mjs";
import {
  finishNextPart,
  noteCompiledCode,
  readNextReads,
  type PageScripts,
  type PreparedCollections,
} from "./next-part";
import { READS, RELEASE, SHELLS, STAGED_SITE, STAGING } from "./paths.mjs";
import { placeFiles, removeEmptyFolders } from "./publishing/export-files";
import { finishSite, joinFindings, type SiteCode } from "./publishing/finish-site";
import { listTree } from "./publishing/manifest";
import { readBuildInputs } from "./queries/build-inputs";
import { isNextPartUnchanged, readBuildState, writeBuildState } from "./queries/build-state";
import { observedContent, startRecording } from "./queries/recording";
import { compareChecked, planUnchanged, type UnchangedPages } from "./queries/unchanged-pages";
import { writeShard } from "./shards/shard";

/**
 * Completes a build after Next's export: hardens Next's pages, writes the pages of collections, and publishes the site.
 * A shard is not published but stored, to be merged.
 *
 * @throws Error if a page fails or the disk is full; `out` is then unchanged
 */
export async function completeBuild(
  code: SiteCode,
  build: BuildOptions,
  scripts: PageScripts,
): Promise<void> {
  const { projectDir, settings } = build;
  // Before any module of the site reads content.
  startRecording();
  const reads = readNextReads(projectDir);
  removeRemains(path.join(projectDir, STAGING));
  noteCompiledCode(build);
  const prepared = await finishNextPart(code, build, scripts);
  const isRecorded = settings.engine === "adapter" && !settings.shard && observedContent().fields.length > 0;
  const unchanged = isRecorded
    ? planUnchanged(projectDir, readBuildInputs(build.unobserved, prepared.shells), {
        files: listTree(path.join(projectDir, STAGED_SITE)),
        reads,
      })
    : undefined;
  await writeSite(code, build, { ...prepared, unchanged });
}

/** Removes what a killed build has left beside the site. Next has emptied the site's folder. */
function removeRemains(staging: string): void {
  for (const name of readdirSync(staging))
    if (name !== RELEASE.site) rmSync(path.join(staging, name), { recursive: true });
}

/**
 * Makes a site without Next, if nothing has changed that Next's part is made of.
 *
 * @returns whether the site has been published
 * @throws Error as `completeBuild` does
 */
export async function completeWithoutNext(code: SiteCode, build: BuildOptions): Promise<boolean> {
  const { projectDir, bundle } = build;
  const before = readBuildState(projectDir);
  // The rest of the comparison needs the content, which has yet to be read.
  if (before?.unobserved !== build.unobserved) return false;
  startRecording();
  const lists = await listPages(code.collections).catch(rethrowMapped(bundle));
  const { shells, next } = before;
  const inputs = readBuildInputs(build.unobserved, shells);
  if (!isNextPartUnchanged(before, inputs)) return false;
  console.log("Next's pages have read nothing that has changed: linking them ...");
  rmSync(path.join(projectDir, STAGING), { recursive: true, force: true });
  const unchanged = planUnchanged(projectDir, inputs, next, before);
  placeFiles(next.files, unchanged.published.root, path.join(projectDir, STAGED_SITE), linkSync);
  await writeSite(code, build, { lists, shells, unchanged });
  return true;
}

interface SiteParts extends PreparedCollections {
  /** Undefined if reads are not recorded. */
  unchanged: UnchangedPages | undefined;
}

/** Writes the pages of collections beside Next's part, and publishes the site. */
async function writeSite(
  code: SiteCode,
  build: BuildOptions,
  { lists, shells, unchanged }: SiteParts,
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
    unchanged: unchanged && {
      site: unchanged.published.root,
      files: new Set(unchanged.linked.keys()),
      findings: unchanged.toLinkIfFound,
      knownFindings: unchanged.knownFindings,
    },
  });
  const { pages, seconds, threads } = result;
  const linked = unchanged?.allLinked(result.files);
  const kept = linked?.size ?? 0;
  console.log(`Writing ${pages - kept} pages and linking ${kept} took ${seconds.toFixed(1)} s`);
  if (settings.shard) {
    // Without the files of other shards.
    removeEmptyFolders(site);
    writeShard(projectDir, settings.shard, { ...result, inputs });
    return;
  }
  if (unchanged) {
    compareChecked(projectDir, unchanged.checked, result.files);
    // Otherwise a file was edited meanwhile, and it is unknown which version was read.
    if (hashInputs(projectDir, options) === inputs)
      writeBuildState(path.join(projectDir, STAGING, READS), unchanged.stateAfter(threads, linked!));
  }
  const written = {
    ...result,
    inputs,
    files: new Map([...(linked ?? []), ...result.files]),
    findings: joinFindings([unchanged?.findings ?? {}, result.findings]),
  };
  const { published } = unchanged ?? {};
  await finishSite(code, { projectDir, options, written, commit, linked, published });
}
