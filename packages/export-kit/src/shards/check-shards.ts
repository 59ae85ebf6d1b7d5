import { verifyManifest } from "../publishing/manifest";
import type { Shard } from "./shard";

/**
 * What keeps shards from being one site, a sentence each; none when nothing does. Files are read whole:
 * a shard has come from another machine.
 *
 * @param inputs hash of the inputs of the project that merges
 */
export function findShardProblems(shards: readonly Shard[], inputs: string): string[] {
  const problems = [...findMismatches(shards, inputs)];
  // Further comparisons would say the same again, file by file.
  if (problems.length > 0) return problems;
  problems.push(...shards.flatMap(findDamage));
  if (problems.length > 0) return problems;
  const [first, ...others] = shards;
  problems.push(...others.flatMap((other) => findDifferences(first!, other)));
  const pages = shards.reduce((sum, shard) => sum + shard.pages, 0);
  const expected = first?.ofAllShards ?? 0;
  if (pages !== expected) problems.push(`the shards have ${pages} of ${expected} pages of collections`);
  return problems;
}

function findMismatches(shards: readonly Shard[], inputs: string): string[] {
  const count = shards[0]?.shard.count ?? 0;
  const problems = shards
    .filter(({ shard }) => shard.count !== count)
    .map(
      ({ folder, shard }) =>
        `${folder}: one of ${shard.count} shards, ${shards[0]!.folder} is one of ${count}`,
    );
  for (const shard of shards)
    if (shard.inputs !== inputs)
      problems.push(
        `${shard.folder}: built from another commit, with other settings or with another version of Node than here`,
      );
  if (problems.length > 0) return problems;
  for (let number = 1; number <= count; number += 1) {
    const found = shards.filter(({ shard }) => shard.number === number).map(({ folder }) => folder);
    if (found.length === 0) problems.push(`shard ${number} of ${count} is missing`);
    if (found.length > 1)
      problems.push(`shard ${number} of ${count} is there ${found.length} times: ${found.join(", ")}`);
  }
  return problems;
}

function findDamage({ folder, site, manifest, collected }: Shard): string[] {
  const unlisted = [...collected.keys()].filter((file) => !manifest.has(file));
  return [...verifyManifest(site, manifest), ...unlisted.map((file) => `${file} is in one list only`)].map(
    (problem) => `${folder}: ${problem}`,
  );
}

/** Files that are in both shards and should not be, or are not the same and should be. */
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
