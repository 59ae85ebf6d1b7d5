import { constants, copyFileSync, linkSync, rmSync } from "node:fs";
import path from "node:path";
import type { ExportKitOptions } from "../options";
import { STAGED_SITE, STAGING } from "../paths.mjs";
import { placeFiles } from "../publishing/export-files";
import { finishSite, joinFindings, type SiteCode } from "../publishing/finish-site";
import type { FileEntry } from "../publishing/manifest";
import { findShardProblems } from "./check-shards";
import { readShard } from "./shard";

export interface MergeOptions {
  projectDir: string;
  options: ExportKitOptions;
  /** Folders of the shards. */
  folders: readonly string[];
  /** Hash of this project's inputs. */
  inputs: string;
  /** The commit, if it is known. */
  commit: string | undefined;
}

/** Report at most this many problems: two machines may differ in every page. */
const MAX_REPORTED = 20;

/**
 * Merges shards into the site that a single build would have written, and publishes it. Does not change the shards.
 *
 * @returns the number of pages of collections
 * @throws Error that names missing, duplicate, damaged or mismatched shards; `out` is then unchanged
 */
export async function mergeShards(
  code: SiteCode,
  { projectDir, options, folders, inputs, commit }: MergeOptions,
): Promise<number> {
  if (folders.length === 0) throw new Error("merge: expected the folders of all shards as arguments");
  const shards = folders.map(readShard);
  const problems = findShardProblems(shards, inputs);
  if (problems.length > 0) {
    const more = problems.length > MAX_REPORTED ? [`and ${problems.length - MAX_REPORTED} more`] : [];
    throw new Error(["cannot merge the shards:", ...problems.slice(0, MAX_REPORTED), ...more].join("\n  "));
  }

  rmSync(path.join(projectDir, STAGING), { recursive: true, force: true });
  const site = path.join(projectDir, STAGED_SITE);
  const files = new Map<string, FileEntry>();
  const [first] = shards;
  const shared = [...first!.manifest.keys()].filter((file) => !first!.collected.has(file));
  // Copied, because some are rewritten later: a link would change the shard too.
  placeFiles(shared, first!.site, site, copyFileSync);
  for (const shard of shards) {
    placeFiles(shard.collected.keys(), shard.site, site, linkOrCopy);
    for (const [file, entry] of shard.collected) files.set(file, entry);
  }
  const pages = first!.ofAllShards;
  const seconds = shards.reduce((sum, shard) => sum + shard.seconds, 0);
  const written = {
    inputs,
    pages,
    ofAllShards: pages,
    seconds,
    files,
    findings: joinFindings(shards.map(({ findings }) => findings)),
  };
  await finishSite(code, { projectDir, options, written, commit });
  return pages;
}

/** A hard link takes no space and no time, but works only on the same disk. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}
