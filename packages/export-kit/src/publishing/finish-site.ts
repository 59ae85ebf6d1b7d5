/** What can be written only when all landing pages are there, and the publication of the site. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { siteUrl } from "@/lib/env";
import type { QualityReport } from "@/lib/landing/quality-report";
import { sitemapFiles, sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";
import { writeHostFiles } from "./hosts/write-host-files";
import { markExcluded } from "./landing/shell-template";
import type { WriteResult } from "./landing/write-pages";
import { hashContent, listTree, manifestOf, verifyManifest, writeManifest, type Manifest } from "./manifest";
import { RELEASE, STAGED_SITE, STAGING } from "./paths.mjs";
import { publish } from "./publish";
import { writeQualityPage } from "./quality/quality-page";
import { createReport } from "./quality/report";

/** What is known of the site in `out`, beside it. */
export interface BuildRecord {
  inputs: string;
  landingPages: number;
  /** Seconds in which the landing pages were rendered, compared with each other and, by the adapter, written. */
  landingSeconds: number;
}

/** What was learnt while the landing pages were written. */
export type LandingResult = Pick<WriteResult, "pages" | "seconds" | "files" | "tallies"> & { inputs: string };

/** So many problems are named; a full disk cuts off thousands of files. */
const SHOWN = 5;

/**
 * Completes the staged site, lists its files, verifies them and puts the site in the place of `out`.
 *
 * @throws Error when files are not what was written; `out` is then what it was
 */
export function finishSite(projectDir: string, landing: LandingResult): void {
  const site = path.join(projectDir, STAGED_SITE);
  const files = new Map(landing.files);
  const quality = createReport(landing.tallies);
  for (const page of quality.excluded) {
    const file = `${page.slice(1)}.html`;
    const html = markExcluded(readFileSync(path.join(site, file), "utf8"));
    replaceFile(path.join(site, file), html);
    if (files.has(file)) files.set(file, hashContent(html));
  }
  writeQualityPage(site, quality);
  writeSitemaps(site, quality);
  writeHostFiles(site);

  writeManifest(path.join(projectDir, STAGING, RELEASE.manifest), listVerified(site, files));
  const { inputs, pages, seconds } = landing;
  const record: BuildRecord = { inputs, landingPages: pages, landingSeconds: seconds };
  writeFileSync(path.join(projectDir, STAGING, RELEASE.record), `${JSON.stringify(record, undefined, 2)}\n`);
  publish(projectDir);
}

/**
 * Lists a site, all files that were hashed when they were written among them.
 *
 * @throws Error when one of those is not there, or is not as long as it was
 */
export function listVerified(site: string, written: Manifest): Manifest {
  const tree = listTree(site);
  const manifest = new Map([...manifestOf(site, written, tree), ...written]);
  const problems = verifyManifest(site, manifest, "sizes", tree);
  if (problems.length > 0) {
    const more = problems.length > SHOWN ? ` and ${problems.length - SHOWN} more` : "";
    throw new Error(`the site is not what was written: ${problems.slice(0, SHOWN).join(", ")}${more}`);
  }
  return manifest;
}

/** Writes to a new file: the old one may be a shard's as well, by a second link. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function writeSitemaps(site: string, { excluded }: QualityReport): void {
  const origin = siteUrl();
  mkdirSync(path.join(site, "sitemaps"), { recursive: true });
  const paths: string[] = [];
  for (const file of sitemapFiles(getContent(), getLandingCatalogue(), new Set(excluded))) {
    writeFileSync(path.join(site, file.path), sitemapXml(file.entries, origin));
    paths.push(file.path);
  }
  writeFileSync(path.join(site, "sitemap.xml"), sitemapIndexXml(paths, origin));
}
