// @ts-check
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import {
  isFile,
  isHidden,
  MEDIA_TYPES,
  NOT_FOUND_PAGE,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  REDIRECT_STATUS,
} from "../hosts/table.mjs";

/** The server speaks plain http, so it omits headers for https. */
const PLAIN = { https: false };

/**
 * Creates a static server for the finished site, with the headers and redirects of the host table: clean URLs,
 * `x.html` before a folder `x/`, no listings, and 404 for everything that does not exist. Files with `.br` or `.gz`
 * files beside them are sent compressed.
 *
 * @param {string} root folder of the site
 * @param {import("../hosts/table.mjs").HostTable} table
 * @returns {import("node:http").Server} not yet listening
 * @see docs/decisions/0041-local-server-does-not-compress.md
 */
export function createSiteServer(root, table) {
  const { headersFor, mediaTypeOf, redirectOf } = table;
  // `dev` looks files up on request; otherwise sirv would list 215,000 files at the start.
  const serve = sirv(root, { dev: true, etag: true, extensions: ["html"], gzip: true, brotli: true });
  return createServer((request, response) => {
    const url = request.url ?? "/";
    const pathname = pathOf(url);
    const target = redirectOf(pathname) ?? canonicalPath(url);
    if (target !== undefined) {
      response.writeHead(REDIRECT_STATUS, {
        ...headersFor(pathname, REDIRECT_STATUS, PLAIN),
        location: target,
      });
      response.end();
      return;
    }
    const missing = () => notFound(root, headersFor(pathname, 404, PLAIN), request, response);
    if (isHidden(decoded(pathname))) {
      missing();
      return;
    }
    for (const [name, value] of Object.entries(headersFor(pathname, 200, PLAIN)))
      response.setHeader(name, value);
    const type = mediaTypeOf(pathname);
    if (type !== undefined) response.setHeader("content-type", type);
    serve(request, response, missing);
  });
}

/** @param {string} url */
function pathOf(url) {
  return url.replace(/\?.*$/s, "");
}

/** Decodes a path as the file lookup does: `/%2eenv` is `/.env`. @param {string} pathname */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns the canonical form of a URL: no trailing slash, no `.html`, no `/index`, and no capitals in paths of pages.
 * `hosts/nginx.ts` and `hosts/caddy.ts` have the same rules as regular expressions: change all three.
 *
 * @param {string} url path and query as requested
 * @returns {string | undefined} undefined if the URL is canonical
 */
export function canonicalPath(url) {
  const pathname = pathOf(url);
  // Several slashes or a backslash at the start would redirect to another host.
  const plain = `/${pathname.replace(/^[/\\]+/, "")}`.replace(/(\.html|\/)+$/i, "");
  // Percent escapes are kept.
  const lower = isFile(plain)
    ? plain
    : plain.replace(/%[0-9a-f]{0,2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  const canonical = lower.replace(/^\/index$/, "") || "/";
  return canonical === pathname ? undefined : `${canonical}${url.slice(pathname.length)}`;
}

/**
 * @param {string} root
 * @param {Record<string, string>} headers
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function notFound(root, headers, request, response) {
  const file = isFile(pathOf(request.url ?? "/"));
  const body = file ? NOT_FOUND_TEXT : notFoundPage(root);
  response.writeHead(404, {
    ...headers,
    "content-type": file ? MEDIA_TYPES.txt : PAGE_TYPE,
    "content-length": Buffer.byteLength(body),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** @param {string} root */
function notFoundPage(root) {
  try {
    return readFileSync(path.join(root, NOT_FOUND_PAGE));
  } catch {
    // The site is being replaced, or has not been built yet.
    return "Not found";
  }
}
