/**
 * Checks package-lock.json: every package is pinned by version and hash, from any registry, and runs no install script,
 * because that would have the rights of the developer. So packages that download programs cannot be used; Playwright's browser
 * comes from the system. There is no list of scripts that may run: each release of a package may change its own.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";

/**
 * Packages with an install script that work without it: the project is installed with `npm ci --ignore-scripts`.
 * esbuild's and workerd's scripts only make their commands start faster, and watcher's compiles what it ships
 * prebuilt. Try a new package without its script before you add it here.
 */
const SCRIPTS_NOT_NEEDED = ["@parcel/watcher", "esbuild", "workerd"];

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

interface LockReport {
  packages: number;
  problems: string[];
  /**
   * Optional packages for a single platform without a hash: they were missing from the registry that the file was written with.
   * npm installs them without verification, on that platform only. Reported, so that a test can limit their number.
   */
  withoutIntegrity: string[];
}

/** Folders of this repository that are packages, as the lock file names them. */
const WORKSPACE = /^packages\/[\w-]+$/;

/**
 * @param lock the parsed `package-lock.json`
 */
function checkLockFile(lock: unknown): LockReport {
  const { packages } = lockSchema.parse(lock);
  const { "": project, ...entries } = packages;
  const report: LockReport = {
    packages: Object.keys(entries).length,
    problems: findVersionRanges(project),
    withoutIntegrity: [],
  };
  for (const [folder, entry] of Object.entries(entries)) {
    if (isWorkspace(folder, entry)) {
      if (!entry.link) report.problems.push(...findVersionRanges(entry, `${folder}/`));
      continue;
    }
    report.problems.push(...findSourceProblems(entry).map((problem) => `${folder} ${problem}`));
    const name = folder.replace(/^.*node_modules\//, "");
    if (entry.hasInstallScript && !SCRIPTS_NOT_NEEDED.includes(name))
      report.problems.push(
        `${folder} has an install script: try it without, then add it to SCRIPTS_NOT_NEEDED`,
      );
    if (entry.integrity !== undefined) continue;
    if (isForOnePlatform(entry)) report.withoutIntegrity.push(name);
    else report.problems.push(`${folder} has no integrity`);
  }
  return report;
}

/** Whether an entry is a package of this repository or the link to it: its files come with the clone. */
function isWorkspace(folder: string, { link, resolved }: Entry): boolean {
  return WORKSPACE.test(folder) || (link === true && resolved !== undefined && WORKSPACE.test(resolved));
}

function findSourceProblems({ resolved, integrity, link, version }: Entry): string[] {
  const problems: string[] = [];
  if (link) problems.push("is a link to a folder outside packages/");
  if (!version) problems.push("has no version");
  // `.npmrc` has npm leave out the address of a package of a registry: any registry will do, the hash pins the content.
  if (resolved !== undefined && !link)
    problems.push(`comes from ${resolved}, expected a package of a registry, without “resolved”`);
  if (integrity !== undefined && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
    problems.push(`has the integrity “${integrity}”, expected one SHA-512`);
  return problems;
}

function isForOnePlatform({ optional, os, cpu }: Entry): boolean {
  return optional === true && (os !== undefined || cpu !== undefined);
}

/** An exact version, possibly of a package under another name. */
const EXACT_VERSION = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** With a range, writing the lock file again could change the packages. */
function findVersionRanges(project: Entry | undefined, folder = ""): string[] {
  const dependencies = Object.entries({ ...project?.dependencies, ...project?.devDependencies });
  return dependencies
    .filter(([, version]) => !EXACT_VERSION.test(version))
    .map(([name, version]) => `${folder}package.json asks for ${name} ${version}, expected an exact version`);
}

describe("package-lock.json", () => {
  const text = readFileSync("package-lock.json", "utf8");
  const report = checkLockFile(JSON.parse(text));

  it("names no registry, and an exact version and a hash for every package", () => {
    expect(report.problems).toEqual([]);
    expect(report.packages).toBeGreaterThan(500);
  });

  it("omits integrity hashes only for packages of a single platform", () => {
    expect(report.withoutIntegrity.length).toBeLessThanOrEqual(44);
    for (const name of report.withoutIntegrity)
      expect(name).toMatch(/-(darwin|win32|android|freebsd|openharmony|linux|wasm32)-/);
  });

  it("contains every package of SCRIPTS_NOT_NEEDED", () => {
    for (const name of SCRIPTS_NOT_NEEDED) expect(text).toContain(`"node_modules/${name}"`);
  });
});

describe("checkLockFile", () => {
  const integrity = `sha512-${"a".repeat(86)}==`;
  const check = (entry: Record<string, unknown>, project: Record<string, unknown> = {}) =>
    checkLockFile({
      lockfileVersion: 3,
      packages: { "": project, "node_modules/a": { version: "1.0.0", integrity, ...entry } },
    });

  it("refuses entries from elsewhere, without a hash, or with an install script", () => {
    expect(check({}).problems).toEqual([]);
    const refused = [
      [{ resolved: "https://registry.example/a/-/a-1.0.0.tgz" }, "comes from https://registry.example/a/"],
      [{ resolved: "file:../a.tgz" }, "comes from file:../a.tgz"],
      [{ resolved: "git+ssh://git@github.com/a/a.git#1" }, "comes from git+ssh://"],
      [{ link: true }, "is a link to a folder"],
      [{ integrity: undefined }, "has no integrity"],
      [{ integrity: undefined, optional: true }, "has no integrity"],
      [{ integrity: "sha1-2jmj" }, "has the integrity “sha1-2jmj”, expected one SHA-512"],
      [{ hasInstallScript: true }, "has an install script"],
    ] as const;
    for (const [entry, problem] of refused)
      expect(check(entry).problems).toEqual([expect.stringContaining(`node_modules/a ${problem}`)]);
  });

  it("accepts a package of this repository only with exact versions", () => {
    const workspace = (dependencies: Record<string, string>) =>
      checkLockFile({
        lockfileVersion: 3,
        packages: {
          "": {},
          "node_modules/kit": { link: true, resolved: "packages/kit" },
          "packages/kit": { version: "1.0.0", dependencies },
        },
      }).problems;
    expect(workspace({ a: "1.0.0" })).toEqual([]);
    expect(check({ link: true, resolved: "../elsewhere" }).problems).toContain(
      "node_modules/a is a link to a folder outside packages/",
    );
    expect(workspace({ a: "^1.0.0" })).toEqual([
      "packages/kit/package.json asks for a ^1.0.0, expected an exact version",
    ]);
  });

  it("lists optional packages of a single platform that have no hash", () => {
    const report = check({ integrity: undefined, optional: true, os: ["darwin"] });
    expect(report).toMatchObject({ problems: [], withoutIntegrity: ["a"] });
  });

  it("accepts exact versions in package.json, and no ranges", () => {
    const problemsOf = (version: string) => check({}, { dependencies: { a: version } }).problems;
    expect(["1.0.0", "1.0.0-beta.1", "npm:b@1.0.0", "npm:@scope/b@1.0.0"].flatMap(problemsOf)).toEqual([]);
    for (const version of ["^1.0.0", "latest", "github:a/a", "1.x", "npm:b@^1.0.0"])
      expect(problemsOf(version)).toEqual([`package.json asks for a ${version}, expected an exact version`]);
  });
});
