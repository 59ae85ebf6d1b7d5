/** What a lock file has to promise: the same packages from one registry, and no script at installation. */
import { z } from "zod";

/** The registry of the packages. A lock file that names none leaves the choice to who installs. */
const REGISTRY = "https://registry.npmjs.org/";

/**
 * Packages that would run a script when they are installed and work without it: `npm ci --ignore-scripts`
 * is how this project is installed. esbuild's makes its command a little faster, watcher's compiles what
 * is there compiled already. A new one has to be tried before it is named here.
 */
export const SCRIPTS_NOT_NEEDED = ["@parcel/watcher", "esbuild"];

const entrySchema = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});
const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entrySchema),
});
type Entry = z.output<typeof entrySchema>;

export interface LockReport {
  packages: number;
  problems: string[];
  /**
   * Optional packages of one platform without a hash: the registry that the file was written with had
   * not kept them, so npm could list but not fetch them. On that platform npm takes what the registry
   * gives; on all others they are not installed. Counted, so that there come no more of them unseen.
   */
  withoutIntegrity: string[];
}

/** Folders of this repository that are packages of their own, as the file names them. */
const WORKSPACE = /^packages\/[\w-]+$/;

/** @param lock the parsed `package-lock.json` */
export function checkLockFile(lock: unknown): LockReport {
  const { packages } = lockSchema.parse(lock);
  const { "": project, ...entries } = packages;
  const report: LockReport = {
    packages: Object.keys(entries).length,
    problems: looseVersions(project),
    withoutIntegrity: [],
  };
  for (const [place, entry] of Object.entries(entries)) {
    if (isWorkspace(place, entry)) {
      if (!entry.link) report.problems.push(...looseVersions(entry, `${place}/`));
      continue;
    }
    report.problems.push(...sourceProblems(entry).map((problem) => `${place} ${problem}`));
    const name = place.replace(/^.*node_modules\//, "");
    if (entry.hasInstallScript && !SCRIPTS_NOT_NEEDED.includes(name))
      report.problems.push(`${place} has a script for its installation that nobody has tried to do without`);
    if (entry.integrity !== undefined) continue;
    if (isForOnePlatform(entry)) report.withoutIntegrity.push(name);
    else report.problems.push(`${place} has no integrity`);
  }
  return report;
}

/** A package of this repository, or the link to it: its files come with the clone. */
function isWorkspace(place: string, { link, resolved }: Entry): boolean {
  return WORKSPACE.test(place) || (link === true && resolved !== undefined && WORKSPACE.test(resolved));
}

function sourceProblems({ resolved, integrity, link, version }: Entry): string[] {
  const problems: string[] = [];
  if (link) problems.push("is a link to a folder");
  if (!version) problems.push("has no version");
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) problems.push(`comes from ${resolved}`);
  if (integrity !== undefined && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
    problems.push(`has the integrity “${integrity}”, expected one SHA-512`);
  return problems;
}

function isForOnePlatform({ optional, os, cpu }: Entry): boolean {
  return optional === true && (os !== undefined || cpu !== undefined);
}

/** A range would let the file be written anew with other packages. */
function looseVersions(project: Entry | undefined, folder = ""): string[] {
  const wanted = Object.entries({ ...project?.dependencies, ...project?.devDependencies });
  return wanted
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${folder}package.json asks for ${name} ${version}, expected one version`);
}
