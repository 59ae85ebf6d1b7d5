/**
 * The host table: the headers, cache rules, media types, redirects and statuses with which every host serves the
 * site. The local server reads it; `_headers`, `_redirects` and the configurations of nginx and of both edges are
 * generated from it.
 *
 * A path pattern is a path, or everything below a folder: `/sitemaps/*`. Redirects have placeholders instead, each for
 * one segment: `/old/:page`, as Cloudflare and Netlify write them. Those without come first on every host.
 */
import { securityHeaders as policyHeaders } from "../hardening/security-headers";
import type { CacheRule, ExportKitOptions } from "../options";
import { fileOf, redirectOf, type AddressRules } from "./addresses";

/** Cached, but revalidated on each use: pages, errors, redirects, and files without a cache rule. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

const ASSETS: CacheRule = {
  name: "assets, named after their content",
  paths: ["/_next/static/*"],
  value: "public, max-age=31536000, immutable",
};

/** Media types by extension. A path with one of these extensions is a file, any other a page. */
export const MEDIA_TYPES = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  woff: "font/woff",
  ttf: "font/ttf",
  otf: "font/otf",
  pdf: "application/pdf",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  webm: "video/webm",
  wasm: "application/wasm",
  csv: "text/csv; charset=utf-8",
  zip: "application/zip",
} as const;

/** Media type of pages. */
export const PAGE_TYPE = "text/html; charset=utf-8";

/** Extensions worth compressing. Images other than SVG, WOFF and PDF are compressed already. */
export const COMPRESSED_EXTENSIONS = "html css js mjs json map webmanifest xml txt svg ttf otf".split(" ");
/** A smaller file is not compressed. */
export const MIN_COMPRESSED_BYTES = 512;

/** Whether a file is worth compressing, by the extension of its name or path. */
export const isCompressible = (file: string) =>
  COMPRESSED_EXTENSIONS.includes(/\.(\w+)$/.exec(file)?.[1] ?? "");

/** Methods that are answered; the answer to any other is 405. */
export const METHODS = ["GET", "HEAD"];

/** Seconds in which a client has to send the headers of a request: one that is slower is no browser. */
export const HEADER_TIMEOUT = 20;

/** Permanent, and keeps the method. */
export const REDIRECT_STATUS = 308;

/** Paths that are answered with 404 although the folder has a file for them. */
export const HIDDEN = ["/404", "/_not-found", "/_headers", "/_redirects"];

/** Folders that contain files only, with any extension. */
export const FILE_FOLDERS = ["/_next/", "/.well-known/"];

/** Answer to an unknown page. */
export const NOT_FOUND_PAGE = "/404.html";
/** Answer to an unknown file: browsers might take HTML for the script or style they requested. */
export const NOT_FOUND_TEXT = "Not found\n";

/** Escapes a text for regular expressions. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** An extension of a file. */
export const EXTENSION = `\\.(?:${Object.keys(MEDIA_TYPES).join("|")})$`;
/** The paths of files, as opposed to pages, as a regular expression. */
export const FILE = [...FILE_FOLDERS.map((folder) => `^${escapeRegExp(folder)}`), EXTENSION].join("|");

const file = new RegExp(FILE, "i");
const hidden = new RegExp(
  [...HIDDEN.map((path) => `^${escapeRegExp(path)}$`), "/\\.(?!well-known/)"].join("|"),
);

/** Whether a path is that of a file, as opposed to a page. */
export const isFile = (pathname: string) => file.test(pathname);

/** Whether a path is answered with 404 even if a file for it exists. */
export const isHidden = (pathname: string) => hidden.test(pathname);

/** Whether a path matches one of the path patterns. */
export function matches(pathname: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
}

/** Whether a segment of a redirect stands for any one. */
export const isPlaceholder = (segment: string) => segment.startsWith(":");

/** A redirect for `replace`. */
function compileRedirect([from, to]: [string, string]): readonly [RegExp, string] {
  const parts = from.split("/");
  const source = parts.map((part) => (isPlaceholder(part) ? "([^/]+)" : escapeRegExp(part))).join("/");
  const names = parts.filter(isPlaceholder);
  const target = to
    .replaceAll("$", "$$$$")
    .split("/")
    .map((part) => (isPlaceholder(part) ? `$${names.indexOf(part) + 1}` : part));
  return [new RegExp(`^${source}$`), target.join("/")];
}

/** Either the status and a header of an answer without a body, or a file; without one, the answer is 404. */
interface Answer {
  status?: number;
  headers?: Record<string, string>;
  file?: { path: string; type: string };
}

/** The host table of one site. */
export interface HostTable {
  /** For every response over https, including errors and redirects. */
  securityHeaders: Readonly<Record<string, string>>;
  /** Additional headers of pages. */
  pageHeaders: Readonly<Record<string, string>>;
  /** For files that exist: errors must not be cached for a year. */
  cacheRules: readonly CacheRule[];
  /** Media types by path, where the extension does not determine it. */
  specialTypes: Readonly<Record<string, string>>;
  redirects: Readonly<Record<string, string>>;
  addresses: AddressRules;
  /**
   * How a request is answered, apart from conditions, ranges and files that do not exist.
   *
   * @param search with its question mark
   */
  answerTo(method: string, pathname: string, search: string): Answer;
  /** The headers of a response to a path without query; the media type is not included. */
  headersFor(pathname: string, status: number, options?: { https?: boolean }): Record<string, string>;
  /** Of a file or page that exists; undefined for an unknown extension. */
  mediaTypeOf(pathname: string): string | undefined;
}

/** Creates the host table of a site. */
export function createHostTable({
  hosts = {},
  harden,
}: Pick<ExportKitOptions, "hosts" | "harden"> = {}): HostTable {
  const { pageHeaders = {}, specialTypes = {}, redirects = {} } = hosts;
  const cacheRules = [ASSETS, ...(hosts.cacheRules ?? [])];
  const securityHeaders = policyHeaders(harden);
  const { "Strict-Transport-Security": _, ...withoutHttps } = securityHeaders;
  // Those without placeholders come first.
  const sorted = Object.entries(redirects).sort(
    ([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")),
  );
  const addresses: AddressRules = { methods: METHODS, hidden, file, redirects: sorted.map(compileRedirect) };
  const mediaTypeOf = (pathname: string): string | undefined => {
    if (Object.hasOwn(specialTypes, pathname)) return specialTypes[pathname];
    if (!isFile(pathname)) return PAGE_TYPE;
    const extension = /\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase();
    return Object.entries(MEDIA_TYPES).find(([known]) => known === extension)?.[1];
  };
  return {
    securityHeaders,
    pageHeaders,
    cacheRules,
    specialTypes,
    redirects,
    addresses,
    answerTo(method, pathname, search): Answer {
      if (!METHODS.includes(method)) return { status: 405, headers: { Allow: METHODS.join(", ") } };
      const Location = redirectOf(addresses, pathname, search);
      if (Location !== undefined) return { status: REDIRECT_STATUS, headers: { Location } };
      const path = fileOf(addresses, pathname);
      const type = mediaTypeOf(pathname);
      return path && type ? { file: { path: decodeURIComponent(path), type } } : {};
    },
    headersFor(pathname, status, { https = true } = {}) {
      const found = status < 300 || status === 304;
      const cache = found ? cacheRules.find(({ paths }) => matches(pathname, paths)) : undefined;
      return {
        ...(https ? securityHeaders : withoutHttps),
        "Cache-Control": cache?.value ?? REVALIDATE,
        ...(isFile(pathname) ? {} : pageHeaders),
      };
    },
    mediaTypeOf,
  };
}
