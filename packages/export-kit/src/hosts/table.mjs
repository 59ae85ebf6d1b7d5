// @ts-check
/**
 * What a host has to do with the finished site: headers, cache rules, types, redirects and statuses.
 * The local server reads this table; `_headers`, `_redirects`, the nginx server block and the Caddyfile
 * are written from it. Plain JavaScript, because the local server runs without a build.
 *
 * A path pattern is one path, or everything below a folder: `/sitemaps/*`.
 */
import { securityHeaders } from "../hardening/policy.mjs";

/** Names the landing pages that a browser may fetch when a reader is about to follow a link to one. */
const SPECULATION_RULES = "/speculation-rules.json";

/**
 * On every response, errors and redirects included, of a host that visitors reach over https.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const SECURITY_HEADERS = Object.freeze(Object.fromEntries(securityHeaders({ https: true })));
const WITHOUT_HTTPS = Object.freeze(Object.fromEntries(securityHeaders({ https: false })));

/** On pages, besides. */
export const PAGE_HEADERS = Object.freeze({ "Speculation-Rules": `"${SPECULATION_RULES}"` });

/** Kept, but asked for each time: pages, errors, redirects, and whatever no rule below names. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * @typedef {object} CacheRule
 * @property {string} name
 * @property {readonly string[]} paths
 * @property {string} value of Cache-Control, for found files only: an error is not to be kept for a year
 */
/** @type {readonly CacheRule[]} */
export const CACHE_RULES = [
  {
    name: "assets, named after their content",
    paths: ["/_next/static/*"],
    value: "public, max-age=31536000, immutable",
  },
  {
    name: "feeds, sitemaps and indexes",
    paths: [
      "/robots.txt",
      "/sitemap.xml",
      "/sitemaps/*",
      "/indexes/*",
      "/blog/feed.xml",
      "/blog/atom.xml",
      "/blog/feed.json",
      SPECULATION_RULES,
      "/.well-known/*",
    ],
    value: "public, max-age=600",
  },
];

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

/** Files whose media type their extension does not tell. */
export const SPECIAL_TYPES = Object.freeze({
  [SPECULATION_RULES]: "application/speculationrules+json",
  "/blog/feed.xml": "application/rss+xml",
  "/blog/atom.xml": "application/atom+xml",
  "/blog/feed.json": "application/feed+json",
});

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

/** Addresses that people and programs try, besides the other forms of a canonical one. */
export const REDIRECTS = Object.freeze({
  "/security.txt": "/.well-known/security.txt",
  "/feed.xml": "/blog/feed.xml",
  "/rss.xml": "/blog/feed.xml",
  "/feed": "/blog/feed.xml",
});

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
 * The table's headers for a response. The media type is that of the file that was asked for; an error
 * has a type of its own.
 *
 * @param {string} pathname as asked for, without query
 * @param {number} status
 * @param {{ https?: boolean }} [options] whether visitors reach the host over https
 * @returns {Record<string, string>}
 */
export function headersFor(pathname, status, { https = true } = {}) {
  const found = status < 300 || status === 304;
  const cache = found ? CACHE_RULES.find(({ paths }) => matches(pathname, paths)) : undefined;
  return {
    ...(https ? SECURITY_HEADERS : WITHOUT_HTTPS),
    "Cache-Control": cache?.value ?? REVALIDATE,
    ...(isFile(pathname) ? {} : PAGE_HEADERS),
  };
}

/**
 * @param {string} pathname of a file or page that exists
 * @returns {string | undefined} undefined where the table does not know the extension
 */
export function mediaTypeOf(pathname) {
  if (Object.hasOwn(SPECIAL_TYPES, pathname)) {
    return SPECIAL_TYPES[/** @type {keyof typeof SPECIAL_TYPES} */ (pathname)];
  }
  if (!isFile(pathname)) return PAGE_TYPE;
  const extension = /\.(\w+)$/.exec(pathname)?.[1] ?? "";
  return Object.hasOwn(MEDIA_TYPES, extension)
    ? MEDIA_TYPES[/** @type {keyof typeof MEDIA_TYPES} */ (extension)]
    : undefined;
}
