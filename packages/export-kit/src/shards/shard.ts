/**
 * A shard: a site with a share of the collections' pages, and the data needed to merge it with the others. Every shard
 * contains Next's pages, so that a merge notices if two machines build different sites.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Share } from "../collections/share-of-work";
import { RELEASE, SHARDS, STAGED_SITE, STAGING } from "../paths.mjs";
import { listVerified, type Written } from "../publishing/finish-site";
import { readManifest, writeManifest, type Manifest } from "../publishing/manifest";

/** Files of a shard, besides its site and manifest. */
const COLLECTION_MANIFEST = "collection-pages.txt";
const RECORD = "shard.json";

interface ShardRecord {
  shard: Share;
  /** Hash of the inputs. */
  inputs: string;
  /** Pages of collections in this shard. */
  pages: number;
  /** Pages of collections in all shards together. */
  ofAllShards: number;
  /** Seconds spent on this shard's pages of collections. */
  seconds: number;
  /** Of the shard's pages, by route. */
  findings: Written["findings"];
}

export interface Shard extends ShardRecord {
  /** Path of the folder, as given on the command line. */
  folder: string;
  site: string;
  manifest: Manifest;
  /** The pages of collections, which no other shard has. */
  collected: Manifest;
}

/** Moves the staged site to a shard folder, such as `.releases/shards/2-of-8`. Does not change `out`. */
export function writeShard(projectDir: string, shard: Share, written: Written): void {
  // `files` has only the pages of collections: the manifest is made of all files.
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

/** @throws Error that names the folder if it is not a shard, or not a complete one */
export function readShard(folder: string): Shard {
  if (!existsSync(path.join(folder, RECORD)))
    throw new Error(`${folder} is not a shard: it has no ${RECORD}`);
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
    throw new Error(`${folder} is not a complete shard: ${(error as Error).message}`, { cause: error });
  }
}
