import { verifyManifest } from "../publishing/manifest";
import type { Shard } from "./shard";

/**
 * Returns the reasons why shards cannot be merged, one sentence each. Compares the contents of all files, because
 * shards come from other machines.
 *
 * @param inputs hash of the inputs of the project that merges
 */
export function findShardProblems(shards: readonly Shard[], inputs: string): string[] {
  const mismatches = findMismatches(shards, inputs);
  // Comparing files would only repeat the problems, file by file.
  if (mismatches.length > 0) return mismatches;
  const damage = shards.flatMap(findDamage);
  if (damage.length > 0) return damage;
  const [first, ...others] = shards;
  const problems = others.flatMap((other) => findDifferences(first!, other));
  const pages = shards.reduce((sum, shard) => sum + shard.pages, 0);
  const expected = first?.ofAllShards ?? 0;
  if (pages !== expected) problems.push(`the shards contain ${pages} of ${expected} pages of collections`);
  return problems;
}

function findMismatches(shards: readonly Shard[], inputs: string): string[] {
  const count = shards[0]?.shard.count ?? 0;
  const problems = shards
    .filter(({ shard }) => shard.count !== count)
    .map(
      ({ folder, shard }) =>
        `${folder} is one of ${shard.count} shards, ${shards[0]!.folder} is one of ${count}`,
    );
  for (const shard of shards)
    if (shard.inputs !== inputs)
      problems.push(`${shard.folder} was built from different inputs: another commit or other settings`);
  if (problems.length > 0) return problems;
  for (let number = 1; number <= count; number += 1) {
    const found = shards.filter(({ shard }) => shard.number === number).map(({ folder }) => folder);
    if (found.length === 0) problems.push(`shard ${number} of ${count} is missing`);
    if (found.length > 1)
      problems.push(`shard ${number} of ${count} was given ${found.length} times: ${found.join(", ")}`);
  }
  return problems;
}

function findDamage({ folder, site, manifest, collected }: Shard): string[] {
  const unlisted = [...collected.keys()].filter((file) => !manifest.has(file));
  return [
    ...verifyManifest(site, manifest),
    ...unlisted.map((file) => `${file} is missing in the manifest of the site`),
  ].map((problem) => `${folder}: ${problem}`);
}

/** Pages of collections that are in both shards, and other files that differ. */
function findDifferences(first: Shard, other: Shard): string[] {
  const problems: string[] = [];
  const both = `${first.folder} and ${other.folder}`;
  for (const file of new Set([...first.manifest.keys(), ...other.manifest.keys()])) {
    const isCollected = first.collected.has(file) || other.collected.has(file);
    const [a, b] = [first.manifest.get(file), other.manifest.get(file)];
    if (isCollected && a && b) problems.push(`${both} both have ${file}`);
    if (!isCollected && a?.sha256 !== b?.sha256) problems.push(`${both} differ in ${file}`);
  }
  return problems;
}
