import { gunzipSync } from "node:zlib";
import { madeFiles, writeSite, type Files, type MadeSite } from "../../test/storage/made-site";
import { BUCKET, startS3Server, type S3Server, type S3ServerOptions } from "../../test/storage/s3-server";
import type { Bucket } from "./bucket";
import { deploy, type DeployOptions } from "./deploy";
import { openBucket } from "./s3-bucket";

let server: S3Server;
let bucket: Bucket;
const sites: MadeSite[] = [];

async function start(options?: S3ServerOptions): Promise<void> {
  server = await startS3Server(options);
  Object.assign(process.env, server.env);
  bucket = await openBucket({ bucket: BUCKET, prefix: "" }, 16);
}

afterEach(async () => {
  bucket.close();
  await server.stop();
  for (const site of sites.splice(0)) site.remove();
});

function siteOf(files: Files, options?: Parameters<typeof writeSite>[1]): MadeSite {
  const site = writeSite(files, options);
  sites.push(site);
  return site;
}

/** Deploys, and returns the log. */
async function run(site: MadeSite | undefined, options: Partial<DeployOptions> = {}): Promise<string> {
  const lines: string[] = [];
  await deploy(bucket, { site, parallel: 8, log: (line) => lines.push(line), ...options });
  return lines.join("\n");
}

const isRecord = (key: string) => key.startsWith(".deploy/");
const isAsset = (key: string) => key.startsWith("_next/static/");
/** Uploads since the server was started or `forget` was called. */
const uploaded = () =>
  server.requests
    .filter(({ method, key, status }) => method === "PUT" && status === 200 && !isRecord(key))
    .map(({ key }) => key);
const forget = () => server.requests.splice(0);

/** The files of a site that belong in a bucket, as the bucket has them. */
function expectServed(files: Files): void {
  const { _headers, "_not-found.html": copy, ...expected } = files;
  const names = server.keys().filter((key) => !isRecord(key));
  expect(names.filter((name) => !isAsset(name))).toEqual(
    Object.keys(expected)
      .filter((name) => !isAsset(name))
      .sort(),
  );
  for (const [file, text] of Object.entries(expected))
    expect([file, server.read(file)]).toEqual([file, text]);
}

it("uploads a whole site at the first deploy, assets first and the index of sitemaps last", async () => {
  await start();
  const files = madeFiles();
  await run(siteOf(files));
  expectServed(files);
  const order = uploaded();
  const kinds = order.map((key) => (isAsset(key) ? "asset" : key.endsWith(".html") ? "page" : "other"));
  expect(kinds.lastIndexOf("asset")).toBeLessThan(kinds.indexOf("page"));
  expect(order.slice(-2)).toEqual(["sitemaps/pages.xml", "sitemap.xml"]);
});

it("uploads nothing if the site is unchanged", async () => {
  await start();
  const files = madeFiles();
  await run(siteOf(files));
  forget();
  expect(await run(siteOf(files))).toContain("nothing to upload");
  expect(uploaded()).toEqual([]);
});

it("says before it uploads that another version of Node built the site", async () => {
  await start();
  await run({ ...siteOf(madeFiles({ pages: 2 })), node: "20" });
  const site = { ...siteOf(madeFiles({ pages: 2, release: "two" })), node: "24" };
  expect(await run(site, { dryRun: true })).toContain("built with Node 24, the published site with Node 20");
});

it("uploads one page if one page has changed", async () => {
  await start();
  await run(siteOf(madeFiles()));
  forget();
  const files = madeFiles({ words: { 3: "other " } });
  await run(siteOf(files));
  expect(uploaded()).toEqual(["seo/3/page-3.html"]);
  expectServed(files);
});

it("sends media type and cache rule from the host table, and compresses texts if asked to", async () => {
  await start();
  const cacheRules = [{ name: "sitemaps", paths: ["/sitemap.xml"], value: "public, max-age=600" }];
  await run(siteOf(madeFiles(), { hosts: { cacheRules }, gzip: true }));
  const page = (await bucket.get("seo/1/page-1.html"))!;
  expect(page.headers).toEqual({
    type: "text/html; charset=utf-8",
    cache: "public, max-age=0, must-revalidate",
    encoding: "gzip",
  });
  expect(gunzipSync(page.body).toString()).toBe(madeFiles()["seo/1/page-1.html"]);
  expect((await bucket.get("404.html"))!.headers.type).toBe("text/html; charset=utf-8");
  expect((await bucket.get("sitemap.xml"))!.headers.cache).toBe("public, max-age=600");
  const [asset] = server.keys().filter(isAsset);
  expect((await bucket.get(asset!))!.headers.cache).toContain("immutable");
});

it("uploads unchanged files whose cache rule has changed", async () => {
  await start();
  await run(siteOf(madeFiles()));
  forget();
  const cacheRules = [{ name: "sitemaps", paths: ["/sitemaps/*"], value: "public, max-age=60" }];
  await run(siteOf(madeFiles(), { hosts: { cacheRules } }));
  expect(uploaded()).toEqual(["sitemaps/pages.xml"]);
});

it("keeps the assets of two deploys for open tabs, and removes pages at once", async () => {
  await start();
  const assetsOf = (release: string) => Object.keys(madeFiles({ release })).filter(isAsset);
  for (const release of ["one", "two", "three"]) await run(siteOf(madeFiles({ release })));
  const three = [...new Set(["one", "two", "three"].flatMap(assetsOf))].sort();
  expect(server.keys().filter(isAsset)).toEqual(three);
  const files = madeFiles({ release: "four", pages: 39 });
  await run(siteOf(files));
  expectServed(files);
  const kept = [...new Set(["two", "three", "four"].flatMap(assetsOf))].sort();
  expect(server.keys().filter(isAsset)).toEqual(kept);
});

it("returns to the deploy before, and from there to the later one", async () => {
  await start();
  const one = madeFiles({ release: "one" });
  const two = madeFiles({ release: "two", pages: 38, words: { 2: "new " } });
  await run(siteOf(one));
  await run(siteOf(two));
  expect(await run(undefined)).toContain("going back to deploy 1");
  expectServed(one);
  expect((await bucket.get("seo/1/page-1.html"))!.headers.type).toBe("text/html; charset=utf-8");
  await run(undefined);
  expectServed(two);
});

it("refuses to go back before the second deploy", async () => {
  await start();
  await run(siteOf(madeFiles()));
  await expect(run(undefined)).rejects.toThrow("there is no deploy to go back to");
});

it("changes nothing in a dry run", async () => {
  await start();
  expect(await run(siteOf(madeFiles({ pages: 5 })), { dryRun: true })).toMatch(/^\d+ to upload/);
  expect(server.keys()).toEqual([]);
});

it("asks before it removes a tenth of the site", async () => {
  await start();
  await run(siteOf(madeFiles()));
  const narrow = madeFiles({ pages: 10 });
  await expect(run(siteOf(narrow))).rejects.toThrow(/would remove 30 of 48 .* pass --yes-delete 30/);
  await expect(run(siteOf(narrow), { yesDelete: 29 })).rejects.toMatchObject({ exitCode: 3 });
  await run(siteOf(narrow), { yesDelete: 30 });
  expectServed(narrow);
});

it("asks before a build with other settings removes a single page", async () => {
  await start();
  await run(siteOf(madeFiles()));
  const narrow = siteOf(madeFiles({ pages: 39 }), { variables: { SCOPE: "cities=leeds" } });
  await expect(run(narrow)).rejects.toThrow("SCOPE: “” before, now “cities=leeds”");
});

it("refuses a bucket with objects that no deploy put there", async () => {
  await start();
  await bucket.put("photos/a.jpg", Buffer.from("a"), { type: "image/jpeg", cache: "no-store" });
  await expect(run(siteOf(madeFiles()))).rejects.toThrow("such as photos/a.jpg");
  await run(siteOf(madeFiles()), { adopt: true });
  expect(server.keys()).toContain("photos/a.jpg");
});

it("finds an object that something else has changed", async () => {
  await start();
  const files = madeFiles({ pages: 1 });
  await run(siteOf(files));
  server.overwrite("index.html", "defaced");
  await expect(run(siteOf(files))).rejects.toThrow("index.html has other contents");
  await expect(run(siteOf(files))).rejects.toMatchObject({ exitCode: 5 });
  await run(siteOf(files), { all: true });
  expectServed(files);
});

it("refuses a site whose files have changed since it was built", async () => {
  await start();
  const site = siteOf(madeFiles());
  site.manifest = siteOf(madeFiles({ words: { 5: "other " } })).manifest;
  await expect(run(site)).rejects.toThrow("page-5.html has changed since the site was built");
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
  forget();
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
