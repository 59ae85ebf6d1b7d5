import { readFileSync } from "node:fs";
import { checkLockFile, SCRIPTS_NOT_NEEDED } from "./lock-file";

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
