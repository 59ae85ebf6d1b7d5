import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";

/**
 * A static server for the finished site: clean URLs, `x.html` before a folder `x/`, never a listing,
 * and `404.html` with status 404 for everything that does not exist.
 *
 * @param {string} root folder of the site
 * @returns {import("node:http").Server} not yet listening
 */
export function createSiteServer(root) {
  // `dev` looks files up when they are asked for instead of listing 215,000 of them at the start.
  const serve = sirv(root, { dev: true, etag: true, extensions: ["html"], setHeaders });
  return createServer((request, response) => {
    const canonical = canonicalPath(request.url ?? "/");
    if (canonical !== undefined) {
      response.writeHead(308, { location: canonical }).end();
      return;
    }
    serve(request, response, () => notFound(root, request, response));
  });
}

/** Names the landing pages that a browser may fetch when a reader is about to follow a link to one. */
const SPECULATION_RULES = "/speculation-rules.json";

function setHeaders(response, pathname) {
  if (pathname === SPECULATION_RULES) response.setHeader("content-type", "application/speculationrules+json");
  // Pages have no extension in their address; everything else has.
  else if (!path.extname(pathname)) response.setHeader("speculation-rules", `"${SPECULATION_RULES}"`);
}

/**
 * Where a URL that is not in canonical form leads: no trailing slash, no `.html`, no `/index`.
 *
 * @param {string} url path and query as requested
 * @returns {string | undefined} undefined for a URL that is canonical
 */
export function canonicalPath(url) {
  const [, pathname, query] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  // Several slashes or a backslash at the start would lead to another host.
  const plain = `/${pathname.replace(/^[/\\]+/, "")}`.replace(/(\.html|\/)+$/, "").replace(/^\/index$/, "");
  const canonical = plain || "/";
  return canonical === pathname ? undefined : `${canonical}${query}`;
}

function notFound(root, request, response) {
  let page = "Not found";
  try {
    page = readFileSync(path.join(root, "404.html"));
  } catch {
    // While a site is being replaced, or before the first build: say it plainly and go on serving.
  }
  response.writeHead(404, {
    "content-type": "text/html;charset=utf-8",
    "content-length": Buffer.byteLength(page),
  });
  response.end(request.method === "HEAD" ? undefined : page);
}
