/**
 * A shard: a site with a part of the landing pages, and what is needed to join it with the others. Next's
 * pages are in every shard, so that a merge finds out when two machines do not build the same.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LandingShard } from "@/lib/env";
import { listVerified, type LandingResult } from "../finish-site";
import { readManifest, writeManifest, type Manifest } from "../manifest";
import { RELEASE, SHARDS, STAGED_SITE, STAGING } from "../paths.mjs";
import type { TallyResult } from "../quality/tally";

/** Files of a shard beside its site and the manifest of that. */
const LANDING_MANIFEST = "landing-pages.txt";
const RECORD = "shard.json";

interface ShardRecord {
  shard: LandingShard;
  inputs: string;
  pages: number;
  seconds: number;
  tallies: TallyResult[];
}

export interface Shard extends ShardRecord {
  /** As it was given. */
  folder: string;
  site: string;
  manifest: Manifest;
  /** The part of the manifest that no other shard has. */
  landing: Manifest;
}

/** Puts the staged site aside as a shard: `.releases/shards/2-of-8`. `out` stays as it is. */
export function writeShard(projectDir: string, shard: LandingShard, landing: LandingResult): void {
  const { inputs, pages, seconds, files, tallies } = landing;
  const staging = path.join(projectDir, STAGING);
  const manifest = listVerified(path.join(projectDir, STAGED_SITE), files);
  writeManifest(path.join(staging, RELEASE.manifest), manifest);
  writeManifest(path.join(staging, LANDING_MANIFEST), files);
  const record: ShardRecord = { shard, inputs, pages, seconds, tallies };
  writeFileSync(path.join(staging, RECORD), `${JSON.stringify(record, undefined, 2)}\n`);

  const folder = path.join(projectDir, SHARDS, `${shard.number}-of-${shard.count}`);
  mkdirSync(path.dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(staging, folder);
}

/** @throws Error that names the folder when it is no shard, or not a whole one */
export function readShard(folder: string): Shard {
  if (!existsSync(path.join(folder, RECORD))) throw new Error(`${folder}: no shard: there is no ${RECORD}`);
  try {
    // JSON has no infinity: the least of nothing becomes null.
    const record = JSON.parse(readFileSync(path.join(folder, RECORD), "utf8"), (_, value: unknown) =>
      value === null ? Infinity : value,
    ) as ShardRecord;
    return {
      ...record,
      folder,
      site: path.join(folder, RELEASE.site),
      manifest: readManifest(path.join(folder, RELEASE.manifest)),
      landing: readManifest(path.join(folder, LANDING_MANIFEST)),
    };
  } catch (error) {
    throw new Error(`${folder}: no whole shard: ${(error as Error).message}`, { cause: error });
  }
}
