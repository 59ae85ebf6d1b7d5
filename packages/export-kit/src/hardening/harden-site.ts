import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { assertSameFlight } from "./flight";
import { hardenPage, type SharedScripts } from "./harden-page";
import { moveStyles } from "./move-styles";

/** Where the scripts go that the build makes, as a path on the site. */
export const SCRIPTS = "/_next/static/scripts";
/** Where the stylesheets go that stand in for style attributes. */
const STYLES = "/_next/static/styles";

/** The scripts that rewritten pages share, bundled for browsers. */
export interface BrowserScripts {
  trustedTypes: string;
  flightLoader: string;
  restoreStyles: string;
}

export interface HardenResult {
  pages: number;
  /** Pages that had scripts and were rewritten. */
  rewritten: number;
  /** Addresses of the script files. */
  scripts: string[];
}

/**
 * Rewrites every page of Next's export below a folder.
 *
 * @param prepare what is done to each page before, in the same reading and writing
 * @throws Error that names the page when one is not what Next is known to write, or its flight data changed
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
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
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
  return { pages: pages.length, rewritten, scripts: scripts.addresses() };
}

/** Does to the shell of a collection what its pages need: they have no scripts, so styles are all there is. */
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

/** Files named after their content: the same text is one file, and a file never changes. */
function createFileFolder(root: string, folder: string, extension: string) {
  const addresses = new Map<string, string>();
  return {
    add(code: string): string {
      let address = addresses.get(code);
      if (address === undefined) {
        address = `${folder}/${createHash("sha256").update(code).digest("hex").slice(0, 16)}.${extension}`;
        mkdirSync(path.join(root, folder), { recursive: true });
        writeFileSync(path.join(root, address), code);
        addresses.set(code, address);
      }
      return address;
    },
    addresses: () => [...addresses.values()],
  };
}
