import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { BUILD_ID_PLACEHOLDER } from "./build-id-placeholder.mjs";
import { rewriteFiles } from "./export-files";

/** Folder of the scripts and stylesheets that Next's pages load. */
const ASSETS = "_next/static";
/** Files with which a browser keeps working after it has loaded a page. */
const CODE = /\.(?:js|css)$/;

/**
 * Computes the build id of a site from its scripts and stylesheets, and writes it into the payloads for soft
 * navigation. A browser loads a page anew if the id of its payload differs from that of the open page; it has to if the
 * page needs other code, and it need not if only texts differ. The id has the length of the placeholder.
 *
 * @param site folder of Next's export, before anything is added to it
 * @returns the function that writes the id into the HTML of a page
 */
export function writeBuildId(site: string): (html: string) => string {
  const id = hashCode(site);
  const replace = (text: string) => text.replaceAll(BUILD_ID_PLACEHOLDER, id);
  rewriteFiles(site, /\.txt$/, replace);
  // Some of Next's compilers put lists of all pages there, which browsers cache for a year.
  const folder = path.join(site, ASSETS, BUILD_ID_PLACEHOLDER);
  if (existsSync(folder)) renameSync(folder, path.join(site, ASSETS, id));
  return replace;
}

function hashCode(site: string): string {
  const folder = path.join(site, ASSETS);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const hash = createHash("sha256");
  for (const name of names.filter((file) => CODE.test(file)).sort()) {
    const content = readFileSync(path.join(folder, name));
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, BUILD_ID_PLACEHOLDER.length);
}
