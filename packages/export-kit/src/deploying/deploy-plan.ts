import { addressOf } from "../hosts/addresses";
import { createHostTable } from "../hosts/table";
import type { Manifest } from "../publishing/manifest";
import { DeployError, EXIT } from "./deploy-error";
import type { Goal } from "./deploy-goal";
import { assetsOf } from "./deploy-records";
import { assetTest, findFileChanges, uploadRank } from "./file-changes";
import { filesWithOtherHeaders } from "./object-headers";
import type { BucketState } from "./bucket-state";
import { describeUnagreed } from "./removals";

/** The objects that a deploy writes and removes. */
export interface DeployPlan {
  /** Whether the storage serves exactly this site. Remains of an interrupted deploy can still be in `remove`. */
  isPublished: boolean;
  /** Files by upload rank: each group needs the ones before it. */
  phases: string[][];
  remove: string[];
  /** Pages and files among `remove` that are not assets: addresses that will be gone. */
  gone: string[];
  /** SHA-256 of the site's assets by path. */
  assets: Record<string, string>;
  uploads: number;
  unchanged: number;
  /** Sum of the sizes of the uploads. */
  bytes: number;
  /**
   * Addresses whose answer differs from the published deploy, or may have differed during an interrupted one, for the
   * purge of a CDN. New addresses and assets need none.
   */
  purge: string[];
}

/**
 * Plans a deploy.
 *
 * @param all upload unchanged files too
 * @throws DeployError if a file that browsers cache for a year has changed
 */
export function planDeploy(state: BucketState, goal: Goal, { all = false } = {}): DeployPlan {
  const { manifest, rules } = goal;
  const { history, published } = state;
  const { cacheRules } = createHostTable({ hosts: rules.hosts });
  const isAsset = assetTest(cacheRules);
  const rank = uploadRank(isAsset);
  const stored = new Map(state.stored);
  const [current, ...older] = history;
  // Of unknown contents: the file is uploaded again.
  const forget = (file: string) => stored.has(file) && stored.set(file, { sha256: "", size: 0 });
  if (current) filesWithOtherHeaders(published, current.rules, rules).forEach(forget);
  if (all) for (const file of manifest.keys()) forget(file);

  const deployed = [published, ...older.map(assetsOf)];
  const changes = findFileChanges(manifest, deployed, cacheRules, stored);
  if (changes.changedAssets.length > 0)
    throw new DeployError(
      `browsers cache these files for a year, but their contents have changed: ${changes.changedAssets.join(", ")}. ` +
        `Name them after their content, or give them another cache rule`,
    );
  const isPublished = changes.upload.length === 0 && sameFiles(manifest, published);
  // Deploying the same site again does not count: assets stay for two deploys of something else.
  const remove = isPublished ? changes.delete.filter((file) => state.touched.has(file)) : changes.delete;
  const known = new Set([...published.keys(), ...state.touched]);
  const changed = new Set([...changes.upload, ...remove, ...state.touched]);
  const gone = remove.filter((file) => !isAsset(file) && published.has(file));
  return {
    isPublished,
    phases: [...new Set(changes.upload.map(rank))].map((each) =>
      changes.upload.filter((file) => rank(file) === each),
    ),
    remove,
    gone,
    assets: Object.fromEntries(
      [...manifest].filter(([file]) => isAsset(file)).map(([file, { sha256 }]) => [file, sha256]),
    ),
    uploads: changes.upload.length,
    unchanged: changes.unchanged,
    bytes: changes.upload.reduce((sum, file) => sum + manifest.get(file)!.size, 0),
    purge: [...known]
      .filter((file) => !isAsset(file) && changed.has(file))
      .map(addressOf)
      .sort(),
  };
}

/**
 * Refuses to remove much of the site by accident.
 *
 * @throws DeployError that names the number to agree to
 */
export function assertAgreed(removals: Parameters<typeof describeUnagreed>[0]): void {
  const unagreed = describeUnagreed(removals);
  if (unagreed) throw new DeployError(`this deploy ${unagreed}`, EXIT.confirm);
}

function sameFiles(a: Manifest, b: Manifest): boolean {
  return a.size === b.size && [...a].every(([file, { sha256 }]) => b.get(file)?.sha256 === sha256);
}
