import type { CacheRule } from "../options";
import { isFile, matches } from "../hosts/table.mjs";
import type { Manifest } from "./manifest";

/** Deploys whose assets stay: a tab that was opened before a deploy still asks for the old ones. */
const DEPLOYS_KEPT = 2;

/** What to do with the files of a host, by path. */
export interface PublishPlan {
  /** In this order: a page goes up after the assets it names, a sitemap after the pages it lists. */
  upload: string[];
  /** On the host, no longer part of the site, and still needed. */
  keep: string[];
  /** After the uploads. */
  delete: string[];
  unchanged: number;
  /** Assets that browsers keep for a year and that have other contents now: a defect of the build. */
  changedAssets: string[];
}

/**
 * Compares a site with what was deployed before.
 *
 * @param next the site to publish
 * @param deployed manifests of earlier deploys, newest first; the first says what pages the host has,
 *   the others which assets it may have besides
 * @param cacheRules of the table of hosts
 */
export function planPublication(
  next: Manifest,
  deployed: readonly Manifest[],
  cacheRules: readonly CacheRule[],
): PublishPlan {
  /** Whether browsers keep a file for a year. */
  const isAsset = (file: string) =>
    cacheRules.some(({ paths, value }) => value.includes("immutable") && matches(`/${file}`, paths));
  const rank = (file: string) => (isAsset(file) ? 0 : /^sitemap/.test(file) ? 3 : isFile(`/${file}`) ? 1 : 2);
  const host = new Map<string, string>();
  for (const [age, manifest] of deployed.entries())
    for (const [file, { sha256 }] of manifest)
      if (!host.has(file) && (age === 0 || isAsset(file))) host.set(file, sha256);

  const differing = [...next].filter(([file, { sha256 }]) => host.get(file) !== sha256).map(([file]) => file);
  const gone = [...host.keys()].filter((file) => !next.has(file)).sort();
  const recent = deployed.slice(0, DEPLOYS_KEPT);
  const isKept = (file: string) => isAsset(file) && recent.some((manifest) => manifest.has(file));
  return {
    upload: differing.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    keep: gone.filter(isKept),
    delete: gone.filter((file) => !isKept(file)),
    unchanged: next.size - differing.length,
    changedAssets: differing.filter((file) => isAsset(file) && host.has(file)),
  };
}
