/** Cases for the finished site: a sample of its files. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { createHostTable, isHidden } from "@/packages/export-kit/src/hosts/table";
import options from "../../export-kit.config.mjs";
import {
  findDifferences,
  notFoundPage,
  type HostCase,
} from "../../packages/export-kit/test/hosts/expectations";
import { rawRequest } from "../../packages/export-kit/test/hosts/raw-request";
import { ruleCases } from "../../packages/export-kit/test/hosts/rule-cases";
import { isLandingFile, listFiles, pathOfFile, templateOf } from "../site/files";

export const table = createHostTable(options);
const { mediaTypeOf } = table;

/** Number of files that are requested from each host. */
const SAMPLE = { landing: 30, others: 120 };

/** Files that are requested besides the sample. */
const ALWAYS = ["/index.html", "/404.html"];

/** The rules of the host table, with this site's redirects and 404 page. */
export function ruleCasesOf(out: string): HostCase[] {
  const page = readFileSync(path.join(out, "404.html"));
  return [...ruleCases(table, page), notFoundPage("/seo/chat/plumbing/nowhere", page)];
}

/**
 * Files of the finished site, one of each template among them, are sent as they are.
 *
 * @returns the cases, and the files that they request
 */
export function sampleSite(out: string): { cases: HostCase[]; files: string[] } {
  const all = new Set(listFiles(out));
  const files = [...all].filter(
    (file) =>
      !isHidden(pathOfFile(file)) &&
      // Deploys leave Next's copy of the 404 page out; compressed forms have no address of their own.
      !/^\/_not-found[./]/.test(file) &&
      !(/\.(?:br|gz)$/.test(file) && all.has(file.slice(0, -".br".length))),
  );
  const untyped = files.filter((file) => mediaTypeOf(pathOfFile(file)) === undefined);
  const landing = files.filter(isLandingFile);
  const others = files.filter((file) => !isLandingFile(file));
  const oneOfEachTemplate = [...new Map(others.map((file) => [templateOf(pathOfFile(file)), file])).values()];
  const sampled = new Set([
    ...sample(landing, SAMPLE.landing),
    ...sample(others, SAMPLE.others),
    ...oneOfEachTemplate,
  ]);
  const cases = [
    {
      name: "every file of the site has a media type",
      run: async () => untyped.map((file) => `${file}: the host table has no type for it`),
    },
    siteCase(out, "/no-such-page", "/404.html", 404),
    ...oneOfEachTemplate.map((file) => transferCase(pathOfFile(file))),
    isCompressed("/"),
    ...[...sampled].map((file) => siteCase(out, pathOfFile(file), file, 200)),
  ];
  return { cases, files: [...new Set([...ALWAYS, ...sampled])] };
}

function siteCase(out: string, address: string, file: string, status: 200 | 404): HostCase {
  return {
    name: `${address} of the finished site returns ${file} with status ${status}`,
    run: async (target) => {
      const response = await rawRequest(target, encodeURI(address));
      const headers = { "Content-Type": mediaTypeOf(pathOfFile(file)) };
      const problems = findDifferences(table, address, response, { status, headers });
      if (comparable(file, response.body) !== comparable(file, readFileSync(path.join(out, file))))
        problems.push("the body is not that of the file in out/");
      return problems;
    },
  };
}

/** A body without the dates in sitemaps, which a deploy to object storage writes. */
function comparable(file: string, body: Buffer): string {
  const text = body.toString("latin1");
  return file.startsWith("/sitemaps/") ? text.replaceAll(/<lastmod>[^<]*/g, "<lastmod>") : text;
}

/** Sends the head alone, nothing that the client has, and a range. */
function transferCase(address: string): HostCase {
  return {
    name: `${address} of the finished site is sent in part, once and without a body on request`,
    run: async (target) => {
      const ask = (method: string, headers: Record<string, string>) =>
        rawRequest(target, encodeURI(address), { method, headers });
      const head = await ask("HEAD", {});
      const again = await ask("GET", { "if-none-match": head.headers.etag ?? "" });
      const range = await ask("GET", { range: "bytes=0-3" });
      return [
        ...findDifferences(table, address, head, { status: 200, body: "" }),
        ...findDifferences(table, address, again, { status: 304, body: "" }),
        ...findDifferences(table, address, range, { status: 206 }),
        ...(range.body.length === 4 ? [] : [`${range.body.length} bytes, expected 4`]),
      ];
    },
  };
}

function isCompressed(address: string): HostCase {
  return {
    name: `${address} of the finished site is sent compressed`,
    needs: "compressesOnTheFly",
    run: async (target) => {
      const { headers } = await rawRequest(target, address, { headers: { "accept-encoding": "gzip, br" } });
      const encoding = headers["content-encoding"];
      return encoding ? [] : ["Content-Encoding: “undefined”, expected “br” or “gzip”"];
    },
  };
}

/** Returns at most `size` evenly spaced items. */
function sample<T>(items: readonly T[], size: number): T[] {
  const step = Math.max(1, items.length / size);
  return Array.from({ length: Math.min(size, items.length) }, (_, index) => items[Math.floor(index * step)]!);
}
