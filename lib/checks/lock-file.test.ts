import { readFileSync } from "node:fs";
import { checkLockFile, SCRIPTS_NOT_NEEDED } from "./lock-file";

describe("package-lock.json", () => {
  const text = readFileSync("package-lock.json", "utf8");
  const report = checkLockFile(JSON.parse(text));

  it("names one registry at most, exact versions and a hash for every package", () => {
    expect(report.problems).toEqual([]);
    expect(report.packages).toBeGreaterThan(500);
  });

  it("lacks hashes of other platforms' packages only", () => {
    expect(report.withoutIntegrity.length).toBeLessThanOrEqual(44);
    for (const name of report.withoutIntegrity)
      expect(name).toMatch(/-(darwin|win32|android|freebsd|openharmony|linux|wasm32)-/);
  });

  it("has no package from which the promise about scripts is no longer needed", () => {
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

  it("takes a package of the registry", () => {
    expect(check({}).problems).toEqual([]);
    expect(check({ resolved: "https://registry.npmjs.org/a/-/a-1.0.0.tgz" }).problems).toEqual([]);
  });

  it.each([
    [
      { resolved: "https://registry.npmjs.org.evil.example/a.tgz" },
      "comes from https://registry.npmjs.org.ev",
    ],
    [{ resolved: "http://registry.npmjs.org/a.tgz" }, "comes from http://registry"],
    [{ resolved: "git+ssh://git@github.com/a/a.git#1" }, "comes from git+ssh://"],
    [{ link: true }, "is a link to a folder"],
    [{ integrity: undefined }, "has no integrity"],
    [{ integrity: undefined, optional: true }, "has no integrity"],
    [
      { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" },
      "has the integrity “sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=”, expected one SHA-512",
    ],
    [{ hasInstallScript: true }, "has a script for its installation"],
  ])("refuses %j", (entry, problem) => {
    expect(check(entry).problems).toEqual([expect.stringContaining(`node_modules/a ${problem}`)]);
  });

  it("takes a package of this repository, with exact versions", () => {
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
      "node_modules/a is a link to a folder",
    );
    expect(workspace({ a: "^1.0.0" })).toEqual([
      "packages/kit/package.json asks for a ^1.0.0, expected one version",
    ]);
  });

  it("counts packages of one platform that have no hash", () => {
    const report = check({ integrity: undefined, optional: true, os: ["darwin"] });
    expect(report).toMatchObject({ problems: [], withoutIntegrity: ["a"] });
  });

  it.each(["^1.0.0", "latest", "github:a/a", "1.x"])("refuses the range %s in package.json", (version) => {
    expect(check({}, { dependencies: { a: version } }).problems).toEqual([
      `package.json asks for a ${version}, expected one version`,
    ]);
  });
});
