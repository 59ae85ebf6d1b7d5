/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "import-cycles-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lints files in a temporary folder; returns the names of those in an import cycle. */
function findCycles(files: Record<string, string>): string[] {
  const paths = { compilerOptions: { paths: { "@/*": ["./*"] } } };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(paths));
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  const config = path.resolve("lib/checks/import-cycles.json");
  const oxlint = path.resolve("node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--config", config, "--format", "json", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code } of diagnostics) expect(code).toContain("no-cycle");
  return diagnostics.map(({ filename }) => path.basename(filename)).sort();
}

it("finds an import cycle of values", () => {
  const files = {
    "a.ts": `export { b } from "./b.mjs";`,
    "b.mjs": `import "./a.ts";\nexport const b = 1;`,
  };
  expect(findCycles(files)).toEqual(["a.ts", "b.mjs"]);
});

it("finds an import cycle of types across three files and the `@/` alias", () => {
  const files = {
    "a.ts": `import type { B } from "@/b";\nexport interface A { b: B }`,
    "b.tsx": `import type { C } from "./c";\nexport interface B { c: C }`,
    "c.ts": `import type { A } from "@/a";\nexport interface C { a?: A }`,
  };
  expect(findCycles(files)).toEqual(["a.ts", "b.tsx", "c.ts"]);
});

it("accepts two files that import a third", () => {
  const files = {
    "a.ts": `import type { B } from "./b";\nimport type { C } from "./c";\nexport type A = B & C;`,
    "b.ts": `import type { C } from "./c";\nexport type B = C;`,
    "c.ts": `export interface C { c: 1 }`,
  };
  expect(findCycles(files)).toEqual([]);
});
