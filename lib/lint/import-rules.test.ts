import { existsSync, readdirSync } from "node:fs";
import { ESLint } from "eslint";
import config from "../../eslint.config.mjs";
import { AREAS } from "./import-areas.mjs";
import { MAY_IMPORT } from "./import-rules.mjs";

/** Other lint rules: code that a rule refuses, the files where it does, and the files where it does not. */
const OTHER_RULES: { rule: string; code: string; refused: string; allowed?: string }[] = [
  {
    rule: "no-restricted-syntax",
    code: `void import("@/lib/" + name);`,
    refused: "app/x.tsx",
    allowed: "lib/site-build/x.ts",
  },
  {
    rule: "no-restricted-syntax",
    code: `void (<a href="/services" />);`,
    refused: "components/ui/x.tsx",
    allowed: "components/ui/x.test.tsx",
  },
  { rule: "no-restricted-syntax", code: "void (<SiteLink href={`/blog/${slug}`} />);", refused: "app/x.tsx" },
  {
    rule: "react/no-danger",
    code: "void (<Tag dangerouslySetInnerHTML={{ __html: html }} />);",
    refused: "app/x.tsx components/landing/x.tsx components/layout/json-ld.tsx",
    allowed: "packages/export-kit/src/fragments.tsx",
  },
  {
    rule: "no-warning-comments",
    code: "// oxlint-disable-next-line no-console",
    refused: "app/x.tsx lib/lint/x.ts e2e/x.spec.ts packages/export-kit/src/x.ts",
  },
];

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: config as ESLint.Options["overrideConfig"],
  ruleFilter: ({ ruleId }) => /^boundaries/.test(ruleId) || OTHER_RULES.some(({ rule }) => rule === ruleId),
});

/** Lints lines of code as if they were in a file; returns the messages for each line, as "rule: message". */
async function lint(filePath: string, ...lines: string[]): Promise<string[]> {
  const code = lines.join("\n");
  const [result] = await eslint.lintText(code, { filePath });
  const byLine = code.split("\n").map((): string[] => []);
  for (const { ruleId, line, message, fatal } of result?.messages ?? []) {
    if (fatal) throw new Error(`${filePath}:${line}: ${message}`);
    byLine[line - 1]?.push(`${ruleId}: ${message}`);
  }
  return byLine.map((messages) => messages.join("\n"));
}

const IMPORT_RULE = /boundaries\/dependencies: /;

const isAllowed = (message: string | undefined) => !/boundaries/.test(message ?? "");

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

const FILES = Object.entries<string>(AREAS).flatMap(([area, pattern]): [area: string, file: string][] => {
  const file = fileOf(pattern);
  return file ? [[area, file]] : [];
});

it("lets each area import exactly what its entry names", async () => {
  const wrong: string[] = [];
  for (const [from, file] of FILES) {
    const { values = [], types = [] } = MAY_IMPORT[from]!;
    const imported = FILES.filter(([area]) => area !== from);
    const messages = await lint(
      file,
      ...imported.map(([, to], i) => `import { x${i} } from "@/${to}";`),
      ...imported.map(([, to], i) => `import type { t${i} } from "@/${to}";`),
    );
    for (const [index, [to]] of imported.entries()) {
      const expected = { value: values.includes(to), type: values.includes(to) || types.includes(to) };
      const found = {
        value: isAllowed(messages[index]),
        type: isAllowed(messages[imported.length + index]),
      };
      if (found.value !== expected.value || found.type !== expected.type)
        wrong.push(`${from} importing ${to}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ["components/ui/x.tsx", "@/lib/content", "take it as a prop, or move it to components/layout"],
  ["components/sections/x.tsx", "@/lib/content", "typed with `import type`; the page in app/ joins content"],
  ["components/portal/x.tsx", "@/lib/content", "content comes as props from the page in app/"],
  ["lib/landing/x.ts", "@/lib/content", "take content and settings as parameters"],
  ["app/x.tsx", "@/lib/content/load", "import @/lib/content, its catalogue, or types of its schema"],
  ["components/layout/x.tsx", "@/lib/env", "take the value as a parameter"],
  ["app/x.tsx", "@/lib/site-build/sitemaps", "move shared code to a folder both may import"],
  ["app/x.tsx", "export-kit/writer", "move shared code to a folder both may import"],
  ["lib/lint/x.ts", "export-kit/paths", "Rules look at files"],
  ["lib/site-build/x.ts", "@/lib/lint/lock-file", "run checks as commands"],
  ["packages/export-kit/src/x.ts", "@/lib/routes", "take what is specific to this one as an option"],
  ["packages/export-kit/src/x.ts", "../../../lib/content", "take what is specific to this one as an option"],
  ["e2e/x.spec.ts", "export-kit/server", "start the program as a process"],
  ["lib/lint/x.ts", "@/lib/lint/import-rules.test", "move shared code to a separate file"],
  ["lib/geo/x.ts", "node:fs", "Take data as parameters"],
  ["lib/seo/x.ts", "next/navigation", "Call Next in app/"],
  ["app/x.tsx", "node:fs", "take the content from @/lib/content"],
])("the message for %s importing %s says what to do instead", async (from, source, instead) => {
  const [message] = await lint(from, `import { x } from "${source}";`);
  expect(message).toMatch(IMPORT_RULE);
  expect(message).toContain(instead);
});

it("checks every syntax of imports and exports", async () => {
  const refused = await lint(
    "app/x.tsx",
    `import { a } from "@/lib/content/yaml";`,
    `import { b } from "@/lib/content/yaml.ts";`,
    `import { c } from "../lib/content/yaml";`,
    `import { d } from "../lib/content/yaml.ts";`,
    `import "../lib/content/yaml";`,
    `export { readYaml } from "../lib/content/yaml";`,
    `export * from "../lib/content/yaml";`,
    `void import("@/lib/content/yaml");`,
    `require("@/lib/content/yaml");`,
  );
  for (const message of refused) expect(message).toMatch(IMPORT_RULE);
  const allowed = await lint(
    "lib/content/x.ts",
    `import { a } from "./yaml";`,
    `import { b } from "./yaml.ts";`,
    `import { c } from "../routes.ts";`,
    `export * from "@/lib/content/catalogue.ts";`,
  );
  expect(allowed.join("")).not.toMatch(/boundaries/);
});

it("refuses `import { type X }`, which keeps the import at run time, where only types are allowed", async () => {
  const [message] = await lint("components/sections/x.tsx", `import { type Site } from "@/lib/content";`);
  expect(message).toMatch(IMPORT_RULE);
});

const PURE =
  "lib/routes.ts lib/pages.ts lib/csv.ts lib/geo/x.ts lib/plans/x.ts lib/landing/x.ts lib/seo/x.ts lib/search/x.ts lib/content/catalogue.ts";
it.each(PURE.split(" "))("%s may import neither Node nor React, and only types of Next", async (file) => {
  const refused = "node:fs fs node:path react react-dom/server next/navigation next/link".split(" ");
  for (const message of await lint(file, ...refused.map((source, i) => `import { x${i} } from "${source}";`)))
    expect(message).toMatch(IMPORT_RULE);
  const allowed = await lint(
    file,
    `import type { Metadata } from "next";`,
    `import { SitemapBuilder } from "next-sitemap";`,
    `import Holidays from "date-holidays";`,
  );
  expect(allowed.join("")).not.toMatch(/boundaries/);
});

it.each(["app/x.tsx", "components/layout/x.tsx", "components/portal/x.tsx", "lib/portal/x.ts"])(
  "%s may not import Node's modules",
  async (file) => {
    const [node, react, next] = await lint(
      file,
      `import { readFileSync } from "node:fs";`,
      `import { useState } from "react";`,
      `import Link from "next/link";`,
    );
    expect(node).toMatch(IMPORT_RULE);
    expect([react, next].join("")).not.toMatch(/boundaries/);
  },
);

it.each("components/new/x.tsx lib/x.ts lib/x.test.ts lib/new/x.ts content/x.ts scripts/x.mjs".split(" "))(
  "%s is refused, because it belongs to no area",
  async (file) => expect((await lint(file, "export {};")).join()).toMatch(/boundaries\/no-unknown-files/),
);

it("refuses imports of files outside all areas and of files that do not exist", async () => {
  const nowhere = "@/content/site.yaml ../content/site.yaml @/package.json @/lib/nothing ./nothing";
  const sources = nowhere.split(" ");
  for (const message of await lint(
    "app/x.tsx",
    ...sources.map((source, i) => `import x${i} from "${source}";`),
  ))
    expect(message).toMatch(/boundaries\/no-unknown-dependencies/);
});

it.each(OTHER_RULES)("$rule refuses its example in $refused", async ({ rule, code, refused, allowed }) => {
  for (const file of refused.split(" ")) expect((await lint(file, code)).join()).toContain(`${rule}: `);
  for (const file of allowed?.split(" ") ?? [])
    expect((await lint(file, code)).join()).not.toContain(`${rule}: `);
});

it("reports a forbidden import even below a comment that disables all rules", async () => {
  const [, message] = await lint(
    "app/x.tsx",
    "/* eslint-disable */",
    `import { x } from "@/lib/content/load";`,
  );
  expect(message).toMatch(IMPORT_RULE);
});
