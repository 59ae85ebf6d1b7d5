import type { CacheRule } from "../options";
import { isFile, matches } from "../hosts/table.mjs";
import type { Manifest } from "./manifest";

/** Deploys whose assets are kept, for tabs that were opened before a later deploy. */
const DEPLOYS_KEPT = 2;

/** Changes to the files of a host, as lists of paths. */
export interface PublishPlan {
  /** In upload order: pages come after the assets that they load, sitemaps after the pages that they list. */
  upload: string[];
  /** Assets on the host that only earlier deploys use: open tabs may still load them. */
  keep: string[];
  /** To delete after the uploads. */
  delete: string[];
  unchanged: number;
  /** Assets that browsers cache for a year and whose contents have changed: a defect of the build. */
  changedAssets: string[];
}

/**
 * Compares a site with what was deployed before.
 *
 * @param next the site to publish
 * @param deployed manifests of earlier deploys, newest first. The first lists what the host serves, the others the
 *   assets that it may still have
 * @param cacheRules of the host table
 */
export function planPublication(
  next: Manifest,
  deployed: readonly Manifest[],
  cacheRules: readonly CacheRule[],
): PublishPlan {
  /** Whether browsers cache a file for a year. */
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
