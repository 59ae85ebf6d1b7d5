/** The rules of `.oxlintrc.json`, on files that break them. Rules of ESLint: see import-rules.test.ts. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const OXLINT = path.resolve("node_modules/.bin/oxlint");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lint-rules-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lints files in a temporary folder; returns `file: rule` for each problem, sorted. */
function lint(files: Record<string, string>): string[] {
  const paths = { compilerOptions: { paths: { "@/*": ["./*"] } } };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(paths));
  // Beside the files: its patterns are relative to it.
  copyFileSync(".oxlintrc.json", path.join(folder, ".oxlintrc.json"));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), source);
  }
  const { stdout } = spawnSync(OXLINT, ["--format", "json"], { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics
    .map(({ code, filename }) => `${path.relative(folder, path.resolve(folder, filename))}: ${code}`)
    .sort();
}

describe("import/no-cycle", () => {
  const inCycle = (...files: string[]) => files.map((file) => `${file}: import(no-cycle)`);

  it("finds an import cycle of values", () => {
    const files = {
      "a.ts": `export { b } from "./b.mjs";`,
      "b.mjs": `import "./a.ts";\nexport const b = 1;`,
    };
    expect(lint(files)).toEqual(inCycle("a.ts", "b.mjs"));
  });

  it("finds an import cycle of types across three files and the `@/` alias", () => {
    const files = {
      "a.ts": `import type { B } from "@/b";\nexport interface A { b: B }`,
      "b.tsx": `import type { C } from "./c";\nexport interface B { c: C }`,
      "c.ts": `import type { A } from "@/a";\nexport interface C { a?: A }`,
    };
    expect(lint(files)).toEqual(inCycle("a.ts", "b.tsx", "c.ts"));
  });

  it("accepts two files that import a third", () => {
    const files = {
      "a.ts": `import type { B } from "./b";\nimport type { C } from "./c";\nexport type A = B & C;`,
      "b.ts": `import type { C } from "./c";\nexport type B = C;`,
      "c.ts": `export interface C { c: 1 }`,
    };
    expect(lint(files)).toEqual([]);
  });
});

it.each([
  {
    rule: "eslint(no-restricted-properties)",
    code: "void process.env.X;",
    refused: "app/x.tsx lib/content/x.ts lib/lint/x.ts e2e/x.spec.ts",
    allowed: "lib/env.ts lib/site-build/x.mjs jest.config.mjs e2e/playwright.config.ts",
  },
  {
    rule: "eslint(no-restricted-imports)",
    code: `export { env } from "node:process";`,
    refused: "lib/content/x.ts",
  },
  {
    rule: "eslint(no-restricted-imports)",
    code: `export { default } from "next/image";`,
    refused: "components/ui/x.tsx",
    allowed: "packages/export-kit/test/apps/client/x.tsx",
  },
  {
    rule: "eslint(no-restricted-imports)",
    code: `export { Inter } from "next/font/google";`,
    refused: "app/x.tsx",
  },
  {
    rule: "eslint(no-console)",
    code: "console.log(1);",
    refused: "app/x.tsx components/ui/x.tsx lib/content/x.ts",
    allowed: "lib/site-build/x.ts packages/export-kit/src/x.ts lib/lint/x.ts e2e/x.spec.ts",
  },
  {
    rule: "react(forbid-dom-props)",
    code: "void (<p style={{}} />);",
    refused: "app/x.tsx components/ui/x.tsx",
    allowed: "components/ui/x.test.tsx",
  },
  {
    rule: "typescript(consistent-type-imports)",
    code: `import { S } from "@/lib/content"; export type X = S;`,
    refused: "app/x.tsx",
  },
  { rule: "eslint(max-lines)", code: "void 0;\n".repeat(401), refused: "app/x.tsx" },
  {
    rule: "eslint(no-var)",
    code: "/* eslint-disable */ var x = 1; void x;",
    refused: "app/x.tsx lib/lint/x.ts packages/export-kit/src/x.ts",
  },
])("$rule refuses its example in $refused", ({ rule, code, refused, allowed = "" }) => {
  const files = [refused, allowed].flatMap((names) => names.split(" ").filter(Boolean));
  expect(lint(Object.fromEntries(files.map((file) => [file, code])))).toEqual(
    refused
      .split(" ")
      .sort()
      .map((file) => `${file}: ${rule}`),
  );
});
