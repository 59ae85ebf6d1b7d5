/** What a deploy puts into the storage: the site on disk, or an earlier deploy. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { hashContent, type FileEntry, type Manifest } from "../publishing/manifest";
import type { Bucket } from "./bucket";
import { DeployError } from "./deploy-error";
import { loadLedger, loadManifest, PREVIOUS } from "./deploy-records";
import { UNKNOWN } from "./journal";
import { dateSitemaps, isSitemap, type Ledger } from "./lastmod";
import { bodyOf, deployedFiles, headersByRules, type ObjectRules } from "./objects";
import { rollbackTarget, type Situation } from "./storage-situation";

export interface Goal {
  manifest: Manifest;
  /** Dates of its pages. */
  ledger: Ledger;
  /** Of the addresses in its sitemaps. */
  origin: string | undefined;
  rules: ObjectRules;
  variables: Readonly<Record<string, string>>;
  /** Writes an object. */
  write(file: string, entry: FileEntry): Promise<void>;
  /** Number of the deploy that is restored. */
  rollbackTo?: number;
}

export interface LocalSite {
  /** Folder of the site. */
  root: string;
  manifest: Manifest;
  rules: ObjectRules;
  variables: Readonly<Record<string, string>>;
}

/**
 * Uploads the site on disk, with the dates of the ledger in its sitemaps, and checks each file against the manifest on
 * the way.
 *
 * @param today ISO date
 */
export async function uploadGoal(
  bucket: Bucket,
  { root, manifest, rules, variables }: LocalSite,
  { published, ledger }: Pick<Situation, "published" | "ledger">,
  today: string,
): Promise<Goal> {
  const headersOf = headersByRules(rules);
  const deployed = deployedFiles(manifest);
  const names = [...deployed.keys()].filter(isSitemap);
  const sitemaps = new Map(
    await Promise.all(names.map(async (file) => [file, await readSiteFile(root, file)] as const)),
  );
  for (const [file, text] of sitemaps) expectUnchanged(file, text, deployed.get(file)!);
  const dated = dateSitemaps(
    new Map([...sitemaps].map(([file, content]) => [file, content.toString("utf8")])),
    deployed,
    published,
    ledger,
    today,
  );
  const written = [...dated.texts].map(([file, text]) => [file, hashContent(text)] as const);
  return {
    manifest: new Map([...deployed, ...written]),
    ledger: dated.ledger,
    origin: dated.origin,
    rules,
    variables,
    async write(file, entry) {
      const text = dated.texts.get(file);
      const content = text === undefined ? await readSiteFile(root, file) : Buffer.from(text);
      expectUnchanged(file, content, entry);
      const headers = headersOf(file, content.length);
      await bucket.put(file, await bodyOf(content, headers), headers);
    },
  };
}

async function readSiteFile(root: string, file: string): Promise<Buffer> {
  return readFile(path.join(root, file)).catch((error: NodeJS.ErrnoException) => {
    throw new DeployError(`${file}: ${error.code ?? error.message}. Build the site again, then deploy`);
  });
}

function expectUnchanged(file: string, content: Buffer, { sha256 }: FileEntry): void {
  if (hashContent(content).sha256 !== sha256)
    throw new DeployError(`${file} has changed since the site was built. Build it again, then deploy`);
}

/**
 * Restores the deploy before the published one, or undoes an interrupted deploy.
 *
 * @throws DeployError if there is none to go back to
 */
export async function rollbackGoal(bucket: Bucket, situation: Situation): Promise<Goal> {
  const target = rollbackTarget(situation);
  if (!target)
    throw new DeployError(
      `${bucket.name}: there is no deploy to go back to. Deploy the site you want instead`,
    );
  const { number, rules, variables, origin } = target;
  return {
    manifest: await loadManifest(bucket, target),
    ledger: await loadLedger(bucket, target),
    origin,
    rules,
    variables,
    rollbackTo: number,
    async write(file) {
      if (await bucket.copy(`${PREVIOUS}${number}/${file}`, file)) return;
      // An object is copied before it is replaced, so without a copy it is still the old one.
      if (situation.stored.get(file)?.sha256 === UNKNOWN && (await bucket.has(file))) return;
      throw new DeployError(
        `${bucket.name}/${file}: there is no copy of the version of deploy ${number}. Build that version and deploy it`,
      );
    },
  };
}
