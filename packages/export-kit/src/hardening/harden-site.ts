import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rewriteFiles } from "../publishing/export-files";
import { externaliseScripts, type SharedScripts } from "./externalise-scripts";
import { orderRows } from "./flight";
import { moveStyles } from "./move-styles";

/**
 * Folder for the scripts that hardening writes, as a path on the site. Hosts cache what is below /_next/static for a
 * year, so a file's name has to change with its content.
 */
const SCRIPTS = "/_next/static/scripts";
/** Folder for the stylesheets that replace style attributes. */
const STYLES = "/_next/static/styles";

/** The scripts that rewritten pages share, bundled for browsers. */
export interface BrowserScripts {
  trustedTypes: string;
  flightLoader: string;
  restoreStyles: string;
}

/**
 * Rewrites every page of Next's export below a folder.
 *
 * @param prepare applied to each page first
 * @throws Error that names a page if it differs from what Next is known to write
 */
export function hardenSite(
  root: string,
  browser: BrowserScripts,
  prepare: (html: string) => string = (html) => html,
): void {
  const scripts = createFileFolder(root, SCRIPTS, "js");
  const styles = createFileFolder(root, STYLES, "css");
  const shared: SharedScripts = {
    trustedTypes: scripts(browser.trustedTypes),
    flightLoader: scripts(browser.flightLoader),
  };
  hardenWorkers(root, browser.trustedTypes);
  // Payloads hold the same rows as the blocks of their pages. Other texts have no rows and stay as they are.
  rewriteFiles(root, /\.txt$/, orderRows);
  rewriteFiles(root, /\.html$/, (page) =>
    moveStyles(externaliseScripts(prepare(page), shared, scripts), styles, () =>
      scripts(browser.restoreStyles),
    ),
  );
}

/** Turbopack's entry of a web worker, which loads the worker's chunks with `importScripts`. */
const WORKER_ENTRY = /^_next\/static\/chunks\/[^/]*worker[^/]*\.js$/;
/** A worker's source, which Turbopack copies for the server's code. Nothing of the site asks for it. */
const WORKER_SOURCE = /\.tsx?$/;

/**
 * Puts the Trusted Types policy first in the entries of web workers. A worker has the headers of its file, not the policy
 * of the page that starts it: without one, it could not load its chunks.
 */
function hardenWorkers(root: string, trustedTypes: string): void {
  const media = path.join(root, "_next/static/media");
  for (const name of existsSync(media) ? readdirSync(media) : [])
    if (WORKER_SOURCE.test(name)) rmSync(path.join(media, name));
  rewriteFiles(root, WORKER_ENTRY, (code) =>
    code.includes("importScripts") ? `${trustedTypes}\n${code}` : code,
  );
}

/** Hardens the shell of a collection. Its pages have no scripts, so only style attributes are moved. */
export function createShellHardening(root: string): (html: string) => string {
  const styles = createFileFolder(root, STYLES, "css");
  return (html) => moveStyles(html, styles);
}

/** Creates a folder of files named after their content. @returns adds a text, and returns the URL of its file */
function createFileFolder(root: string, folder: string, extension: string): (code: string) => string {
  const urls = new Map<string, string>();
  return (code) => {
    const known = urls.get(code);
    if (known) return known;
    const url = `${folder}/${createHash("sha256").update(code).digest("hex").slice(0, 16)}.${extension}`;
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, url), code);
    urls.set(code, url);
    return url;
  };
}
