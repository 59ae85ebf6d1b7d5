import { constants, copyFileSync, linkSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { getLandingCatalogue } from "@/lib/content";
import { finishSite } from "../finish-site";
import type { FileEntry } from "../manifest";
import { STAGED_SITE, STAGING } from "../paths.mjs";
import { findShardProblems } from "./check-shards";
import { readShard } from "./shard";

/** So many problems are shown; two machines may differ in every page. */
const SHOWN = 20;

/**
 * Joins shards to the site that one build would have made, and publishes it. The shards stay as they are.
 *
 * @param inputs hash of the inputs of the project here
 * @returns how many landing pages the site has
 * @throws Error that names what is missing, doubled, damaged or from another build; `out` is then what it was
 */
export function mergeShards(projectDir: string, folders: readonly string[], inputs: string): number {
  if (folders.length === 0) throw new Error("npm run build:merge -- <folders of all shards>");
  const shards = folders.map(readShard);
  const { services, industries, cities } = getLandingCatalogue();
  const pages = services.length * industries.length * cities.length;
  const problems = findShardProblems(shards, { inputs, pages });
  if (problems.length > 0) {
    const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : [];
    throw new Error(["the shards are no site:", ...problems.slice(0, SHOWN), ...more].join("\n  "));
  }

  rmSync(path.join(projectDir, STAGING), { recursive: true, force: true });
  const site = path.join(projectDir, STAGED_SITE);
  const files = new Map<string, FileEntry>();
  const [first] = shards;
  const shared = [...first!.manifest.keys()].filter((file) => !first!.landing.has(file));
  // Some of these are written anew, and would change in the shard as well if they were linked.
  place(shared, first!.site, site, copyFileSync);
  for (const shard of shards) {
    place(shard.landing.keys(), shard.site, site, linkOrCopy);
    for (const [file, entry] of shard.landing) files.set(file, entry);
  }
  const seconds = shards.reduce((sum, shard) => sum + shard.seconds, 0);
  finishSite(projectDir, {
    inputs,
    pages,
    seconds,
    files,
    tallies: shards.flatMap(({ tallies }) => tallies),
  });
  return pages;
}

function place(
  files: Iterable<string>,
  from: string,
  to: string,
  put: (source: string, target: string) => void,
): void {
  let folder = "";
  for (const file of files) {
    const target = path.join(to, file);
    if (path.dirname(target) !== folder) mkdirSync((folder = path.dirname(target)), { recursive: true });
    put(path.join(from, file), target);
  }
}

/** A second name for a file costs no room and no reading; it has to be on the same disk. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}
