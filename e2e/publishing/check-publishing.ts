/**
 * Builds the sample in another folder, in shards, killed and on a full disk, and compares the sites: `npm run test:release
 * -- --only publishing`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { BUILD_RECORD, MANIFEST, OUT, SHARDS } from "@/packages/export-kit/src/paths.mjs";
import { parseManifest, verifyManifest } from "@/packages/export-kit/src/publishing/manifest";
import { SAMPLE } from "@/lib/site-build/cli/test-steps.mjs";
import type { CheckResult } from "../check-result";
import { fillDisk, killBuilds } from "./interrupted-builds";
import type { Environment } from "../project-copy";
import { reportChecks } from "../report.mjs";
import { buildCopy, type BuiltCopy } from "./built-copy";
import { buildEdited } from "./edited-build";
import { listServed, readTree, type Tree } from "./served-tree";

/** Unlike a developer's: a day ahead in most hours, and a language that sorts and formats numbers differently. */
const OTHER_LOCALE: Environment = { TZ: "Pacific/Auckland", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" };
const SHARD_COUNT = 2;

/** Says when each build ends. */
const log = (line: string) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`);

export async function main(): Promise<void> {
  reportChecks(await checkPublishing(), process.argv[2]);
}

/** Here, not with the engine: it needs a whole site. */
async function checkPublishing(): Promise<CheckResult[]> {
  const out = path.join(SAMPLE, OUT);
  const damaged = verifyManifest(out, parseManifest(readFileSync(path.join(SAMPLE, MANIFEST), "utf8")));
  if (damaged.length > 0) throw new Error(`${SAMPLE} is not a complete site: ${damaged[0]}`);
  const tree = readTree(out);
  // The copy is no repository.
  const { commit = "", variables } = JSON.parse(readFileSync(path.join(SAMPLE, BUILD_RECORD), "utf8"));
  const settings = { LANDING_SCOPE: variables.LANDING_SCOPE, SITE_COMMIT: commit };
  const copy = await buildCopy(process.cwd(), { ...OTHER_LOCALE, ...settings });
  log(`built a copy of the project in ${copy.folder}`);
  try {
    return [
      {
        name: "a build in another folder, time zone and language gives the same site",
        problems: compareTrees(tree, readTree(path.join(copy.folder, OUT))),
      },
      {
        name: "a build after an edit links what has not changed, and gives the site of a clean build",
        problems: await buildEdited(copy, compareTrees),
      },
      {
        name: `a build in ${SHARD_COUNT} shards gives the same site`,
        problems: await mergeShards(copy, tree),
      },
      {
        name: "a killed build leaves the old site or the new one, complete",
        problems: await killBuilds(copy, log),
      },
      {
        name: "a build on a full disk leaves the old site, complete",
        ...((await fillDisk(copy, log)) ?? { problems: [], skipped: true, note: "cannot mount a tmpfs" }),
      },
    ];
  } finally {
    copy.remove();
  }
}

async function mergeShards(copy: BuiltCopy, expected: Tree): Promise<string[]> {
  const problems: string[] = [];
  const folders: string[] = [];
  const before = listServed(copy.folder);
  const expectUnchanged = (when: string) => {
    if (listServed(copy.folder) !== before) problems.push(`the served site changed ${when}`);
  };
  for (let number = 1; number <= SHARD_COUNT; number += 1) {
    const { code, output } = await copy.complete({ LANDING_SHARD: `${number}/${SHARD_COUNT}` });
    if (code !== 0) return [`the build of shard ${number} ended with code ${code}:\n${output}`];
    folders.push(path.join(SHARDS, `${number}-of-${SHARD_COUNT}`));
  }
  expectUnchanged("when shards were built");
  const merge = (shards: string[]) =>
    copy.run([process.execPath, "node_modules/.bin/export-kit", "merge", ...shards]);
  const refused = await merge(folders.slice(1));
  const message = `shard 1 of ${SHARD_COUNT} is missing`;
  if (refused.code !== 1 || !refused.output.includes(message))
    problems.push(
      `a merge without shard 1 ended with code ${refused.code}, expected 1 and “${message}”:\n${refused.output}`,
    );
  expectUnchanged("when a merge was refused");
  const merged = await merge(folders.toReversed());
  log("merged the shards");
  if (merged.code !== 0) problems.push(`the merge ended with code ${merged.code}:\n${merged.output}`);
  return [...problems, ...compareTrees(expected, readTree(path.join(copy.folder, OUT)))];
}

function compareTrees(expected: Tree, actual: Tree): string[] {
  return [...new Set([...expected.keys(), ...actual.keys()])]
    .filter((name) => expected.get(name) !== actual.get(name))
    .map((name) => {
      if (!expected.has(name)) return `${name} is not in the expected site`;
      return `${name} ${actual.has(name) ? "differs" : "is missing"}`;
    });
}
