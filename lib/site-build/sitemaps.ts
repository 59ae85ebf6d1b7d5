import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent, getLandingCatalogue, getOrigin } from "@/lib/content";
import type { QualityReport } from "@/lib/landing/quality-report";
import { sitemapFiles, sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";

/** Writes the sitemaps, without the landing pages that the quality report excludes. */
export function writeSitemaps(site: string, { excluded }: QualityReport): void {
  const origin = getOrigin();
  mkdirSync(path.join(site, "sitemaps"), { recursive: true });
  const paths: string[] = [];
  for (const file of sitemapFiles(getContent(), getLandingCatalogue(), new Set(excluded))) {
    writeFileSync(path.join(site, file.path), sitemapXml(file.entries, origin));
    paths.push(file.path);
  }
  writeFileSync(path.join(site, "sitemap.xml"), sitemapIndexXml(paths, origin));
}
