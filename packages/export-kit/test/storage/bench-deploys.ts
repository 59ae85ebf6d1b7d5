import { deployToBucket } from "../../src/deploying/deploy-to-bucket";
import { eachInParallel } from "../../src/each-in-parallel";
import { openBucket } from "../../src/deploying/s3-bucket";
import { madeFiles, writeSite, type MadeSite } from "./made-site";
import { BUCKET } from "./s3-server";

const PARALLEL = 48;
/** Blank objects: more are no more exact. */
const MAX_BLANKS = 20_000;
/** Mean size of a landing page of the site that this package was made for, in bytes. */
const PAGE_BYTES = 21_000;
/** Of the pages, one in this many changes with a city. */
const CHANGED = 256;

/** Measures blank objects, the first deploy of a made site, an unchanged one and one of a few pages. Prints a table. */
export async function measureDeploys(pages: number, print: (line: string) => void): Promise<void> {
  const text = "words ".repeat(PAGE_BYTES / 6);
  const isChanged = (index: number, file: string) => file.startsWith("seo/") && index % CHANGED === 0;
  const [first, changed] = [false, true].map((change) =>
    writeSite(
      Object.fromEntries(
        Object.entries(madeFiles({ pages })).map(([file, html], index) => [
          file,
          html + (file.startsWith("seo/") ? text : "") + (change && isChanged(index, file) ? "changed" : ""),
        ]),
      ),
    ),
  ) as [MadeSite, MadeSite];
  const blank = await openBucket({ bucket: BUCKET, prefix: "blank/" }, PARALLEL);
  const bucket = await openBucket({ bucket: BUCKET, prefix: "www/" }, PARALLEL);
  const row = (...cells: (string | number)[]) =>
    print(
      cells.map((cell, column) => (column === 0 ? `${cell}`.padEnd(24) : `${cell}`.padStart(11))).join(""),
    );
  const measure = async (name: string, work: () => Promise<number>) => {
    const started = performance.now();
    const uploads = await work();
    const seconds = (performance.now() - started) / 1_000;
    row(name, uploads, seconds.toFixed(1), Math.round(uploads / seconds));
  };
  const uploadBlanks = async () => {
    const keys = Array.from(
      { length: Math.min(MAX_BLANKS, pages) },
      (_, index) => `${index % 7}/${index}.html`,
    );
    const headers = { type: "text/html; charset=utf-8", cache: "no-store" };
    await eachInParallel(keys, PARALLEL, (key) => blank.put(key, Buffer.alloc(PAGE_BYTES), headers));
    return keys.length;
  };
  const deploySite = async (site: MadeSite) =>
    (await deployToBucket(bucket, { parallel: PARALLEL, site })).uploads;
  try {
    row("", "uploads", "seconds", "uploads/s");
    await measure(`blank, ${PAGE_BYTES} bytes`, uploadBlanks);
    await measure("first deploy", () => deploySite(first));
    await measure("unchanged", () => deploySite(first));
    await measure("one city changed", () => deploySite(changed));
  } finally {
    for (const site of [first, changed]) site.remove();
    for (const each of [blank, bucket]) each.close();
  }
}
