import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LocalSite } from "../../src/deploying/deploy-goal";
import { objectRules } from "../../src/deploying/object-headers";
import { manifestOf } from "../../src/publishing/manifest";
import type { HostOptions } from "../../src/options";

/** Texts of files by path. */
export type Files = Record<string, string>;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** An asset, named after its content. */
function asset(text: string): [name: string, text: string] {
  return [`_next/static/chunks/${hashOf(text)}.js`, text];
}

export interface MadeSiteOptions {
  pages?: number;
  /** Of the script that every page loads. */
  release?: string;
  /** Text of single pages by number. */
  words?: Readonly<Record<number, string>>;
}

/** Files of a small site: pages that load two scripts, a payload, sitemaps and what a build adds. */
export function madeFiles({ pages = 40, release = "one", words = {} }: MadeSiteOptions = {}): Files {
  const shared = asset("shared();");
  const own = asset(`release(${JSON.stringify(release)});`);
  const scripts = [shared, own].map(([name]) => `<script src="/${name}"></script>`).join("");
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const nameOf = (number: number) => `seo/${number % 7}/page-${number}`;
  return {
    ...Object.fromEntries([shared, own]),
    ...Object.fromEntries(
      numbers.map((number) => [
        `${nameOf(number)}.html`,
        `<!doctype html>${scripts}<p>Page ${number}: ${(words[number] ?? "words ").repeat(90)}</p>`,
      ]),
    ),
    "index.html": `<!doctype html>${scripts}`,
    "index.txt": `payload of ${own[0]}`,
    "404.html": `<!doctype html>${scripts}<p>Not found</p>`,
    "_not-found.html": "<!doctype html>",
    _headers: "/*\n",
    "image ü.svg": "<svg/>",
    "sitemap.xml": "<sitemapindex/>",
    "sitemaps/pages.xml": numbers.map(nameOf).join("\n"),
  };
}

export interface MadeSite extends LocalSite {
  files: Files;
  remove(): void;
}

/** For tests: `writeSite` for sites that are removed after each test. */
export function siteMaker(): typeof writeSite {
  const sites: MadeSite[] = [];
  afterEach(() => sites.splice(0).forEach((site) => site.remove()));
  return (...options) => {
    const site = writeSite(...options);
    sites.push(site);
    return site;
  };
}

/** For tests: expects the files of a site in a bucket, as a deploy leaves it; older assets may be there too. */
export function expectFiles(
  bucket: { keys(): string[]; read(key: string): string },
  { _headers, "_not-found.html": _copy, ...files }: Files,
): void {
  const others = (names: readonly string[]) =>
    names.filter((name) => !/^(_next|\.deploy)\//.test(name)).sort();
  expect(others(bucket.keys())).toEqual(others(Object.keys(files)));
  for (const [file, text] of Object.entries(files)) expect([file, bucket.read(file)]).toEqual([file, text]);
  expect(bucket.keys().filter((key) => /lock|probe/.test(key))).toEqual([]);
}

/** Writes files to a temporary folder. */
export function writeSite(
  files: Files,
  {
    hosts = {},
    gzip = false,
    variables = {},
  }: { hosts?: HostOptions; gzip?: boolean; variables?: Files } = {},
): MadeSite {
  const root = mkdtempSync(path.join(tmpdir(), "made-site-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { root, files, manifest: manifestOf(root), rules: objectRules(hosts, gzip), variables, remove };
}
