import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { siteUrl, type LandingEngine } from "@/lib/env";
import type { QualityReport } from "@/lib/landing/quality-report";
import { SHELL_SLUG } from "@/lib/landing/shell";
import { routes } from "@/lib/routes";
import { sitemapFiles, sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";
import { markExcluded, parseShell } from "./landing/shell-template";
import { writeLandingPages } from "./landing/write-pages";
import { BUILD_RECORD, BUNDLES, STAGING } from "./paths.mjs";
import { createProgress } from "./progress";
import { publish } from "./publish";
import { measureQuality } from "./quality/measure-quality";
import { writeQualityPage } from "./quality/quality-page";

interface CompleteBuildOptions {
  projectDir: string;
  engine: LandingEngine;
  /** Bundled landing worker and quality worker. */
  landingWorker: string;
  qualityWorker: string;
  /** Hash of the inputs; `npm start` builds again when it changes. */
  inputs: string;
}

/** What is known of the site in `out`, beside it. */
export interface BuildRecord {
  inputs: string;
  landingPages: number;
  /** Seconds the landing writer took; absent where Next rendered the pages. */
  landingSeconds: number | undefined;
  /** Seconds the comparison of sibling pages took. */
  qualitySeconds: number;
}

/**
 * What follows Next's export: the quality report, the landing pages, the sitemaps, and the switch
 * to the new site.
 *
 * @throws Error when a page fails or the disk is full; `out` is then what it was
 */
export async function completeBuild(options: CompleteBuildOptions): Promise<void> {
  const { projectDir, engine, inputs } = options;
  const staging = path.join(projectDir, STAGING);
  const { services, industries, cities } = getLandingCatalogue();
  const quality = await measureQuality(options.qualityWorker, createProgress("landing pages compared"));
  const landingSeconds =
    engine === "adapter"
      ? await writeLanding(options, staging, quality.excluded)
      : excludeFromSearch(staging, quality.excluded);
  writeQualityPage(staging, quality);
  writeSitemaps(staging, quality);
  publish(projectDir);
  const record: BuildRecord = {
    inputs,
    landingPages: services.length * industries.length * cities.length,
    landingSeconds,
    qualitySeconds: quality.seconds,
  };
  writeFileSync(path.join(projectDir, BUILD_RECORD), `${JSON.stringify(record, undefined, 2)}\n`);
}

/** Writes all landing pages; returns the seconds it took. */
async function writeLanding(
  { projectDir, landingWorker }: CompleteBuildOptions,
  staging: string,
  excluded: readonly string[],
): Promise<number> {
  const shell = takeShell(staging);
  // `npm run bench` measures the writer with the shell of the last build.
  writeFileSync(path.join(projectDir, BUNDLES, "landing-shell.html"), shell);
  const { seconds } = await writeLandingPages({
    worker: landingWorker,
    template: parseShell(shell),
    target: staging,
    excluded,
    onProgress: createProgress("landing pages written"),
  });
  return seconds;
}

/** Pages that Next rendered do not know yet that they are too much like a sibling. */
function excludeFromSearch(staging: string, excluded: readonly string[]): undefined {
  for (const page of excluded) {
    const file = path.join(staging, `${page}.html`);
    writeFileSync(file, markExcluded(readFileSync(file, "utf8")));
  }
}

/** Reads the shell that Next left among the landing pages and removes it. */
function takeShell(staging: string): string {
  const file = `${routes.landing(SHELL_SLUG, SHELL_SLUG, SHELL_SLUG)}.html`;
  const shell = readFileSync(path.join(staging, file), "utf8");
  // With the shell alone there is nothing else below /seo: Next's payload files of it go as well.
  rmSync(path.join(staging, "seo"), { recursive: true });
  return shell;
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
