import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { assertSameFlight, orderRows } from "./flight";
import { hardenPage, type SharedScripts } from "./harden-page";
import { moveStyles } from "./move-styles";

/**
 * Folder for the scripts that hardening writes, as a path on the site. Hosts cache what is below /_next/static for a
 * year, so a file's name has to change with its content.
 */
export const SCRIPTS = "/_next/static/scripts";
/** Folder for the stylesheets that replace style attributes. */
const STYLES = "/_next/static/styles";

/** The scripts that rewritten pages share, bundled for browsers. */
export interface BrowserScripts {
  trustedTypes: string;
  flightLoader: string;
  restoreStyles: string;
}

interface HardenResult {
  pages: number;
  /** Pages that had scripts and were rewritten. */
  rewritten: number;
  /** URLs of the script files. */
  scripts: string[];
}

/**
 * Rewrites every page of Next's export below a folder.
 *
 * @param prepare applied to each page first
 * @throws Error that names a page if it differs from what Next is known to write, or its flight data changed
 */
export function hardenSite(
  root: string,
  browser: BrowserScripts,
  prepare: (html: string) => string = (html) => html,
): HardenResult {
  const scripts = createFileFolder(root, SCRIPTS, "js");
  const styles = createFileFolder(root, STYLES, "css");
  const shared: SharedScripts = {
    trustedTypes: scripts.add(browser.trustedTypes),
    flightLoader: scripts.add(browser.flightLoader),
  };
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  hardenWorkers(root, names, browser.trustedTypes);
  orderPayloads(root, names);
  const pages = names.filter((name) => name.endsWith(".html"));
  let rewritten = 0;
  for (const page of pages) {
    const file = path.join(root, page);
    const original = readFileSync(file, "utf8");
    try {
      const before = prepare(original);
      const after = moveStyles(hardenPage(before, shared, scripts.add), {
        externalise: styles.add,
        restoreStyles: () => scripts.add(browser.restoreStyles),
      });
      if (after !== before) {
        assertSameFlight(before, after);
        rewritten += 1;
      }
      if (after !== original) writeFileSync(file, after);
    } catch (error) {
      throw new Error(`${page}: ${(error as Error).message}`, { cause: error });
    }
  }
  return { pages: pages.length, rewritten, scripts: scripts.urls() };
}

/** Turbopack's entry of a web worker, which loads the worker's chunks with `importScripts`. */
const WORKER_ENTRY = /^_next\/static\/chunks\/[^/]*worker[^/]*\.js$/;
/** A worker's source, which Turbopack copies for the server's code. Nothing of the site asks for it. */
const WORKER_SOURCE = /^_next\/static\/media\/.*\.tsx?$/;

/**
 * Puts the Trusted Types policy first in the entries of web workers. A worker has the headers of its file, not the policy of the
 * page that starts it: without one, it could not load its chunks.
 */
function hardenWorkers(root: string, names: readonly string[], trustedTypes: string): void {
  for (const name of names) {
    const file = path.join(root, name);
    if (WORKER_SOURCE.test(name.replaceAll(path.sep, "/"))) rmSync(file);
    if (!WORKER_ENTRY.test(name.replaceAll(path.sep, "/"))) continue;
    const code = readFileSync(file, "utf8");
    if (code.includes("importScripts")) writeFileSync(file, `${trustedTypes}\n${code}`);
  }
}

/** Payloads hold the same rows as the blocks of their pages. Other texts have no rows and stay as they are. */
function orderPayloads(root: string, names: readonly string[]): void {
  for (const name of names.filter((file) => file.endsWith(".txt"))) {
    const file = path.join(root, name);
    const text = readFileSync(file, "utf8");
    const ordered = orderRows(text);
    if (ordered !== text) writeFileSync(file, ordered);
  }
}

/** Hardens the shell of a collection. Its pages have no scripts, so only style attributes are moved. */
export function createShellHardening(root: string): (html: string) => string {
  const { add } = createFileFolder(root, STYLES, "css");
  return (html) =>
    moveStyles(html, {
      externalise: add,
      restoreStyles: () => {
        throw new Error("a shell has no flight data");
      },
    });
}

/** Creates a folder of files named after their content: equal texts share a file, and a file never changes. */
function createFileFolder(root: string, folder: string, extension: string) {
  const urls = new Map<string, string>();
  return {
    add(code: string): string {
      let url = urls.get(code);
      if (url === undefined) {
        url = `${folder}/${createHash("sha256").update(code).digest("hex").slice(0, 16)}.${extension}`;
        mkdirSync(path.join(root, folder), { recursive: true });
        writeFileSync(path.join(root, url), code);
        urls.set(code, url);
      }
      return url;
    },
    urls: () => [...urls.values()],
  };
}
