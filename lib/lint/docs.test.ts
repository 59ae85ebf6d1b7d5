import { findDocumentationProblems } from "./docs";

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

it.each<[string, Record<string, string>, string]>([
  [
    "a link to a missing file",
    { "README.md": `${SOUND["README.md"]} [gone](docs/gone.md)` },
    "README.md:3: link to docs/gone.md, which does not exist",
  ],
  [
    "a link to a missing heading",
    { "docs/building.md": `${SOUND["docs/building.md"]}\n\n[back](../README.md#setup)` },
    "docs/building.md:7: link to #setup, and README.md has no such heading",
  ],
  [
    "a link to a missing heading of its own",
    { "docs/building.md": `${SOUND["docs/building.md"]}\n\n[up](#top)` },
    "docs/building.md:7: link to #top, and docs/building.md has no such heading",
  ],
  [
    "a path that does not exist",
    { "docs/building.md": `${SOUND["docs/building.md"]}\n\nSee \`lib/gone.ts\`.` },
    "docs/building.md:7: lib/gone.ts does not exist",
  ],
  [
    "a command that does not exist",
    { "docs/building.md": `${SOUND["docs/building.md"]}\n\nRun \`npm run gone\`.` },
    "docs/building.md:7: package.json has no script for “npm run gone”",
  ],
  [
    "code that cites a missing document",
    { "lib/other.ts": "\n// See docs/gone.md." },
    "lib/other.ts:2: link to docs/gone.md, which does not exist",
  ],
  [
    "code that cites a missing heading",
    { "lib/other.ts": "// docs/building.md#gone" },
    "lib/other.ts:1: link to #gone, and docs/building.md has no such heading",
  ],
  [
    "a document that nothing links to",
    { "docs/lost.md": "# Lost" },
    "docs/lost.md:1: no document links to it",
  ],
  [
    "a README of more than 6 KB",
    { "README.md": `${SOUND["README.md"]}\n\n${"é".repeat(3100)}` },
    "README.md:1: 6289 bytes, expected at most 6144: move details to docs/",
  ],
  [
    "a decision without a date",
    { [RECORD]: SOUND[RECORD]!.replace("2026-11-20", "November 2026") },
    `${RECORD}:1: expected a line “- Date: 2026-11-20”`,
  ],
  [
    "a decision without a status",
    { [RECORD]: SOUND[RECORD]!.replace("accepted", "under discussion") },
    `${RECORD}:1: expected a line “- Status: accepted” or “- Status: replaced by [0000](…)”`,
  ],
  [
    "a decision that its code does not link to",
    { [CODE]: "" },
    `${RECORD}:1: expected a file that this record names to link back: “@see” and this path`,
  ],
  [
    "a decision that is linked only from code it does not name",
    { [CODE]: "", "lib/other.ts": `/** @see ${RECORD} */` },
    `${RECORD}:1: expected a file that this record names to link back: “@see” and this path`,
  ],
])("reports %s", (_, changed, problem) => {
  expect(problemsWith(changed)).toEqual([problem]);
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

it("ignores links in posts, which the content reader checks", () => {
  expect(problemsWith({ "content/blog/post.md": "[prices](/pricing)" })).toEqual([]);
});

it("ignores links to other websites", () => {
  expect(problemsWith({ "README.md": `${SOUND["README.md"]} [next](https://nextjs.org)` })).toEqual([]);
});
