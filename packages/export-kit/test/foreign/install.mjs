// @ts-check
/** Puts applications into folders of their own, with the packed package and nothing that they do not name. */
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
 * Packs the package as it would be published and unpacks it again.
 *
 * @param {string} source folder of the package
 * @param {string} target
 * @returns {Promise<string>} folder of what was packed
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
 * Copies an application and gives it the package and its dependencies, as an installation would, from what
 * is installed already. A package that nobody declares is not there.
 *
 * @param {object} options
 * @param {string} options.app the application's sources
 * @param {string} options.target
 * @param {string} options.packed folder of the unpacked package
 * @param {string} options.installed `node_modules` in which the dependencies are
 */
export function installApp({ app, target, packed, installed }) {
  cpSync(app, target, { recursive: true });
  const modules = path.join(target, "node_modules");
  cpSync(packed, path.join(modules, NAME), { recursive: true });
  const { dependencies, devDependencies } = readPackage(target);
  const wanted = [...Object.keys({ ...dependencies, ...devDependencies })].filter((name) => name !== NAME);
  wanted.push(...Object.keys(readPackage(packed).dependencies ?? {}));
  linkTrees(installed, modules, closureOf(wanted, installed));
  // Ends the search for the root of the workspace here.
  writeFileSync(path.join(target, "package-lock.json"), "{}");
}

/**
 * The packages at the top of `node_modules` that some packages need, directly or not.
 *
 * @param {readonly string[]} names
 * @param {string} installed
 */
function closureOf(names, installed) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name @param {string} from folder that asks for it, relative to `installed` */
  const visit = (name, from) => {
    const nested = path.join(from, "node_modules", name);
    const folder = from && existsSync(path.join(installed, nested)) ? nested : name;
    // Packages for other systems are not installed.
    if (found.has(folder) || !existsSync(path.join(installed, folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = readPackage(path.join(installed, folder));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed, folder);
  };
  for (const name of names) visit(name, "");
  // Nested ones come with the folder they are in.
  return [...found].filter((folder) => !folder.includes("node_modules"));
}

/**
 * Links where it can be: these are thousands of files, and nobody writes to them.
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
