import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { siteUrl, type LandingEngine } from "@/lib/env";
import type { QualityReport } from "@/lib/landing/quality-report";
import { SHELL_SLUG } from "@/lib/landing/shell";
import { routes } from "@/lib/routes";
import { sitemapFiles, sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";
import { hardenSite, type BrowserScripts } from "./hardening/harden-site";
import { writeHostFiles } from "./hosts/write-host-files";
import { markExcluded, parseShell } from "./landing/shell-template";
import { writeLandingPages, type WriteOptions, type WriteResult } from "./landing/write-pages";
import { BUILD_RECORD, BUNDLES, STAGING } from "./paths.mjs";
import { createProgress } from "./progress";
import { publish } from "./publish";
import { writeQualityPage } from "./quality/quality-page";

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

/** What is known of the site in `out`, beside it. */
export interface BuildRecord {
  inputs: string;
  landingPages: number;
  /** Seconds in which the landing pages were rendered, compared with each other and, by the adapter, written. */
  landingSeconds: number;
}

/**
 * What follows Next's export: the rewriting of Next's pages for the policy, the landing pages, the report
 * on how alike they are, the sitemaps, and the switch to the new site.
 *
 * @throws Error when a page fails or the disk is full; `out` is then what it was
 */
export async function completeBuild(options: CompleteBuildOptions): Promise<void> {
  const { projectDir, inputs } = options;
  const staging = path.join(projectDir, STAGING);
  const shells = options.engine === "adapter" ? takeShells(projectDir, staging) : undefined;
  // All pages that Next wrote, and none of ours: those have no script.
  hardenSite(staging, options.browserScripts);
  const { pages, seconds, quality } = await writeLanding(options.landingWorker, staging, shells);
  excludeFromSearch(staging, quality.excluded);
  writeQualityPage(staging, quality);
  writeSitemaps(staging, quality);
  writeHostFiles(staging);
  publish(projectDir);
  const record: BuildRecord = { inputs, landingPages: pages, landingSeconds: seconds };
  writeFileSync(path.join(projectDir, BUILD_RECORD), `${JSON.stringify(record, undefined, 2)}\n`);
}

/** Renders and compares all landing pages; writes them where there are shells, where not Next has done so. */
async function writeLanding(
  worker: string,
  staging: string,
  shells: WriteOptions["shells"] | undefined,
): Promise<Omit<WriteResult, "quality"> & { quality: QualityReport }> {
  const { quality, ...written } = await writeLandingPages({
    worker,
    shells: shells ?? { landing: [] },
    target: shells ? staging : undefined,
    comparing: true,
    onProgress: createProgress(`landing pages ${shells ? "written" : "compared"}`),
  });
  if (!quality) throw new Error("the landing pages were written without being compared");
  return { ...written, quality };
}

/** A page that is too much like a sibling is known only when both have been written. */
function excludeFromSearch(staging: string, excluded: readonly string[]): void {
  for (const page of excluded) {
    const file = path.join(staging, `${page}.html`);
    writeFileSync(file, markExcluded(readFileSync(file, "utf8")));
  }
}

/** Reads the shells that Next left and removes them, with its payload files of them. */
function takeShells(projectDir: string, staging: string): WriteOptions["shells"] {
  const landing = readFileSync(
    path.join(staging, `${routes.landing(SHELL_SLUG, SHELL_SLUG, SHELL_SLUG)}.html`),
    "utf8",
  );
  // With the shell alone there is nothing else below /seo.
  rmSync(path.join(staging, "seo"), { recursive: true });
  // `npm run bench` measures the writer with the shell of the last build.
  writeFileSync(path.join(projectDir, BUNDLES, "landing-shell.html"), landing);
  const hubs = path.join(staging, routes.service(SHELL_SLUG));
  if (!existsSync(hubs)) return { landing: parseShell(landing) };
  const hub = readFileSync(path.join(staging, `${routes.hub(SHELL_SLUG, SHELL_SLUG)}.html`), "utf8");
  rmSync(hubs, { recursive: true });
  return { landing: parseShell(landing), hub: parseShell(hub) };
}

function writeSitemaps(staging: string, { excluded }: QualityReport): void {
  const origin = siteUrl();
  mkdirSync(path.join(staging, "sitemaps"), { recursive: true });
  const paths: string[] = [];
  for (const file of sitemapFiles(getContent(), getLandingCatalogue(), new Set(excluded))) {
    writeFileSync(path.join(staging, file.path), sitemapXml(file.entries, origin));
    paths.push(file.path);
  }
  writeFileSync(path.join(staging, "sitemap.xml"), sitemapIndexXml(paths, origin));
}
