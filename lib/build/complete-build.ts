import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { siteUrl, type LandingEngine } from "@/lib/env";
import { SHELL_SLUG } from "@/lib/landing/shell";
import { routes } from "@/lib/routes";
import { sitemapFiles, sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";
import { parseShell } from "./landing/shell-template";
import { writeLandingPages } from "./landing/write-pages";
import { BUILD_RECORD, BUNDLES, STAGING } from "./paths.mjs";
import { createProgress } from "./progress";
import { publish } from "./publish";

interface CompleteBuildOptions {
  projectDir: string;
  engine: LandingEngine;
  /** Bundled landing worker. */
  worker: string;
  /** Hash of the inputs; `npm start` builds again when it changes. */
  inputs: string;
}

/** What is known of the site in `out`, beside it. */
export interface BuildRecord {
  inputs: string;
  landingPages: number;
  /** Seconds the landing writer took; absent where Next rendered the pages. */
  landingSeconds: number | undefined;
}

/**
 * What follows Next's export: the landing pages, the sitemaps, and the switch to the new site.
 *
 * @throws Error when a page fails or the disk is full; `out` is then what it was
 */
export async function completeBuild({
  projectDir,
  engine,
  worker,
  inputs,
}: CompleteBuildOptions): Promise<void> {
  const staging = path.join(projectDir, STAGING);
  const catalogue = getLandingCatalogue();
  const landingPages = catalogue.services.length * catalogue.industries.length * catalogue.cities.length;
  let landingSeconds: number | undefined;
  if (engine === "adapter") {
    const shell = takeShell(staging);
    // `npm run bench` measures the writer with the shell of the last build.
    writeFileSync(path.join(projectDir, BUNDLES, "landing-shell.html"), shell);
    const onProgress = createProgress("landing pages");
    const result = await writeLandingPages({
      worker,
      template: parseShell(shell),
      target: staging,
      onProgress,
    });
    if (result.pages !== landingPages)
      throw new Error(`landing pages: wrote ${result.pages}, expected ${landingPages}`);
    landingSeconds = result.seconds;
  }
  writeSitemaps(staging);
  publish(projectDir);
  const record: BuildRecord = { inputs, landingPages, landingSeconds };
  writeFileSync(path.join(projectDir, BUILD_RECORD), `${JSON.stringify(record, undefined, 2)}\n`);
}

/** Reads the shell that Next left among the landing pages and removes it. */
function takeShell(staging: string): string {
  const shell = readFileSync(
    path.join(staging, `${routes.landing(SHELL_SLUG, SHELL_SLUG, SHELL_SLUG)}.html`),
    "utf8",
  );
  // With the shell alone there is nothing else below /seo: Next's payload files of it go as well.
  rmSync(path.join(staging, "seo"), { recursive: true });
  return shell;
}

function writeSitemaps(staging: string): void {
  const origin = siteUrl();
  mkdirSync(path.join(staging, "sitemaps"), { recursive: true });
  const paths: string[] = [];
  for (const file of sitemapFiles(getContent(), getLandingCatalogue())) {
    writeFileSync(path.join(staging, file.path), sitemapXml(file.entries, origin));
    paths.push(file.path);
  }
  writeFileSync(path.join(staging, "sitemap.xml"), sitemapIndexXml(paths, origin));
}
