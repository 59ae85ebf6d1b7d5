import { readFileSync } from "node:fs";
import path from "node:path";
import { MANIFEST, OUT, SHARDS } from "@/lib/site-build/build-paths.mjs";
import { parseManifest, verifyManifest } from "@/lib/site-build/built-site";
import { fillDisk, killBuilds } from "./interrupted-builds";
import { copyProject, type Environment, type ProjectCopy } from "./project-copy";
import { listServed, readTree, type Tree } from "./served-tree";

export interface PublishingOptions {
  /** The project. */
  root: string;
  /** LANDING_SCOPE of what is built. */
  scope: string;
  /** Folder of the same site as it was built in the project: of its `out` and `.releases`. */
  reference: string;
  /** Decides at what moments builds are killed. */
  seed: number;
  log: (line: string) => void;
}

export interface PublishingCheck {
  name: string;
  /** Undefined where the check could not be made here. */
  problems: string[] | undefined;
}

/** Far from the project's: a day ahead, and a language that sorts and writes numbers its own way. */
const ELSEWHERE: Environment = { TZ: "Pacific/Auckland", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" };
const SHARD_COUNT = 2;

/** Builds the site in another folder, in parts and under adverse conditions. */
export async function checkPublishing(options: PublishingOptions): Promise<PublishingCheck[]> {
  const { root, scope, reference, seed, log } = options;
  const expected = readFileSync(path.join(reference, MANIFEST), "utf8");
  const damaged = verifyManifest(path.join(reference, OUT), parseManifest(expected));
  if (damaged.length > 0) throw new Error(`${reference} is no finished site: ${damaged[0]}`);
  const tree = readTree(path.join(reference, OUT));
  const copy = await copyProject(root, { ...ELSEWHERE, LANDING_SCOPE: scope });
  log(`the project built in ${copy.folder}`);
  try {
    return [
      {
        name: "the same site in another folder, time zone and language",
        problems: differences(tree, readTree(path.join(copy.folder, OUT))),
      },
      { name: `the same site from ${SHARD_COUNT} shards`, problems: await merge(copy, tree, log) },
      { name: "killed builds", problems: await killBuilds(copy, seed, log) },
      { name: "a full disk", problems: await fillDisk(copy, log) },
    ];
  } finally {
    copy.remove();
  }
}

async function merge(copy: ProjectCopy, expected: Tree, log: (line: string) => void): Promise<string[]> {
  const problems: string[] = [];
  const folders: string[] = [];
  const before = listServed(copy.folder);
  const unchanged = (when: string) => {
    if (listServed(copy.folder) !== before) problems.push(`${when}, something was published`);
  };
  for (let number = 1; number <= SHARD_COUNT; number += 1) {
    const { code, output } = await copy.complete({ LANDING_SHARD: `${number}/${SHARD_COUNT}` });
    if (code !== 0) return [`shard ${number} ended with code ${code}:\n${output}`];
    folders.push(path.join(SHARDS, `${number}-of-${SHARD_COUNT}`));
  }
  unchanged("after a shard");
  const mergeOf = (list: string[]) =>
    copy.run([process.execPath, "node_modules/.bin/export-kit", "merge", ...list]);
  const refused = await mergeOf(folders.slice(1));
  const message = `shard 1 of ${SHARD_COUNT} is missing`;
  if (refused.code !== 1 || !refused.output.includes(message))
    problems.push(`without a shard the merge ended with code ${refused.code}:\n${refused.output}`);
  unchanged("without a shard");
  const merged = await mergeOf(folders.toReversed());
  log(`shards merged in ${(merged.milliseconds / 1000).toFixed(1)} s`);
  if (merged.code !== 0) problems.push(`the merge ended with code ${merged.code}:\n${merged.output}`);
  return [...problems, ...differences(expected, readTree(path.join(copy.folder, OUT)))];
}

/** Names files and folders that are in one of two trees only, and files that differ. */
function differences(expected: Tree, got: Tree): string[] {
  return [...new Set([...expected.keys(), ...got.keys()])]
    .filter((name) => expected.get(name) !== got.get(name))
    .map((name) => {
      if (!expected.has(name)) return `${name} is there, and was not to be`;
      return `${name} ${got.has(name) ? "differs" : "is missing"}`;
    });
}
