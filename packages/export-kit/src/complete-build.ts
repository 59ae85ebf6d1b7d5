import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { extractShells } from "./collections/extract-shells";
import type { Share } from "./collections/share";
import { writePages } from "./collections/write-pages";
import { createShellHardening, hardenSite, type BrowserScripts } from "./hardening/harden-site";
import type { ExportKitOptions, PagePreparation } from "./options";
import { RELEASE, SHELLS, STAGED_SITE, STAGING } from "./paths.mjs";
import { removeEmptyFolders } from "./publishing/empty-folders";
import { finishSite, type SiteCode } from "./publishing/finish-site";
import { removePrefetchPayloads } from "./publishing/prefetch-payloads";
import { writeShard } from "./shards/shard";

export interface BuildOptions {
  projectDir: string;
  /** This engine's own bundle, which threads run. */
  bundle: string;
  options: ExportKitOptions;
  settings: { engine: "adapter" | "next"; shard: Share | undefined };
  /** Scripts that rewritten pages share; without them, Next's pages stay as they are. */
  browserScripts: BrowserScripts | undefined;
  /** Hash of the inputs: the same hash, the same site. */
  inputs: string;
}

/**
 * What follows Next's export: the rewriting of Next's pages for the policy, the pages of the collections, what is
 * known only when all of them are there, and the switch to the new site. A shard is put aside instead, to
 * be merged.
 *
 * @throws Error when a page fails or the disk is full; `out` is then what it was
 */
export async function completeBuild(code: SiteCode, build: BuildOptions): Promise<void> {
  const { projectDir, options, settings, browserScripts, bundle, inputs } = build;
  const { collections = [], publish: { prefetchPayloads = true } = {} } = options;
  const staging = path.join(projectDir, STAGING);
  // Next has emptied the site's folder; what a killed build left beside it goes here.
  for (const left of readdirSync(staging).filter((name) => name !== RELEASE.site))
    rmSync(path.join(staging, left), { recursive: true });
  const site = path.join(projectDir, STAGED_SITE);
  const { prepare, done }: Partial<PagePreparation> = (await code.loadHooks?.())?.preparePages?.(site) ?? {};
  const written = settings.engine === "adapter";
  const hardenShell = browserScripts ? createShellHardening(site) : (html: string) => html;
  const prepareShell = (html: string) => hardenShell(prepare ? prepare(html) : html);
  const { shells, texts } = written
    ? extractShells(
        site,
        collections.map(({ route }) => route),
        prepareShell,
      )
    : { shells: {}, texts: {} };
  writeFileSync(path.join(projectDir, SHELLS), JSON.stringify(texts));
  preparePages(site, browserScripts, prepare);
  done?.();
  if (!prefetchPayloads) removePrefetchPayloads(site);
  removeEmptyFolders(site);
  const action = written ? "Writing" : "Observing";
  console.log(`${action} the pages of collections ...`);
  const result = await writePages({
    bundle,
    shells,
    target: written ? site : undefined,
    shard: settings.shard,
    observing: true,
    hashing: true,
  });
  console.log(`${action} ${result.pages} pages took ${result.seconds.toFixed(1)} s`);
  const collected = { ...result, inputs };
  if (settings.shard) writeShard(projectDir, settings.shard, collected);
  else await finishSite(code, { projectDir, options, written: collected });
}

/** All pages that Next wrote. Those of collections come later: they have no script. */
function preparePages(
  site: string,
  browserScripts: BrowserScripts | undefined,
  prepare: (html: string) => string = (html) => html,
): void {
  if (browserScripts) {
    hardenSite(site, browserScripts, prepare);
    return;
  }
  for (const name of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const file = path.join(site, name);
    writeFileSync(file, prepare(readFileSync(file, "utf8")));
  }
}
