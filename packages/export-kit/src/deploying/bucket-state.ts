import type { FileEntry, Manifest } from "../publishing/manifest";
import type { Bucket } from "./bucket";
import { loadLedger, loadManifest, readHistory, type History } from "./deploy-records";
import type { Ledger } from "./sitemap-dates";
import { readJournal, storedObjects, type Journal } from "./journal";

/** What a deploy finds in the storage. */
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

export async function readBucketState(bucket: Bucket): Promise<BucketState> {
  const history = await readHistory(bucket);
  const [current, ...older] = history;
  const [published, ledger, journal] = await Promise.all([
    current ? loadManifest(bucket, current) : (new Map() as Manifest),
    current ? loadLedger(bucket, current) : (new Map() as Ledger),
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
