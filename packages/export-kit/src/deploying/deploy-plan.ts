import { createHostTable } from "../hosts/table";
import type { FileEntry, Manifest } from "../publishing/manifest";
import { assetTest, planPublication, uploadRank } from "../publishing/publish-plan";
import { changedVariables, describeUnagreed } from "../publishing/removals";
import { DeployError, EXIT } from "./deploy-error";
import type { Goal } from "./deploy-goal";
import { addressOf, filesWithOtherHeaders } from "./objects";
import type { Situation } from "./storage-situation";

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
export function planDeploy(situation: Situation, goal: Goal, { all = false } = {}): DeployPlan {
  const { manifest, rules } = goal;
  const { history, published } = situation;
  const { cacheRules } = createHostTable({ hosts: rules.hosts });
  const isAsset = assetTest(cacheRules);
  const rank = uploadRank(isAsset);
  const stored = new Map(situation.stored);
  const [current, ...older] = history;
  // Of unknown contents: the file is uploaded again.
  const forget = (file: string) => stored.has(file) && stored.set(file, { sha256: "", size: 0 });
  if (current) filesWithOtherHeaders(published, current.rules, rules).forEach(forget);
  if (all) for (const file of manifest.keys()) forget(file);

  const deployed = [published, ...older.map(({ assets }) => manifestOfAssets(assets))];
  const plan = planPublication(manifest, deployed, cacheRules, stored);
  if (plan.changedAssets.length > 0)
    throw new DeployError(
      `browsers cache these files for a year, but their contents have changed: ${plan.changedAssets.join(", ")}. ` +
        `Name them after their content, or give them another cache rule`,
    );
  const isPublished = plan.upload.length === 0 && sameFiles(manifest, published);
  // Deploying the same site again does not count: assets stay for two deploys of something else.
  const remove = isPublished ? plan.delete.filter((file) => situation.touched.has(file)) : plan.delete;
  const known = new Set([...published.keys(), ...situation.touched]);
  const changed = new Set([...plan.upload, ...remove, ...situation.touched]);
  const gone = remove.filter((file) => !isAsset(file) && published.has(file));
  return {
    isPublished,
    phases: groupByRank(plan.upload, rank),
    remove,
    gone,
    assets: Object.fromEntries(
      [...manifest].filter(([file]) => isAsset(file)).map(([file, { sha256 }]) => [file, sha256]),
    ),
    uploads: plan.upload.length,
    unchanged: plan.unchanged,
    bytes: plan.upload.reduce((sum, file) => sum + manifest.get(file)!.size, 0),
    purge: [...known]
      .filter((file) => !isAsset(file) && changed.has(file))
      .map(addressOf)
      .sort(),
  };
}

/**
 * Refuses to remove much of the site by accident.
 *
 * @param confirmed the number of removals that the person who deploys has agreed to
 * @throws DeployError that names the number
 */
export function guardRemovals(
  { gone }: Pick<DeployPlan, "gone">,
  { published, history }: Pick<Situation, "published" | "history">,
  { variables, rollbackTo }: Pick<Goal, "variables" | "rollbackTo">,
  confirmed: number | undefined,
): void {
  if (rollbackTo !== undefined) return;
  const unagreed = describeUnagreed({
    gone,
    published: published.size,
    agreed: confirmed,
    settings: changedVariables(history[0]?.variables ?? {}, variables),
  });
  if (unagreed) throw new DeployError(`this deploy ${unagreed}`, EXIT.confirm);
}

/** @param files sorted by rank */
function groupByRank(files: readonly string[], rank: (file: string) => number): string[][] {
  const groups = new Map<number, string[]>();
  for (const file of files) {
    const group = groups.get(rank(file));
    if (group) group.push(file);
    else groups.set(rank(file), [file]);
  }
  return [...groups.values()];
}

function sameFiles(a: Manifest, b: Manifest): boolean {
  return a.size === b.size && [...a].every(([file, { sha256 }]) => b.get(file)?.sha256 === sha256);
}

function manifestOfAssets(assets: Readonly<Record<string, string>>): Manifest {
  return new Map(
    Object.entries(assets).map(([file, sha256]): [string, FileEntry] => [file, { sha256, size: 0 }]),
  );
}
