import type { CacheRule } from "../options";
import { isFile, matches } from "../hosts/table";
import type { FileEntry, Manifest } from "../publishing/manifest";

/** Deploys whose assets are kept, for tabs that were opened before a later deploy. */
const DEPLOYS_KEPT = 2;

/** What a deploy changes among the files of a host, as lists of paths. */
interface FileChanges {
  /** In upload order: pages come after what they load, sitemaps after the pages that they list, their index last. */
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
 * @param host what the host has, if more is known than the manifests say. An empty hash stands for unknown contents
 */
export function findFileChanges(
  next: Manifest,
  deployed: readonly Manifest[],
  cacheRules: readonly CacheRule[],
  host?: ReadonlyMap<string, Pick<FileEntry, "sha256">>,
): FileChanges {
  const isAsset = assetTest(cacheRules);
  const rank = uploadRank(isAsset);
  const present = host ?? hostOf(deployed, isAsset);

  const differing = [...next]
    .filter(([file, { sha256 }]) => present.get(file)?.sha256 !== sha256)
    .map(([file]) => file);
  const gone = [...present.keys()].filter((file) => !next.has(file)).sort();
  const recent = deployed.slice(0, DEPLOYS_KEPT);
  const isKept = (file: string) => isAsset(file) && recent.some((manifest) => manifest.has(file));
  return {
    upload: differing.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    keep: gone.filter(isKept),
    delete: gone.filter((file) => !isKept(file)),
    unchanged: next.size - differing.length,
    changedAssets: differing.filter((file) => isAsset(file) && present.get(file)?.sha256),
  };
}

/** Upload order. */
const RANKS = { asset: 0, file: 1, page: 2, sitemap: 3, sitemapIndex: 4 };

/** Creates the function that orders uploads: files of a lower rank have to be on the host before the next ones. */
export function uploadRank(isAsset: (file: string) => boolean): (file: string) => number {
  return (file) => {
    if (isAsset(file)) return RANKS.asset;
    if (file === "sitemap.xml") return RANKS.sitemapIndex;
    if (file.startsWith("sitemap")) return RANKS.sitemap;
    return isFile(`/${file}`) ? RANKS.file : RANKS.page;
  };
}

/** Creates the test of whether browsers cache a file for a year. */
export function assetTest(cacheRules: readonly CacheRule[]): (file: string) => boolean {
  const patterns = cacheRules
    .filter(({ value }) => value.includes("immutable"))
    .flatMap(({ paths }) => paths);
  return (file) => matches(`/${file}`, patterns);
}

function hostOf(deployed: readonly Manifest[], isAsset: (file: string) => boolean): Map<string, FileEntry> {
  const host = new Map<string, FileEntry>();
  for (const [age, manifest] of deployed.entries())
    for (const [file, entry] of manifest)
      if (!host.has(file) && (age === 0 || isAsset(file))) host.set(file, entry);
  return host;
}
