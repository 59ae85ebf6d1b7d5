import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { landingShard, type LandingEngine } from "@/lib/env";
import { SHELL_SLUG } from "@/lib/landing/shell";
import { routes } from "@/lib/routes";
import { removeEmptyFolders } from "./empty-folders";
import { finishSite } from "./finish-site";
import { hardenSite, type BrowserScripts } from "./hardening/harden-site";
import { parseShell } from "./landing/shell-template";
import { writeLandingPages, type WriteOptions } from "./landing/write-pages";
import { BUNDLES, RELEASE, STAGED_SITE, STAGING } from "./paths.mjs";
import { removePrefetchPayloads } from "./prefetch-payloads";
import { createFontPreload, type FontPreload } from "./preload-font";
import { createProgress } from "./progress";
import { writeShard } from "./shards/shard";

interface CompleteBuildOptions {
  projectDir: string;
  engine: LandingEngine;
  /** Bundled landing worker. */
  landingWorker: string;
  /** Scripts that the rewritten pages share. */
  browserScripts: BrowserScripts;
  /** Hash of the inputs; `npm start` builds again when it changes. */
  inputs: string;
}

/**
 * What follows Next's export: the rewriting of Next's pages for the policy, the landing pages, what is
 * known only when all of them are there, and the switch to the new site. A shard is put aside instead,
 * for `npm run build:merge`.
 *
 * @throws Error when a page fails or the disk is full; `out` is then what it was
 */
export async function completeBuild(options: CompleteBuildOptions): Promise<void> {
  const { projectDir, inputs, engine } = options;
  const shard = landingShard();
  if (shard && engine === "next")
    throw new Error("LANDING_SHARD: Next's own engine renders all landing pages; leave LANDING_ENGINE out");
  const staging = path.join(projectDir, STAGING);
  // Next has emptied the site's folder; what a killed build left beside it goes here.
  for (const left of readdirSync(staging).filter((name) => name !== RELEASE.site))
    rmSync(path.join(staging, left), { recursive: true });
  const site = path.join(projectDir, STAGED_SITE);
  const font = createFontPreload(site);
  const shells = engine === "adapter" ? takeShells(projectDir, site, font) : undefined;
  // All pages that Next wrote, and none of ours: those have no script.
  hardenSite(site, options.browserScripts, font.add);
  font.assertUsed();
  removePrefetchPayloads(site);
  removeEmptyFolders(site);
  const written = await writeLandingPages({
    worker: options.landingWorker,
    shells: shells ?? { landing: [] },
    target: shells ? site : undefined,
    shard,
    comparing: true,
    hashing: true,
    onProgress: createProgress(`landing pages ${shells ? "written" : "compared"}`),
  });
  const landing = { ...written, inputs };
  if (shard) writeShard(projectDir, shard, landing);
  else finishSite(projectDir, landing);
}

/** Reads the shells that Next left and removes them, with its payload files of them. */
function takeShells(projectDir: string, site: string, font: FontPreload): WriteOptions["shells"] {
  const read = (address: string) => font.add(readFileSync(path.join(site, `${address}.html`), "utf8"));
  const landing = read(routes.landing(SHELL_SLUG, SHELL_SLUG, SHELL_SLUG));
  // With the shell alone there is nothing else below /seo.
  rmSync(path.join(site, "seo"), { recursive: true });
  // `npm run bench` measures the writer with the shell of the last build.
  writeFileSync(path.join(projectDir, BUNDLES, "landing-shell.html"), landing);
  const hubs = path.join(site, routes.service(SHELL_SLUG));
  if (!existsSync(hubs)) return { landing: parseShell(landing) };
  const hub = read(routes.hub(SHELL_SLUG, SHELL_SLUG));
  rmSync(hubs, { recursive: true });
  return { landing: parseShell(landing), hub: parseShell(hub) };
}
