/** Tells search engines which pages have changed, by the protocol IndexNow: https://www.indexnow.org/documentation. */
import { randomBytes } from "node:crypto";
import { addressOf } from "../hosts/addresses";
import { MEDIA_TYPES, REVALIDATE } from "../hosts/table";
import { readRecord, writeRecord, type Bucket } from "./bucket";
import type { Goal } from "./deploy-goal";
import { RECORDS } from "./deploy-records";
import type { BucketState } from "./bucket-state";

export const INDEXNOW = "https://api.indexnow.org/indexnow";

/** Addresses in one request: the protocol's limit. */
const BATCH = 10_000;
const KEY = `${RECORDS}indexnow-key.txt`;
/** The protocol asks for 8 to 128 characters. */
const KEY_BYTES = 16;
const ANSWER_MILLISECONDS = 30_000;

/** URLs of the pages in sitemaps that are new, changed or gone; sorted. Empty if no sitemap has absolute URLs. */
export function changedPages(
  { manifest, ledger, origin }: Pick<Goal, "manifest" | "ledger" | "origin">,
  { published, ledger: before }: Pick<BucketState, "published" | "ledger">,
): string[] {
  if (origin === undefined) return [];
  const changed = [...ledger.keys()].filter(
    (file) => manifest.get(file)?.sha256 !== published.get(file)?.sha256,
  );
  const gone = [...before.keys()].filter((file) => !manifest.has(file));
  return [...changed, ...gone].map((file) => new URL(addressOf(file), origin).href).sort();
}

/**
 * Announces pages. The key that proves that they are ours is made at the first time, and lies at the top of the site.
 *
 * @param urls of one origin
 * @returns what to tell the person who deploys
 */
export async function announce(
  bucket: Bucket,
  urls: readonly string[],
  endpoint = INDEXNOW,
): Promise<string> {
  const [first] = urls;
  if (first === undefined) return "IndexNow: no page has changed";
  const { host, origin } = new URL(first);
  const key = await siteKey(bucket);
  for (let start = 0; start < urls.length; start += BATCH) {
    const urlList = urls.slice(start, start + BATCH);
    const failure = await post(endpoint, { host, key, keyLocation: `${origin}/${key}.txt`, urlList });
    // The site is published all the same, and search engines find the changes by the sitemaps.
    if (failure) return `IndexNow: ${failure}; ${urls.length - start} of ${urls.length} pages not announced`;
  }
  return `IndexNow: ${urls.length} pages announced`;
}

/** @returns what went wrong, if anything did */
async function post(endpoint: string, body: object): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    });
    return ok ? undefined : `status ${status} from ${new URL(endpoint).host}`;
  } catch (error) {
    return `${new URL(endpoint).host} does not answer (${(error as Error).message})`;
  }
}

/** The key of the site, which is made when there is none, and written to where search engines look for it. */
async function siteKey(bucket: Bucket): Promise<string> {
  const known = await readRecord(bucket, KEY);
  const key = known ?? randomBytes(KEY_BYTES).toString("hex");
  if (!known) await writeRecord(bucket, KEY, key);
  await bucket.put(`${key}.txt`, Buffer.from(key), { type: MEDIA_TYPES.txt, cache: REVALIDATE });
  return key;
}
