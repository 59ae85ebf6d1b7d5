// @ts-check
/** Installs applications in separate folders, with the packed package and only the dependencies that they declare. */
import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** The name under which applications install the package. */
const NAME = "export-kit";

/** @typedef {{ dependencies?: object, devDependencies?: object, optionalDependencies?: object }} PackageFile */

/** @param {string} folder @returns {PackageFile} */
function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
}

/**
 * Packs the package as for publication, and unpacks the tarball.
 *
 * @param {string} source folder of the package
 * @param {string} target
 * @returns {Promise<string>} folder of the unpacked package
 */
export async function unpackPackage(source, target) {
  mkdirSync(target, { recursive: true });
  await run("npm", ["pack", "--pack-destination", target], { cwd: source });
  const tarball = readdirSync(target).find((name) => name.endsWith(".tgz"));
  if (!tarball) throw new Error("npm pack wrote no tarball");
  await run("tar", ["xzf", tarball], { cwd: target });
  return path.join(target, "package");
}

/**
 * Copies an application and installs the package and all declared dependencies from an existing `node_modules`.
 * Undeclared packages are missing, as after `npm install`.
 *
 * @param {object} options
 * @param {string} options.app the application's sources
 * @param {string} options.target
 * @param {string} options.packed folder of the unpacked package
 * @param {string} options.installed `node_modules` with the dependencies
 */
export function installApp({ app, target, packed, installed }) {
  cpSync(app, target, { recursive: true });
  const modules = path.join(target, "node_modules");
  cpSync(packed, path.join(modules, NAME), { recursive: true });
  const { dependencies, devDependencies } = readPackage(target);
  const wanted = [...Object.keys({ ...dependencies, ...devDependencies })].filter((name) => name !== NAME);
  wanted.push(...Object.keys(readPackage(packed).dependencies ?? {}));
  linkTrees(installed, modules, closureOf(wanted, installed));
  // Next takes the nearest folder with a lock file for the root of the workspace.
  writeFileSync(path.join(target, "package-lock.json"), "{}");
}

/**
 * The top-level packages of `node_modules` that some packages need, directly or indirectly.
 *
 * @param {readonly string[]} names
 * @param {string} installed
 */
function closureOf(names, installed) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name @param {string} from folder of the dependent, relative to `installed` */
  const visit = (name, from) => {
    const nested = path.join(from, "node_modules", name);
    const folder = from && existsSync(path.join(installed, nested)) ? nested : name;
    // Optional packages for other systems are not installed.
    if (found.has(folder) || !existsSync(path.join(installed, folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = readPackage(path.join(installed, folder));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed, folder);
  };
  for (const name of names) visit(name, "");
  // Nested packages are copied with the folder around them.
  return [...found].filter((folder) => !folder.includes("node_modules"));
}

/**
 * Copies folders, by hard links where possible: these are thousands of files that are only read.
 *
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} folders
 */
function linkTrees(from, to, folders) {
  if (spawnSync("cp", ["-al", "--parents", ...folders, to], { cwd: from }).status === 0) return;
  for (const folder of folders)
    cpSync(path.join(from, folder), path.join(to, folder), { recursive: true, verbatimSymlinks: true });
}
