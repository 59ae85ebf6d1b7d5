// @ts-check
/**
 * What a host has to do with the finished site: headers, cache rules, types, redirects and statuses.
 * The local server reads this table; `_headers`, `_redirects`, the nginx server block and the Caddyfile
 * are written from it. Plain JavaScript, because the local server runs without a build.
 *
 * A path pattern is one path, or everything below a folder: `/sitemaps/*`.
 *
 * @see docs/decisions/0017-one-host-table.md
 */
import { securityHeaders as policyHeaders } from "../hardening/policy.mjs";

/** Kept, but asked for each time: pages, errors, redirects, and whatever no rule below names. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** @type {import("../options").CacheRule} */
const ASSETS = {
  name: "assets, named after their content",
  paths: ["/_next/static/*"],
  value: "public, max-age=31536000, immutable",
};

/** Media types of files, by extension. A path that ends in one of these is a file, any other a page. */
export const MEDIA_TYPES = Object.freeze({
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
  pdf: "application/pdf",
});

/** Media type of pages. */
export const PAGE_TYPE = "text/html; charset=utf-8";

/** What is worth compressing. Pictures other than SVG, fonts and PDF are compressed in themselves. */
export const COMPRESSED_EXTENSIONS = [
  "html",
  "css",
  "js",
  "mjs",
  "json",
  "map",
  "webmanifest",
  "xml",
  "txt",
  "svg",
];

/** Keeps the method and is for good. */
export const REDIRECT_STATUS = 308;

/** Files that are in the site's folder but are no addresses of it. */
export const HIDDEN = ["/404", "/_not-found", "/_headers", "/_redirects"];

/** Folders whose paths are files whatever they end in. */
export const FILE_FOLDERS = ["/_next/", "/.well-known/"];

/** The page of an unknown address, and the text of an unknown file: HTML would be read as a script or a style. */
export const NOT_FOUND_PAGE = "/404.html";
export const NOT_FOUND_TEXT = "Not found\n";

/**
 * @param {string} pathname
 * @returns {boolean} false for the address of a page
 */
export function isFile(pathname) {
  const extension = /\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase() ?? "";
  return FILE_FOLDERS.some((folder) => pathname.startsWith(folder)) || Object.hasOwn(MEDIA_TYPES, extension);
}

/**
 * Whether an address is answered with 404 although a file of that name may exist.
 *
 * @param {string} pathname
 */
export function isHidden(pathname) {
  return HIDDEN.includes(pathname) || /\/\.(?!well-known\/)/.test(pathname);
}

/**
 * @param {string} pathname
 * @param {readonly string[]} patterns
 */
export function matches(pathname, patterns) {
  return patterns.some((pattern) =>
    pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
}

/**
 * @typedef {object} HostTable
 * @property {Readonly<Record<string, string>>} securityHeaders on every response, errors and redirects included, of a host that visitors reach over https
 * @property {Readonly<Record<string, string>>} pageHeaders on pages, besides
 * @property {readonly import("../options").CacheRule[]} cacheRules for found files only: an error is not to be kept for a year
 * @property {Readonly<Record<string, string>>} specialTypes media types of files whose extension does not tell
 * @property {Readonly<Record<string, string>>} redirects
 * @property {(pathname: string, status: number, options?: { https?: boolean }) => Record<string, string>} headersFor
 *   the headers of a response, by the path that was asked for, without query. The media type is not among them
 * @property {(pathname: string) => string | undefined} mediaTypeOf of a file or page that exists; undefined where the table does not know the extension
 */

/**
 * The table for a site.
 *
 * @param {Pick<import("../options").ExportKitOptions, "hosts" | "harden">} [options]
 * @returns {HostTable}
 */
export function createHostTable({ hosts = {}, harden = {} } = {}) {
  const { pageHeaders = {}, specialTypes = {}, redirects = {} } = hosts;
  const cacheRules = [ASSETS, ...(hosts.cacheRules ?? [])];
  const securityHeaders = Object.fromEntries(policyHeaders({ https: true, harden }));
  const withoutHttps = Object.fromEntries(policyHeaders({ https: false, harden }));
  return {
    securityHeaders,
    pageHeaders,
    cacheRules,
    specialTypes,
    redirects,
    headersFor(pathname, status, { https = true } = {}) {
      const found = status < 300 || status === 304;
      const cache = found ? cacheRules.find(({ paths }) => matches(pathname, paths)) : undefined;
      return {
        ...(https ? securityHeaders : withoutHttps),
        "Cache-Control": cache?.value ?? REVALIDATE,
        ...(isFile(pathname) ? {} : pageHeaders),
      };
    },
    mediaTypeOf(pathname) {
      if (Object.hasOwn(specialTypes, pathname)) return specialTypes[pathname];
      if (!isFile(pathname)) return PAGE_TYPE;
      const extension = /\.(\w+)$/.exec(pathname)?.[1] ?? "";
      return Object.hasOwn(MEDIA_TYPES, extension)
        ? MEDIA_TYPES[/** @type {keyof typeof MEDIA_TYPES} */ (extension)]
        : undefined;
    },
  };
}
