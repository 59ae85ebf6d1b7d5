import { constants, copyFileSync, linkSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { ExportKitOptions } from "../options";
import { STAGED_SITE, STAGING } from "../paths.mjs";
import { finishSite, type SiteCode } from "../publishing/finish-site";
import type { FileEntry } from "../publishing/manifest";
import { findShardProblems } from "./check-shards";
import { readShard, type Shard } from "./shard";

export interface MergeOptions {
  projectDir: string;
  options: ExportKitOptions;
  /** Of the shards. */
  folders: readonly string[];
  /** Hash of the inputs of the project here. */
  inputs: string;
}

/** So many problems are shown; two machines may differ in every page. */
const SHOWN = 20;

/**
 * Joins shards to the site that one build would have made, and publishes it. The shards stay as they are.
 *
 * @returns how many pages of collections the site has
 * @throws Error that names what is missing, doubled, damaged or from another build; `out` is then what it was
 */
export async function mergeShards(
  code: SiteCode,
  { projectDir, options, folders, inputs }: MergeOptions,
): Promise<number> {
  if (folders.length === 0) throw new Error("expected the folders of all shards");
  const shards = folders.map(readShard);
  const problems = findShardProblems(shards, inputs);
  if (problems.length > 0) {
    const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : [];
    throw new Error(["the shards are no site:", ...problems.slice(0, SHOWN), ...more].join("\n  "));
  }

  rmSync(path.join(projectDir, STAGING), { recursive: true, force: true });
  const site = path.join(projectDir, STAGED_SITE);
  const files = new Map<string, FileEntry>();
  const [first] = shards;
  const shared = [...first!.manifest.keys()].filter((file) => !first!.collected.has(file));
  // Some of these are written anew, and would change in the shard as well if they were linked.
  place(shared, first!.site, site, copyFileSync);
  for (const shard of shards) {
    place(shard.collected.keys(), shard.site, site, linkOrCopy);
    for (const [file, entry] of shard.collected) files.set(file, entry);
  }
  const pages = first!.ofAllShards;
  const seconds = shards.reduce((sum, shard) => sum + shard.seconds, 0);
  const written = { inputs, pages, ofAllShards: pages, seconds, files, findings: joinFindings(shards) };
  await finishSite(code, { projectDir, options, written });
  return pages;
}

function joinFindings(shards: readonly Shard[]): Record<string, unknown[]> {
  const joined: Record<string, unknown[]> = {};
  for (const { findings } of shards)
    for (const [route, ofShard] of Object.entries(findings)) (joined[route] ??= []).push(...ofShard);
  return joined;
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
