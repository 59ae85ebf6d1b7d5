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

/** A row of `packages`. */
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
const lockSchema = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entrySchema) });
type Entry = z.output<typeof entrySchema>;

/** Folders of this repository that are packages, as the lock file names them: their files come with the clone. */
const WORKSPACE = /^packages\/[\w-]+$/;
/** An exact version, possibly of a package under another name. */
const EXACT_VERSION = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** What is wrong with a lock file, given as parsed JSON. */
function findProblems(lock: unknown): string[] {
  return Object.entries(lockSchema.parse(lock).packages).flatMap(([folder, entry]) => {
    if (folder === "" || WORKSPACE.test(folder)) return findVersionRanges(folder, entry);
    if (entry.link && WORKSPACE.test(entry.resolved ?? "")) return [];
    return findEntryProblems(folder, entry).map((problem) => `${folder} ${problem}`);
  });
}

function findEntryProblems(folder: string, entry: Entry): string[] {
  const { resolved, integrity, link, version, hasInstallScript } = entry;
  const isWithoutScript = SCRIPTS_NOT_NEEDED.includes(nameOf(folder));
  const problems: [isWrong: boolean, problem: string][] = [
    [link === true, "is a link to a folder outside packages/"],
    [!version, "has no version"],
    // `.npmrc` has npm leave out the address of a package of a registry: any registry will do, the hash pins the content.
    [!link && resolved !== undefined, `comes from ${resolved}, expected a package of a registry`],
    [integrity === undefined && !isForOnePlatform(entry), "has no integrity"],
    [!/^sha512-[A-Za-z0-9+/]{86}==$|^$/.test(integrity ?? ""), `has “${integrity}”, expected one SHA-512`],
    [hasInstallScript === true && !isWithoutScript, "has an install script: see SCRIPTS_NOT_NEEDED"],
  ];
  return problems.flatMap(([isWrong, problem]) => (isWrong ? problem : []));
}

const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, "");

/**
 * Such a package may lack a hash: it was missing from the registry that the file was written with. npm installs it without
 * verification, on that platform only.
 */
function isForOnePlatform({ optional, os, cpu }: Entry): boolean {
  return optional === true && (os !== undefined || cpu !== undefined);
}

/** With a range, writing the lock file again could change the packages. */
function findVersionRanges(folder: string, { dependencies, devDependencies }: Entry): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !EXACT_VERSION.test(version))
    .map(
      ([name, version]) =>
        `${folder && `${folder}/`}package.json asks for ${name} ${version}, expected an exact version`,
    );
}

it("pins each package by an exact version and a hash, few of a single platform by the version alone", () => {
  const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(findProblems(lock)).toEqual([]);
  const entries = Object.entries(lockSchema.parse(lock).packages);
  expect(entries.length).toBeGreaterThan(500);
  const unverified = entries.filter(([, { integrity, version, link }]) => !integrity && version && !link);
  const names = unverified.map(([folder]) => nameOf(folder)).filter((name) => !WORKSPACE.test(name) && name);
  expect(names.length).toBeLessThanOrEqual(44);
  for (const name of names) expect(name).toMatch(/-(darwin|win32|android|freebsd|openharmony|linux|wasm32)-/);
  const known = new Set(entries.map(([folder]) => nameOf(folder)));
  expect(SCRIPTS_NOT_NEEDED.filter((name) => !known.has(name))).toEqual([]);
});

const integrity = `sha512-${"a".repeat(86)}==`;
const problemsOf = (packages: Record<string, object>) => findProblems({ lockfileVersion: 3, packages });
const problemsOfEntry = (entry: object) =>
  problemsOf({ "node_modules/a": { version: "1.0.0", integrity, ...entry } });

it("refuses entries from elsewhere, without a hash, or with an install script", () => {
  expect(problemsOfEntry({})).toEqual([]);
  expect(problemsOfEntry({ integrity: undefined, optional: true, os: ["darwin"] })).toEqual([]);
  const refused = [
    [{ resolved: "https://registry.example/a/-/a-1.0.0.tgz" }, "comes from https://registry.example/a/"],
    [{ resolved: "file:../a.tgz" }, "comes from file:../a.tgz"],
    [{ resolved: "git+ssh://git@github.com/a/a.git#1" }, "comes from git+ssh://"],
    [{ link: true, resolved: "../elsewhere" }, "is a link to a folder"],
    [{ integrity: undefined }, "has no integrity"],
    [{ integrity: undefined, optional: true }, "has no integrity"],
    [{ integrity: "sha1-2jmj" }, "has “sha1-2jmj”, expected one SHA-512"],
    [{ hasInstallScript: true }, "has an install script"],
  ] as const;
  for (const [entry, problem] of refused)
    expect(problemsOfEntry(entry)).toEqual([expect.stringContaining(`node_modules/a ${problem}`)]);
});

it("refuses ranges of versions, in packages of this repository too", () => {
  const problemsWith = (version: string) =>
    problemsOf({
      "node_modules/kit": { link: true, resolved: "packages/kit" },
      "packages/kit": { version: "1.0.0", dependencies: { a: version } },
    });
  expect(["1.0.0", "1.0.0-beta.1", "npm:b@1.0.0", "npm:@scope/b@1.0.0"].flatMap(problemsWith)).toEqual([]);
  for (const version of ["^1.0.0", "latest", "github:a/a", "1.x", "npm:b@^1.0.0"])
    expect(problemsWith(version)).toEqual([
      `packages/kit/package.json asks for a ${version}, expected an exact version`,
    ]);
});
