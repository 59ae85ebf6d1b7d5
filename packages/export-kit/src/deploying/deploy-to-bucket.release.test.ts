import { gunzipSync } from "node:zlib";
import { expectFiles, madeFiles, siteMaker, type Files, type MadeSite } from "../../test/storage/made-site";
import { BUCKET, startS3Server, type S3Server, type S3ServerOptions } from "../../test/storage/s3-server";
import type { Bucket } from "./bucket";
import { deployToBucket, type DeployOptions } from "./deploy-to-bucket";
import { openBucket } from "./s3-bucket";

let server: S3Server;
let bucket: Bucket;
const siteOf = siteMaker();

async function start(options?: S3ServerOptions): Promise<void> {
  server = await startS3Server(options);
  Object.assign(process.env, server.env);
  bucket = await openBucket({ bucket: BUCKET, prefix: "" }, 16);
}

afterEach(async () => {
  bucket.close();
  await server.stop();
});

/** Deploys, and returns the log. */
async function run(site: MadeSite | undefined, options: Partial<DeployOptions> = {}): Promise<string> {
  const lines: string[] = [];
  await deployToBucket(bucket, { site, parallel: 8, log: (line) => lines.push(line), ...options });
  return lines.join("\n");
}

const isAsset = (key: string) => key.startsWith("_next/static/");
/** Uploads since the last call. */
const uploaded = () =>
  server.requests
    .splice(0)
    .filter(({ method, key, status }) => method === "PUT" && status === 200 && !key.startsWith(".deploy/"))
    .map(({ key }) => key);
const cacheRules = (path: string) => ({
  hosts: { cacheRules: [{ name: "sitemaps", paths: [path], value: "public, max-age=600" }] },
});

it("uploads a whole site in order, and from then on what has changed: nothing, a page, a cache rule", async () => {
  await start();
  await run(siteOf(madeFiles()));
  expectFiles(server, madeFiles());
  const order = uploaded();
  const kinds = order.map((key) => (isAsset(key) ? "asset" : key.endsWith(".html") ? "page" : "other"));
  expect(kinds.lastIndexOf("asset")).toBeLessThan(kinds.indexOf("page"));
  expect(order.slice(-2)).toEqual(["sitemaps/pages.xml", "sitemap.xml"]);
  const onPublished = jest.fn();
  expect(await run(siteOf(madeFiles()), { onPublished })).toContain("nothing to upload");
  // The list of addresses to purge stays: the CDN may not have been purged yet.
  expect(onPublished).not.toHaveBeenCalled();
  expect(uploaded()).toEqual([]);
  const changed = madeFiles({ words: { 3: "other " } });
  await run(siteOf(changed));
  expect(uploaded()).toEqual(["seo/3/page-3.html"]);
  expectFiles(server, changed);
  await run(siteOf(changed, cacheRules("/sitemaps/*")));
  expect(uploaded()).toEqual(["sitemaps/pages.xml"]);
});

it("sends media type and cache rule from the host table, and compresses texts if asked to", async () => {
  await start();
  await run(siteOf(madeFiles(), { ...cacheRules("/sitemap.xml"), gzip: true }));
  const page = (await bucket.get("seo/1/page-1.html"))!;
  expect(page.headers).toEqual({
    type: "text/html; charset=utf-8",
    cache: "public, max-age=0, must-revalidate",
    encoding: "gzip",
  });
  expect(gunzipSync(page.body).toString()).toBe(madeFiles()["seo/1/page-1.html"]);
  expect((await bucket.get("sitemap.xml"))!.headers.cache).toBe("public, max-age=600");
  const [asset] = server.keys().filter(isAsset);
  expect((await bucket.get(asset!))!.headers.cache).toContain("immutable");
});

it("keeps the assets of two deploys for open tabs, and removes pages at once", async () => {
  await start();
  const assetsOf = (...releases: string[]) =>
    [...new Set(releases.flatMap((release) => Object.keys(madeFiles({ release })).filter(isAsset)))].sort();
  for (const release of ["one", "two", "three"]) await run(siteOf(madeFiles({ release })));
  expect(server.keys().filter(isAsset)).toEqual(assetsOf("one", "two", "three"));
  const files = madeFiles({ release: "four", pages: 39 });
  await run(siteOf(files));
  expectFiles(server, files);
  expect(server.keys().filter(isAsset)).toEqual(assetsOf("two", "three", "four"));
});

it("returns to the deploy before, and from there to the later one", async () => {
  await start();
  const one = madeFiles({ release: "one" });
  const two = madeFiles({ release: "two", pages: 38, words: { 2: "new " } });
  await run(siteOf(one));
  await expect(run(undefined)).rejects.toThrow("there is no deploy to go back to");
  await run(siteOf(two));
  expect(await run(undefined)).toContain("going back to deploy 1");
  expectFiles(server, one);
  expect((await bucket.get("seo/1/page-1.html"))!.headers.type).toBe("text/html; charset=utf-8");
  await run(undefined);
  expectFiles(server, two);
});

it("changes nothing in a dry run", async () => {
  await start();
  expect(await run(siteOf(madeFiles()), { dryRun: true })).toMatch(/^\d+ to upload/);
  expect(server.keys()).toEqual([]);
});

it("asks before it removes a tenth of the site, or a page after a build with other settings", async () => {
  await start();
  await run(siteOf(madeFiles()));
  const other = siteOf(madeFiles({ pages: 39 }), { variables: { SCOPE: "cities=leeds" } });
  await expect(run(other)).rejects.toThrow("SCOPE: “” before, now “cities=leeds”");
  const narrow = madeFiles({ pages: 10 });
  await expect(run(siteOf(narrow))).rejects.toThrow(/would remove 30 of 48 .* pass --yes-delete 30/);
  await expect(run(siteOf(narrow), { yesDelete: 29 })).rejects.toMatchObject({ exitCode: 3 });
  await run(siteOf(narrow), { yesDelete: 30 });
  expectFiles(server, narrow);
});

it("refuses a bucket with objects that no deploy put there", async () => {
  await start();
  await bucket.put("photos/a.jpg", Buffer.from("a"), { type: "image/jpeg", cache: "no-store" });
  await expect(run(siteOf(madeFiles()))).rejects.toThrow("such as photos/a.jpg");
  await run(siteOf(madeFiles()), { adopt: true });
  expect(server.keys()).toContain("photos/a.jpg");
});

it("finds an object that something else has changed, and a site that has changed since it was built", async () => {
  await start();
  const files = madeFiles({ pages: 1 });
  await run(siteOf(files));
  server.overwrite("index.html", "defaced");
  await expect(run(siteOf(files))).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringContaining("index.html has other contents"),
  });
  await run(siteOf(files), { all: true });
  expectFiles(server, files);
  const { manifest } = siteOf(madeFiles({ words: { 5: "other " } }));
  const changed = { ...siteOf(madeFiles()), manifest };
  await expect(run(changed)).rejects.toThrow("page-5.html has changed since the site was built");
});

it("writes into sitemaps when a page last changed, and nothing when no page has", async () => {
  await start();
  const sitemap = (files: Files): Files => ({
    ...files,
    "sitemaps/pages.xml": ["seo/1/page-1", "seo/2/page-2"]
      .map((page) => `<url><loc>https://x.example/${page}</loc><lastmod>2026-01-01</lastmod></url>`)
      .join("\n"),
  });
  const dates = () =>
    [...server.read("sitemaps/pages.xml").matchAll(/<lastmod>([^<]+)/g)].map(([, date]) => date);
  const on = (day: string) => ({ now: () => new Date(`${day}T12:00:00Z`) });
  await run(siteOf(sitemap(madeFiles())), on("2026-02-01"));
  expect(dates()).toEqual(["2026-01-01", "2026-01-01"]);
  const changed = sitemap(madeFiles({ words: { 2: "other " } }));
  const silent = { ...on("2026-03-01"), indexNow: "http://127.0.0.1:9" };
  expect(await run(siteOf(changed), silent)).toMatch(/deploy 2 published[^]*1 of 1 pages not announced/);
  expect(dates()).toEqual(["2026-01-01", "2026-03-01"]);
  uploaded();
  await run(siteOf(changed), on("2026-04-01"));
  expect(uploaded()).toEqual([]);
  await run(undefined);
  expect(dates()).toEqual(["2026-01-01", "2026-01-01"]);
});

it("hands over the plan of a published site even if its check fails", async () => {
  await start({
    onAnswer: (method, key) => {
      if (method === "PUT" && key === "index.html") server.overwrite(key, "defaced");
    },
  });
  const onPublished = jest.fn();
  const check = run(siteOf(madeFiles({ pages: 1 })), { onPublished });
  await expect(check).rejects.toMatchObject({ exitCode: 5 });
  expect(onPublished).toHaveBeenCalledTimes(1);
});
