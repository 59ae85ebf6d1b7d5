import type { FileEntry, Manifest } from "../publishing/manifest";
import type { Bucket } from "./bucket";
import { loadSite, readHistory, type History } from "./deploy-records";
import { readJournal, storedObjects, type Journal } from "./journal";
import type { Ledger } from "./sitemap-dates";

/** What a deploy finds in a bucket. */
export interface BucketState {
  history: History;
  /** Manifest of the published deploy; empty before the first. */
  published: Manifest;
  /** Of the published deploy. */
  ledger: Ledger;
  journal: Journal;
  /** Objects of the site by path, with an empty hash for those that an interrupted deploy left uncertain. */
  stored: ReadonlyMap<string, FileEntry>;
  /** Objects that interrupted deploys may have touched. */
  touched: ReadonlySet<string>;
}

/** @throws DeployError if a record is missing, or was written by a newer version */
export async function readBucketState(bucket: Bucket): Promise<BucketState> {
  const history = await readHistory(bucket);
  const [current, ...older] = history;
  const [{ manifest: published, ledger }, journal] = await Promise.all([
    loadSite(bucket, current),
    readJournal(bucket, current?.number ?? 0),
  ]);
  return {
    history,
    published,
    ledger,
    journal,
    stored: storedObjects(published, older, journal.batches),
    touched: new Set(journal.batches.flatMap(({ objects }) => objects.map(([file]) => file))),
  };
}
