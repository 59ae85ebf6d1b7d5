/** The goal of a deploy: the site that it leaves in the storage, from the disk or from an earlier deploy. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { hashContent, type Manifest } from "../publishing/manifest";
import { zip, type Bucket } from "./bucket";
import { DeployError } from "./deploy-error";
import { loadSite, PREVIOUS, type SiteRecords } from "./deploy-records";
import { UNKNOWN } from "./journal";
import { dateSitemaps, isSitemap } from "./sitemap-dates";
import { headersByRules, type ObjectRules } from "./object-headers";
import type { BucketState } from "./bucket-state";

/** The site that a deploy leaves in the storage. */
export interface Goal extends SiteRecords {
  /** Of the addresses in its sitemaps. */
  origin: string | undefined;
  rules: ObjectRules;
  variables: Readonly<Record<string, string>>;
  /** Writes an object. */
  write(file: string): Promise<void>;
  /** Number of the deploy that is restored. */
  rollbackTo?: number;
}

/** The site on disk. */
export interface LocalSite {
  /** Folder of the site. */
  root: string;
  manifest: Manifest;
  rules: ObjectRules;
  variables: Readonly<Record<string, string>>;
}

/** Configuration of hosts that read a folder, and Next's name for the page that `404.html` is a copy of. */
const NOT_DEPLOYED = /^(?:_headers|_redirects|_not-found(?:\.\w+|\/.*))$/;

/** The files of a site that belong in a storage. */
export function deployedFiles(site: Manifest): Manifest {
  return new Map([...site].filter(([file]) => !NOT_DEPLOYED.test(file)));
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
  { published, ledger }: Pick<BucketState, "published" | "ledger">,
  today: string,
): Promise<Goal> {
  const headersOf = headersByRules(rules);
  const deployed = deployedFiles(manifest);
  /** Reads a file, which must be as the build left it. */
  const readBuilt = async (file: string): Promise<Buffer> => {
    const content = await readFile(path.join(root, file)).catch((error: NodeJS.ErrnoException) => {
      throw new DeployError(`${file}: ${error.code ?? error.message}. Build the site again, then deploy`);
    });
    if (hashContent(content).sha256 !== deployed.get(file)!.sha256)
      throw new DeployError(`${file} has changed since the site was built. Build it again, then deploy`);
    return content;
  };
  const sitemaps = new Map<string, string>();
  for (const file of [...deployed.keys()].filter(isSitemap))
    sitemaps.set(file, (await readBuilt(file)).toString("utf8"));
  const dated = dateSitemaps(sitemaps, deployed, published, ledger, today);
  const written = [...dated.texts].map(([file, text]) => [file, hashContent(text)] as const);
  return {
    manifest: new Map([...deployed, ...written]),
    ledger: dated.ledger,
    origin: dated.origin,
    rules,
    variables,
    async write(file) {
      const text = dated.texts.get(file);
      const content = text === undefined ? await readBuilt(file) : Buffer.from(text);
      const headers = headersOf(file, content.length);
      await bucket.put(file, headers.encoding === "gzip" ? await zip(content) : content, headers);
    },
  };
}

/**
 * Restores the deploy before the published one, or undoes an interrupted deploy.
 *
 * @throws DeployError if there is none to go back to
 */
export async function rollbackGoal(bucket: Bucket, state: BucketState): Promise<Goal> {
  const { history, journal } = state;
  const interrupted = journal.batches.findLast(({ removals }) => !removals);
  const target = !interrupted
    ? history[1]
    : interrupted.rollbackTo === undefined
      ? history[0]
      : history.find(({ number }) => number === interrupted.rollbackTo);
  if (!target)
    throw new DeployError(
      `${bucket.name}: there is no deploy to go back to. Deploy the site you want instead`,
    );
  const { number, rules, variables, origin } = target;
  return {
    ...(await loadSite(bucket, target)),
    origin,
    rules,
    variables,
    rollbackTo: number,
    async write(file) {
      if (await bucket.copy(`${PREVIOUS}${number}/${file}`, file)) return;
      // An object is copied before it is replaced, so without a copy it is still the old one.
      if (state.stored.get(file)?.sha256 === UNKNOWN && (await bucket.has(file))) return;
      throw new DeployError(
        `${bucket.name}/${file}: there is no copy of the version of deploy ${number}. Build that version and deploy it`,
      );
    },
  };
}
