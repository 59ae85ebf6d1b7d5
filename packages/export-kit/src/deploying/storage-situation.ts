import type { FileEntry, Manifest } from "../publishing/manifest";
import type { Bucket } from "./bucket";
import { loadLedger, loadManifest, readHistory, type Deploy, type History } from "./deploy-records";
import type { Ledger } from "./lastmod";
import { readJournal, storedObjects, type Journal } from "./journal";

/** What a deploy finds in the storage. */
export interface Situation {
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

export async function readSituation(bucket: Bucket): Promise<Situation> {
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

/** The deploy that a rollback returns to; undefined if there is none. */
export function rollbackTarget({
  history,
  journal,
}: Pick<Situation, "history" | "journal">): Deploy | undefined {
  const interrupted = journal.batches.findLast(({ removals }) => !removals);
  if (!interrupted) return history[1];
  const { rollbackTo } = interrupted;
  return rollbackTo === undefined ? history[0] : history.find(({ number }) => number === rollbackTo);
}
