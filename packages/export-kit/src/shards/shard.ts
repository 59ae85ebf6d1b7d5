/**
 * A shard: a site with a part of the pages of collections, and what is needed to join it with the others. Next's
 * pages are in every shard, so that a merge finds out when two machines do not build the same.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Share } from "../collections/share";
import { RELEASE, SHARDS, STAGED_SITE, STAGING } from "../paths.mjs";
import { listVerified, type Written } from "../publishing/finish-site";
import { readManifest, writeManifest, type Manifest } from "../publishing/manifest";

/** Files of a shard beside its site and the manifest of that. */
const COLLECTION_MANIFEST = "collection-pages.txt";
const RECORD = "shard.json";

interface ShardRecord {
  shard: Share;
  inputs: string;
  pages: number;
  /** Pages of all shards together. */
  ofAllShards: number;
  seconds: number;
  /** What observers found, by route. */
  findings: Record<string, unknown[]>;
}

export interface Shard extends ShardRecord {
  /** As it was given. */
  folder: string;
  site: string;
  manifest: Manifest;
  /** The part of the manifest that no other shard has. */
  collected: Manifest;
}

/**
 * Puts the staged site aside as a shard: `.releases/shards/2-of-8`. `out` stays as it is.
 *
 * @see docs/decisions/0030-shards-build-all-next-pages.md
 */
export function writeShard(projectDir: string, shard: Share, written: Written): void {
  const { files, inputs, pages, ofAllShards, seconds, findings } = written;
  const staging = path.join(projectDir, STAGING);
  const manifest = listVerified(path.join(projectDir, STAGED_SITE), files);
  writeManifest(path.join(staging, RELEASE.manifest), manifest);
  writeManifest(path.join(staging, COLLECTION_MANIFEST), files);
  const record: ShardRecord = { shard, inputs, pages, ofAllShards, seconds, findings };
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
    const record = JSON.parse(readFileSync(path.join(folder, RECORD), "utf8")) as ShardRecord;
    return {
      ...record,
      folder,
      site: path.join(folder, RELEASE.site),
      manifest: readManifest(path.join(folder, RELEASE.manifest)),
      collected: readManifest(path.join(folder, COLLECTION_MANIFEST)),
    };
  } catch (error) {
    throw new Error(`${folder}: no whole shard: ${(error as Error).message}`, { cause: error });
  }
}
