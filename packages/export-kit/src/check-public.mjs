// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { BUILD_FILE } from "./paths.mjs";

/** Bytes from which a file has to be listed: most are there by accident. */
const LARGE = 2_000_000;
/** What a build writes itself. */
const OURS = /^\/(?:_next\/|(?:_headers|_redirects|service-worker\.js)$)/;

/**
 * Finds files in `public` that are published by accident: everything in it becomes part of the site.
 *
 * @param {string} folder
 * @param {readonly string[]} largeFiles paths of large files that are meant: `/video.mp4`
 * @returns {string[]} a line for each problem
 */
export function findPublicProblems(folder, largeFiles) {
  /** @type {string[]} */
  const problems = [];
  /** @param {string} below */
  const walk = (below) => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = `${below}/${entry.name}`;
      const problem = problemOf(name, entry);
      if (problem) problems.push(`public${name}: ${problem}`);
      else if (entry.isDirectory()) walk(name);
    }
  };
  /** @param {string} name @param {import("node:fs").Dirent} entry */
  const problemOf = (name, entry) => {
    if (entry.name.startsWith(".") && name !== "/.well-known")
      return "would be published, and its name begins with a dot: remove it";
    if (entry.isDirectory()) return undefined;
    if (!entry.isFile()) return "expected a file, got a link or a device";
    if (/\.html?$/i.test(name))
      return `would be the page ${name.replace(/\.html?$/i, "")}, without its policy: write it in app/`;
    const route = routeOf(name);
    if (route) return `${route} writes this file: remove one of them`;
    if (OURS.test(name) || name === `/${BUILD_FILE}`) return "a build writes this file itself: remove it";
    if (/~$|\.(?:bak|orig|swp|tmp)$/.test(name)) return "would be published, and is a backup: remove it";
    const { size } = statSync(path.join(folder, name));
    if (size === 0) return "is empty";
    if (name.endsWith(".json") && !isJson(path.join(folder, name))) return "is not JSON";
    if (size > LARGE && !largeFiles.includes(name))
      return `${(size / 1e6).toFixed(1)} MB: make it smaller, or list “${name}” in publish.largeFiles of export-kit.config.mjs`;
    return undefined;
  };
  /**
   * The file in `app` beside the folder that writes the same path.
   *
   * @param {string} name
   */
  const routeOf = (name) => {
    const stem = name.replace(/\.\w+$/, "");
    return [`${stem}.ts`, `${stem}.js`, `${name}/route.ts`, `${name}/route.js`]
      .map((file) => `app${file}`)
      .find(
        (file) =>
          /robots|sitemap|manifest|route\.[tj]s$/.test(file) && existsSync(path.join(folder, "..", file)),
      );
  };
  if (existsSync(folder)) walk("");
  const missing = largeFiles.filter((name) => !existsSync(path.join(folder, name)));
  return [...problems, ...missing.map((name) => `publish.largeFiles: there is no public${name}`)];
}

/** @param {string} file */
function isJson(file) {
  try {
    JSON.parse(readFileSync(file, "utf8"));
    return true;
  } catch {
    return false;
  }
}
