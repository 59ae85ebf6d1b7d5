import { findDocumentationProblems } from "./check-docs";
import { countAreas } from "./count-lines";

const RECORD = "docs/decisions/0001-static-export.md";
const CODE = "lib/site.ts";

/** A project whose documentation is in order. */
const SOUND = {
  "README.md": "# Site\n\nSee [building](docs/building.md#the-build) and [why](docs/decisions/README.md).",
  "docs/building.md": "# Building\n\n## The build\n\nRun `npm run build`, see `lib/site.ts` and `lib/`.",
  "docs/decisions/README.md": `# Decisions\n\n[One](0001-static-export.md)`,
  [RECORD]: `# 1. Static export\n\n- Date: 2026-11-20\n- Status: accepted\n- Binds: \`${CODE}\`\n`,
  [CODE]: `/** @see ${RECORD} */`,
  "package.json": `{ "scripts": { "build": "next build" } }`,
};

function problemsWith(changed: Record<string, string>): string[] {
  const files = Object.entries({ ...SOUND, ...changed });
  return findDocumentationProblems(new Map(files.map(([file, text]) => [file, () => text])));
}

it("reports nothing for valid documentation", () => {
  expect(problemsWith({})).toEqual([]);
});

/** Mistakes in a file, and what is said about each. */
const more = (text: string) => `${SOUND["docs/building.md"]}\n\n${text}`;
const MISTAKES: [file: string, text: string, problem: string][] = [
  [
    "README.md",
    `${SOUND["README.md"]} [gone](docs/gone.md)`,
    "3: link to docs/gone.md, which does not exist",
  ],
  ["docs/building.md", more("[a](../README.md#b)"), "7: link to #b, and README.md has no such heading"],
  ["docs/building.md", more("[up](#top)"), "7: link to #top, and docs/building.md has no such heading"],
  ["docs/building.md", more("See `lib/gone.ts`."), "7: lib/gone.ts does not exist"],
  ["docs/building.md", more("`npm run gone`"), "7: package.json has no script for “npm run gone”"],
  ["lib/other.ts", "\n// See docs/gone.md.", "2: link to docs/gone.md, which does not exist"],
  ["lib/other.ts", "// docs/building.md#gone", "1: link to #gone, and docs/building.md has no such heading"],
  ["lib/other.ts", "call(); // As in `gone.tsx`.", "1: gone.tsx does not exist"],
  ["lib/other.ts", "/**\n * As lib/site.ts and a/site.ts do.\n */", "2: a/site.ts does not exist"],
  ["lib/other.tsx", "{/* As in gone.css. */}", "1: gone.css does not exist"],
  ["docs/lost.md", "# Lost", "1: no document links to it"],
  [
    "README.md",
    `${SOUND["README.md"]}\n\n${"é".repeat(3100)}`,
    "1: 6289 bytes, expected at most 6144: move details to docs/",
  ],
  [RECORD, SOUND[RECORD]!.replace("2026-11-20", "2026"), "1: expected a line “- Date: 2026-11-20”"],
  [RECORD, SOUND[RECORD]!.replace("2026-11-20", "2026-02-30"), "1: expected a line “- Date: 2026-11-20”"],
  [
    RECORD,
    SOUND[RECORD]!.replace("accepted", "under discussion"),
    "1: expected a line “- Status: accepted” or “- Status: replaced by [0000](…)”",
  ],
];

it("reports a mistake with its file and line", () => {
  for (const [file, text, problem] of MISTAKES)
    expect(problemsWith({ [file]: text })).toEqual([`${file}:${problem}`]);
});

it("takes no multiplication for a comment", () => {
  expect(problemsWith({ "lib/other.ts": "const area = width * box.css;" })).toEqual([]);
});

it("reports a decision that no file links to of those that it names", () => {
  const problem = `${RECORD}:1: expected a file that this record names to link back: “@see” and this path`;
  expect(problemsWith({ [CODE]: "" })).toEqual([problem]);
  expect(problemsWith({ [CODE]: "", "lib/other.ts": `/** @see ${RECORD} */` })).toEqual([problem]);
});

it("reports two decisions with one number", () => {
  const other = "docs/decisions/0001-other.md";
  const index = `${SOUND["docs/decisions/README.md"]} [other](0001-other.md)`;
  const text = SOUND[RECORD]!;
  expect(
    problemsWith({ [other]: text, "docs/decisions/README.md": index, [CODE]: `// ${RECORD} ${other}` }),
  ).toEqual([`${other}:1: has the number of ${RECORD}`]);
});

it("takes commands of a package from its own package.json, and its paths as another project's", () => {
  expect(
    problemsWith({
      "packages/kit/README.md": "# Kit\n\n`npm run pack`, `npm run build`, `app/page.tsx`",
      "packages/kit/package.json": `{ "scripts": { "pack": "npm pack" } }`,
    }),
  ).toEqual([]);
});

it("ignores links to other websites, and those in posts, which the content reader checks", () => {
  expect(problemsWith({ "content/blog/post.md": "[prices](/pricing)" })).toEqual([]);
  expect(problemsWith({ "README.md": `${SOUND["README.md"]} [next](https://nextjs.org)` })).toEqual([]);
});

it("counts code in the longest area that holds it, styles apart, and no tests", () => {
  const table = "| `lib` | 2 |\n| `lib/a` | 3 |\n| `*.css` | 1 |";
  const files = { "lib/x.ts": "1\n2\n", "lib/a/y.ts": "1\n", "lib/a/y.test.ts": "1\n", "lib/a/y.css": "1\n" };
  const project = Object.entries({ "docs/architecture.md": table, ...files });
  const read = project.map(([file, text]) => [file, () => text] as const);
  expect(countAreas(new Map(read)).map(({ name, lines, files }) => [name, lines, files])).toEqual([
    ["lib", 2, 1],
    ["lib/a", 1, 1],
    ["*.css", 1, 1],
  ]);
});
