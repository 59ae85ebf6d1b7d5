/** The rules of `oxlint.config.mjs`, on a project that has one file for each area and breaks each rule. */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { AREAS } from "./import-areas.mjs";
import { MAY_IMPORT } from "./import-rules.mjs";

interface Diagnostic {
  code: string;
  message: string;
  filename: string;
  labels: { span: { line: number } }[];
}

const root = mkdtempSync(path.join(tmpdir(), "import-rules-"));
afterAll(() => rmSync(root, { recursive: true }));

/** The lines of each file of the project. */
const written = new Map<string, string[]>();
let messages: Map<string, string> | undefined;

/** Adds a line to a file of the project; returns what will be said about it, as `rule: message`. */
function put(file: string, line: string): () => string {
  const lines = written.get(file) ?? [];
  written.set(file, [...lines, line]);
  const place = `${file}:${lines.length + 1}`;
  return () => (messages ??= lintAll()).get(place) ?? "";
}

function lintAll(): Map<string, string> {
  const rules = readdirSync("lib/lint").filter((name) => name.endsWith(".mjs"));
  const tsconfig = { compilerOptions: { moduleResolution: "bundler", paths: { "@/*": ["./*"] } } };
  for (const [file, lines] of [...written, ["tsconfig.json", [JSON.stringify(tsconfig)]] as const]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `${lines.join("\n")}\n`);
  }
  for (const file of ["oxlint.config.mjs", ...rules.map((name) => `lib/lint/${name}`)])
    copyFileSync(file, path.join(root, file));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  const paths = [...new Set([...written.keys()].map((file) => file.split("/")[0]!))];
  const { stdout } = spawnSync(
    path.resolve("node_modules/.bin/oxlint"),
    // By name: without, it would follow the link to the packages.
    ["-c", "oxlint.config.mjs", "--format", "json", ...paths],
    { cwd: root, encoding: "utf8", maxBuffer: 1e9 },
  );
  const found = new Map<string, string>();
  for (const { code, message, filename, labels } of (JSON.parse(stdout) as { diagnostics: Diagnostic[] })
    .diagnostics) {
    const file = path.relative(root, path.resolve(root, filename));
    // What is put may have several lines: only the last thing in a file does.
    const line = Math.min(labels[0]?.span.line ?? 1, written.get(file)?.length ?? 1);
    const place = `${file}:${line}`;
    found.set(place, `${found.get(place) ?? ""}${code}: ${message}\n`);
  }
  return found;
}

/** Puts lines into new files of the folder or the area of `file`, so that none is in the way of another. */
let count = 0;
function putNew(file: string, ...lines: string[]): (() => string)[] {
  const name = file.replace(/\bx(?=\.)/, () => `x${++count}`);
  return lines.map((line) => put(name, line));
}

const IMPORT_RULE = /boundaries\(dependencies\): /;

/** The first file of an area: of a pattern's alternatives the first, of a folder the first that is no test. */
function fileOf(pattern: string): string | undefined {
  const first = pattern.replace(/\{([^,}]*)[^}]*\}/g, "$1");
  const folder = /^(.*)\/\*\*$/.exec(first)?.[1];
  if (folder === undefined)
    return [first, `${first}x`, first.replace(/ts$/, "mjs")].find((file) => existsSync(file));
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const name = names.find((one) => /\.(tsx?|mjs)$/.test(one) && !one.includes(".test."));
  return name && `${folder}/${name}`;
}

/** The files of the rules themselves are real. */
const FILES = Object.entries<string>(AREAS).flatMap(([area, pattern]): [area: string, file: string][] => {
  const file = fileOf(pattern);
  if (area === "oxlint.config" || area === "lib/lint") return [];
  return file ? [[area, file]] : [];
});

/** For each area the first that it may import, that it may import types of, and that it may not import. */
const MATRIX = FILES.flatMap(([from, file]) => {
  const { values = [], types = [] } = MAY_IMPORT[from]!;
  const others = FILES.filter(([area]) => area !== from);
  const first = (fits: (area: string) => boolean) => others.filter(([area]) => fits(area)).slice(0, 1);
  return [
    ...first((area) => values.includes(area)),
    ...first((area) => types.includes(area) && !values.includes(area)),
    ...first((area) => !values.includes(area) && !types.includes(area)),
  ].map(([to, target], index) => ({
    name: `${from} importing ${to}`,
    expected: [values.includes(to), values.includes(to) || types.includes(to)],
    // JavaScript imports no types.
    found: [`{ x${index} }`, ...(file.endsWith(".mjs") ? [] : [`type { t${index} }`])].map((names) =>
      put(file, `import ${names} from "@/${target}";`),
    ),
  }));
});

it("lets each area import what its entry names, and no other", () => {
  expect(MATRIX.length).toBeGreaterThan(60);
  const wrong = MATRIX.flatMap(({ name, expected, found }) => {
    const allowed = found.map((said) => !/boundaries/.test(said()));
    return allowed.every((is, index) => is === expected[index]) ? [] : [`${name}: ${allowed.join()}`];
  });
  expect(wrong).toEqual([]);
});

put("lib/content/yaml/read-yaml.ts", "export {};");
put("lib/site-build/sitemaps.ts", "export {};");
put("packages/export-kit/src/paths.ts", "export {};");
put("lib/lint/count-lines.ts", "export {};");
put("lib/lint/rules.test.ts", "export {};");
put("lib/content/index.ts", "export {};");

/** Imports that are refused, and what the message says to do instead. */
const INSTEAD = [
  ["components/ui/x.tsx", "@/lib/content", "take it as a prop, or move it to components/layout"],
  ["components/sections/x.tsx", "@/lib/content", "typed with `import type`; the page in app/ joins content"],
  ["components/portal/x.tsx", "@/lib/content", "content comes as props from the page in app/"],
  ["lib/landing/x.ts", "@/lib/content", "take content and settings as parameters"],
  [
    "app/x.tsx",
    "@/lib/content/yaml/read-yaml",
    "import @/lib/content, its catalogue, or types of its schema",
  ],
  ["components/layout/x.tsx", "@/lib/env", "take the value as a parameter"],
  ["app/x.tsx", "@/lib/site-build/sitemaps", "move shared code to a folder both may import"],
  ["lib/lint/x.ts", "@/packages/export-kit/src/paths", "Rules look at files"],
  ["lib/site-build/x.ts", "@/lib/lint/count-lines", "run checks as commands"],
  ["packages/export-kit/src/x.ts", "@/lib/routes", "take what is specific to this one as an option"],
  ["packages/export-kit/src/x.ts", "../../../lib/content", "take what is specific to this one as an option"],
  ["e2e/x.spec.ts", "@/packages/export-kit/src/paths", "start the program as a process"],
  ["lib/lint/x.ts", "@/lib/lint/rules.test", "move shared code to a separate file"],
  ["lib/geo/x.ts", "node:fs", "Take data as parameters"],
  ["lib/seo/x.ts", "next/navigation", "Call Next in app/"],
  ["lib/landing/x.ts", "react-dom/server", "Take data as parameters"],
  ["lib/content/catalogue.ts", "react", "Take data as parameters"],
  ["app/x.tsx", "node:fs", "take the content from @/lib/content"],
  ["components/portal/x.tsx", "node:fs", "take the content from @/lib/content"],
  ["lib/portal/x.ts", "node:fs", "take the content from @/lib/content"],
].map(([from, source, instead]) => ({
  instead: instead!,
  found: putNew(from!, `import { x } from "${source}";`)[0]!,
}));

it("says what to do instead of an import that is refused", () => {
  for (const { instead, found } of INSTEAD) {
    expect(found()).toMatch(IMPORT_RULE);
    expect(found()).toContain(instead);
  }
});

const SYNTAXES = putNew(
  "app/x.tsx",
  `import { a } from "@/lib/content/yaml/read-yaml";`,
  `import { b } from "@/lib/content/yaml/read-yaml.ts";`,
  `import { c } from "../lib/content/yaml/read-yaml";`,
  `import { d } from "../lib/content/yaml/read-yaml.ts";`,
  `import "../lib/content/yaml/read-yaml";`,
  `export { readYaml } from "../lib/content/yaml/read-yaml";`,
  `export * from "../lib/content/yaml/read-yaml";`,
  `void import("@/lib/content/yaml/read-yaml");`,
  `require("@/lib/content/yaml/read-yaml");`,
);
const ALLOWED = putNew(
  "lib/content/x.ts",
  `import { a } from "./yaml/read-yaml";`,
  `import { b } from "./yaml/read-yaml.ts";`,
  `import { c } from "../routes.ts";`,
  `export * from "@/lib/content/catalogue.ts";`,
);
const ALLOWED_PACKAGES = putNew(
  "lib/landing/x.ts",
  `import type { Metadata } from "next";`,
  `import Holidays from "date-holidays";`,
);
const [TYPE_INSIDE] = putNew("components/sections/x.tsx", `import { type Site } from "@/lib/content";`);

it("checks every syntax of imports and exports", () => {
  for (const found of SYNTAXES) expect(found()).toMatch(IMPORT_RULE);
  for (const found of [...ALLOWED, ...ALLOWED_PACKAGES]) expect(found()).not.toMatch(/boundaries/);
  // It keeps the import at run time, where only types are allowed.
  expect(TYPE_INSIDE!()).toMatch(IMPORT_RULE);
});

const NO_AREA = "components/new/x.tsx lib/x.ts lib/x.test.ts lib/new/x.ts content/x.ts scripts/x.mjs"
  .split(" ")
  .map((file) => putNew(file, "export {};")[0]!);
const NOWHERE = putNew(
  "app/x.tsx",
  ...["@/content/site.yaml", "../content/site.yaml", "@/package.json", "@/lib/nothing", "./nothing"].map(
    (source, i) => `import x${i} from "${source}";`,
  ),
);

it("refuses files that belong to no area, and imports of what is in none", () => {
  for (const found of NO_AREA) expect(found()).toMatch(/boundaries\(no-unknown-files\)/);
  for (const found of NOWHERE) expect(found()).toMatch(/boundaries\(no-unknown-dependencies\)/);
});

/** Other rules: code that a rule refuses, the files where it does, and the files where it does not. */
const OTHER_RULES = [
  ["import(no-dynamic-require)", `void import("@/lib/" + name);`, "app/x.tsx", "lib/site-build/x.ts"],
  ["site(literal-href)", `void (<a href="/services" />);`, "components/ui/x.tsx", "components/ui/x.test.tsx"],
  ["site(literal-href)", "void (<SiteLink href={`/blog/${slug}`} />);", "app/x.tsx", ""],
  [
    "react(forbid-dom-props)",
    "void (<p dangerouslySetInnerHTML={{ __html: html }} />);",
    "app/x.tsx components/landing/x.tsx",
    "packages/export-kit/src/x.tsx",
  ],
  [
    "react(forbid-component-props)",
    "void (<Tag dangerouslySetInnerHTML={{ __html: html }} />);",
    "app/x.tsx components/landing/x.tsx components/layout/x.tsx",
    "packages/export-kit/src/x.tsx",
  ],
  [
    "eslint(no-warning-comments)",
    "// oxlint-disable-next-line no-console",
    "app/x.tsx lib/lint/x.ts e2e/x.spec.ts packages/export-kit/src/x.ts",
    "",
  ],
  [
    "eslint(no-restricted-properties)",
    "void process.env.X;",
    "app/x.tsx lib/content/x.ts lib/lint/x.ts e2e/x.spec.ts",
    "lib/env.ts lib/site-build/x.mjs e2e/playwright.config.ts",
  ],
  ["eslint(no-restricted-imports)", `export { env } from "node:process";`, "lib/content/x.ts", ""],
  ["eslint(no-restricted-imports)", `export { default } from "next/image";`, "components/ui/x.tsx", ""],
  [
    "eslint(no-console)",
    "console.log(1);",
    "app/x.tsx lib/content/x.ts",
    "lib/site-build/x.ts packages/export-kit/src/x.ts",
  ],
  ["react(forbid-dom-props)", "void (<p style={{}} />);", "app/x.tsx", "components/ui/x.test.tsx"],
  [
    "typescript(consistent-type-imports)",
    `import { S } from "@/lib/content"; export type X = S;`,
    "app/x.tsx",
    "",
  ],
  ["eslint(max-lines)", "void 0;\n".repeat(401), "app/x.tsx", ""],
  // A comment switches nothing off.
  ["eslint(no-var)", "/* eslint-disable */ var x = 1; void x;", "app/x.tsx packages/export-kit/src/x.ts", ""],
  [
    "boundaries(dependencies)",
    `/* eslint-disable */ import "@/lib/content/yaml/read-yaml";`,
    "app/x.tsx",
    "",
  ],
].map(([rule, code, refused, allowed]) => {
  const inEach = (files: string) => files.split(" ").flatMap((file) => (file ? putNew(file, code!) : []));
  return { rule: rule!, code: code!, refused: inEach(refused!), allowed: inEach(allowed!) };
});

it("refuses the example of each rule where it holds, whatever a comment says", () => {
  const wrong = OTHER_RULES.flatMap(({ rule, code, refused, allowed }) => [
    ...refused.filter((found) => !found().includes(`${rule}: `)).map(() => `${rule} accepts ${code}`),
    ...allowed.filter((found) => found().includes(`${rule}: `)).map(() => `${rule} refuses ${code}`),
  ]);
  expect(wrong).toEqual([]);
});

const CYCLE = [
  put("lib/geo/a.ts", `import type { B } from "@/lib/geo/b"; export interface A { b: B }`),
  put("lib/geo/b.tsx", `import type { C } from "./c"; export interface B { c: C }`),
  put("lib/geo/c.ts", `import type { A } from "@/lib/geo/a"; export interface C { a?: A }`),
  put("lib/geo/value-a.ts", `export { b } from "./value-b.mjs";`),
  put("lib/geo/value-b.mjs", `import "./value-a.ts"; export const b = 1;`),
];
const NO_CYCLE = [
  put("lib/geo/end-a.ts", `import type { B } from "./end-b"; export type A = B;`),
  put("lib/geo/end-b.ts", `export interface B { b: 1 }`),
];

it("finds import cycles, also of types across several files", () => {
  for (const found of CYCLE) expect(found()).toContain("(no-cycle)");
  for (const found of NO_CYCLE) expect(found()).not.toContain("(no-cycle)");
});
