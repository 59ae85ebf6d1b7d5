import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent, getLandingCatalogue, getOrigin } from "@/lib/content";
import { sitemapFiles, sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";

/** @param offered paths of the landing pages that are offered to search engines */
export function writeSitemaps(site: string, offered: ReadonlySet<string>): void {
  const origin = getOrigin();
  mkdirSync(path.join(site, "sitemaps"), { recursive: true });
  const paths: string[] = [];
  for (const file of sitemapFiles(getContent(), getLandingCatalogue(), offered)) {
    writeFileSync(path.join(site, file.path), sitemapXml(file.entries, origin));
    paths.push(file.path);
  }
  writeFileSync(path.join(site, "sitemap.xml"), sitemapIndexXml(paths, origin));
}
