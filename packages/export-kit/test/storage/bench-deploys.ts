import type { Bucket } from "../../src/deploying/bucket";
import { deploy } from "../../src/deploying/deploy";
import type { DeployPlan } from "../../src/deploying/deploy-plan";
import type { LocalSite } from "../../src/deploying/goal";
import { eachInParallel } from "../../src/deploying/parallel";
import { openBucket } from "../../src/deploying/s3-bucket";
import type { ExportKitOptions } from "../../src/options";
import { builtSites, madeSites } from "./bench-sites";
import { BUCKET } from "./s3-server";

const PARALLEL = 48;
/** Blank objects: more are no more exact. */
const MAX_BLANKS = 20_000;
/** What a deploy is expected to reach. */
const EXPECTED = { perSecond: 1_500, percentOfBlanks: 80, unchangedSeconds: 15 };
/** Days between the two sites, in milliseconds: the sitemaps then have other dates. */
const DAY = 86_400_000;

interface Step {
  plan: DeployPlan;
  seconds: number;
}

/**
 * Measures blank objects, the first deploy, an unchanged one and one of a few pages, and prints a table and what was
 * expected.
 *
 * @param of the number of pages of a made site, or the city that changes in the site in `out`
 * @returns whether everything is as expected
 */
export async function measureDeploys(
  of: { pages: number } | { city: string },
  options: ExportKitOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const sites = "pages" in of ? madeSites(of.pages) : builtSites(of.city, options);
  const blank = await openBucket({ bucket: BUCKET, prefix: "blank/" }, PARALLEL);
  const bucket = await openBucket({ bucket: BUCKET, prefix: "www/" }, PARALLEL);
  const row = (name: string, ...cells: (string | number)[]) =>
    print(name.padEnd(24) + cells.map((cell) => String(cell).padStart(11)).join(""));
  const step = async (name: string, site: LocalSite, now = Date.now()): Promise<Step> => {
    const started = performance.now();
    const plan = await deploy(bucket, { parallel: PARALLEL, site, now: () => new Date(now) });
    const seconds = (performance.now() - started) / 1_000;
    row(name, plan.uploads, seconds.toFixed(1), Math.round(plan.uploads / seconds));
    return { plan, seconds };
  };
  row("", "uploads", "seconds", "uploads/s");
  try {
    const half = Math.ceil(Math.min(MAX_BLANKS, sites.first.manifest.size) / 2);
    // Half before and half after, because the machine may be busy with other work for a while.
    const before = await uploadBlanks(blank, half, sites.bytes);
    const first = await step("first deploy", sites.first);
    const blanks = (half * 2) / (before + (await uploadBlanks(blank, half, sites.bytes)));
    row(`blank, ${sites.bytes} bytes`, half * 2, ((half * 2) / blanks).toFixed(1), Math.round(blanks));
    const again = await step("unchanged", sites.first);
    const city = await step("one city changed", sites.changed, Date.now() + DAY);
    return judge(first, again, unexpected(city.plan, sites.changedPages), blanks, print);
  } finally {
    sites.remove();
    for (const each of [blank, bucket]) each.close();
  }
}

/** Uploads besides the changed pages and the sitemaps with their dates. */
function unexpected({ phases }: DeployPlan, changedPages: readonly string[]): string[] {
  const expected = new Set(changedPages);
  return phases.flat().filter((file) => !expected.has(file) && !file.startsWith("sitemap"));
}

function judge(
  first: Step,
  again: Step,
  others: readonly string[],
  blanks: number,
  print: (line: string) => void,
): boolean {
  const rate = first.plan.uploads / first.seconds;
  const percent = (rate / blanks) * 100;
  const { perSecond, percentOfBlanks, unchangedSeconds } = EXPECTED;
  const results: [text: string, isReached: boolean][] = [
    [
      `first deploy: ${Math.round(rate)} objects a second, ${percent.toFixed(0)}% of blank ones ` +
        `(at least ${perSecond}, or ${percentOfBlanks}%)`,
      rate >= perSecond || percent >= percentOfBlanks,
    ],
    [
      `unchanged: ${again.plan.uploads} uploads in ${again.seconds.toFixed(1)} s ` +
        `(none, within ${unchangedSeconds} s)`,
      again.plan.uploads === 0 && again.seconds <= unchangedSeconds,
    ],
    [`one city: ${others.length} uploads besides its pages and the sitemaps (none)`, others.length === 0],
  ];
  print("");
  for (const [text, isReached] of results) print(`${isReached ? "ok  " : "MISS"} ${text}`);
  return results.every(([, isReached]) => isReached);
}

/** @returns seconds */
async function uploadBlanks(bucket: Bucket, count: number, bytes: number): Promise<number> {
  const body = Buffer.alloc(bytes);
  const headers = { type: "text/html; charset=utf-8", cache: "no-store" };
  const keys = Array.from({ length: count }, (_, index) => `${index % 7}/${index}.html`);
  const started = performance.now();
  await eachInParallel(keys, PARALLEL, (key) => bucket.put(key, body, headers));
  return (performance.now() - started) / 1_000;
}
