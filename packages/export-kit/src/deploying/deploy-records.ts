/**
 * The records that a deploy keeps in the storage, below `.deploy/`, which hosts never serve.
 *
 * - `history.json`: the published deploy and the two before it. Writing it publishes a deploy.
 * - `manifests/` and `lastmod/`: manifest of each of them, and the dates of its pages.
 * - `previous/<number>/`: objects of deploy `<number>` that a later one has replaced, for a rollback.
 * - `journal/<number>/`: see `journal.ts`.
 * - `lock.json`: see `lock.ts`.
 */
import { createHash } from "node:crypto";
import { formatManifest, parseManifest, type FileEntry, type Manifest } from "../publishing/manifest";
import { readRecord, writeRecord, type Bucket } from "./bucket";
import { DeployError } from "./deploy-error";
import type { ObjectRules } from "./object-headers";
import { formatLedger, parseLedger, type Ledger } from "./sitemap-dates";

/** Begins the keys of all records. */
export const RECORDS = ".deploy/";
const HISTORY = `${RECORDS}history.json`;
const MANIFESTS = `${RECORDS}manifests/`;
const LEDGERS = `${RECORDS}lastmod/`;
/** Begins the keys of replaced objects. */
export const PREVIOUS = `${RECORDS}previous/`;
/** Increased when older versions of this package must not touch the records. */
const FORMAT = 1;
/** Deploys in the history: the published one and two whose assets may still be in the storage. */
const LENGTH = 3;

/** An entry of the history. Buckets hold it as JSON: names stay. */
export interface Deploy {
  /** Greater than those of all earlier deploys. */
  number: number;
  /** Key of its manifest. */
  manifest: string;
  /** Key of its ledger. */
  ledger: string;
  /** Of the addresses in its sitemaps. */
  origin?: string;
  /** When it was published, by the clock of the machine that deployed, in ISO 8601. */
  at: string;
  rules: ObjectRules;
  /** Values of the variables of the build, from its record. */
  variables: Readonly<Record<string, string>>;
  /** SHA-256 of its assets by path. */
  assets: Readonly<Record<string, string>>;
}

/** The assets of a deploy, of unknown sizes. */
export function assetsOf({ assets }: Deploy): Manifest {
  const entries = Object.entries(assets);
  return new Map(entries.map(([file, sha256]): [string, FileEntry] => [file, { sha256, size: 0 }]));
}

/** Newest first; empty before the first deploy. */
export type History = readonly Deploy[];

/** @throws DeployError if the history was written by a newer version, or is no history */
export async function readHistory(bucket: Bucket): Promise<History> {
  const text = await readRecord(bucket, HISTORY);
  if (text === undefined) return [];
  let parsed: { format?: unknown; deploys?: unknown } | undefined;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  if (parsed?.format !== FORMAT || !Array.isArray(parsed.deploys))
    throw new DeployError(
      `${bucket.name}/${HISTORY}: expected a history of format ${FORMAT}, got ${String(parsed?.format)}. Deploy with the version that wrote it`,
    );
  return parsed.deploys as History;
}

/** Publishes a deploy: one request, so a deploy is published or it is not. */
export async function writeHistory(bucket: Bucket, history: History): Promise<void> {
  await writeRecord(bucket, HISTORY, JSON.stringify({ format: FORMAT, deploys: history.slice(0, LENGTH) }));
}

/** A site as deploys know it, apart from the contents of its files. */
export interface SiteRecords {
  manifest: Manifest;
  /** Dates of the pages in its sitemaps. */
  ledger: Ledger;
}

/** Stores the records of a site. @returns their keys */
export async function storeSite(
  bucket: Bucket,
  number: number,
  { manifest, ledger }: SiteRecords,
): Promise<Pick<Deploy, "manifest" | "ledger">> {
  const text = formatManifest(manifest);
  const id = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const keys = { manifest: `${MANIFESTS}${number}-${id}.txt.gz`, ledger: `${LEDGERS}${number}.txt.gz` };
  await writeRecord(bucket, keys.manifest, text);
  await writeRecord(bucket, keys.ledger, formatLedger(ledger));
  return keys;
}

/**
 * Loads the records of a site. Without its ledger dates start again, from those of the build.
 *
 * @param deploy undefined before the first: both are empty then
 * @throws DeployError if the manifest is missing
 */
export async function loadSite(bucket: Bucket, deploy: Deploy | undefined): Promise<SiteRecords> {
  if (!deploy) return { manifest: new Map(), ledger: new Map() };
  const [manifest, ledger = ""] = await Promise.all(
    [deploy.manifest, deploy.ledger].map((key) => readRecord(bucket, key)),
  );
  if (manifest === undefined)
    throw new DeployError(
      `${bucket.name}/${deploy.manifest}: the manifest of deploy ${deploy.number} is missing. ` +
        `Remove ${bucket.name}/${HISTORY} to upload everything again`,
    );
  return { manifest: parseManifest(manifest), ledger: parseLedger(ledger) };
}

/** Removes records that the history no longer needs. */
export async function removeOldRecords(bucket: Bucket, history: History): Promise<void> {
  const [published, before] = history;
  const keep = [
    ...history.slice(0, LENGTH).flatMap(({ manifest, ledger }) => [manifest, ledger]),
    ...(before ? [`${PREVIOUS}${before.number}/`] : []),
    `${RECORDS}journal/${published?.number ?? 0}/`,
  ];
  const folders = [MANIFESTS, LEDGERS, PREVIOUS, `${RECORDS}journal/`];
  const keys = (await Promise.all(folders.map((folder) => bucket.list(folder)))).flat();
  await bucket.remove(keys.filter((key) => !keep.some((kept) => key.startsWith(kept))));
}
