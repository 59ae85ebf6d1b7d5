/** Builds after an edit, which link what has read nothing of it: the site has to be the one that a clean build makes. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OUT } from "@/packages/export-kit/src/paths.mjs";
import { NEXT_BUILD, type Run } from "../project-copy";
import type { BuiltCopy } from "./built-copy";
import { listServed, readTree, type Tree } from "./served-tree";

interface Edit {
  file: string;
  place: RegExp;
  text: string;
}

/** Nothing that Next makes has read it: the first city with a note is the desk's, which the sample has. */
const CITY: Edit = {
  file: "content/locations/united-kingdom.yaml",
  place: /(\bnote: >-\s+)/,
  text: "$1Mind the gap. ",
};
/** Next has to render its pages again, also for the industry, with whose pages those of others are compared again. */
const POST: Edit = {
  file: "content/blog/answering-amazon-buyers-inside-the-24hour-clock.md",
  place: /\.\n/,
  text: ", indeed.\n",
};
const INDUSTRY: Edit = {
  file: "content/industries/plumbing.yaml",
  place: /perMonth: \d/,
  text: "perMonth: 5",
};

/** As `npm run build` does. */
const BUILD = [process.execPath, "lib/site-build/cli/build.mjs"];
/** Changes of files after which a build is killed: it has begun to link. */
const KILL_AT = 400;
type Compare = (expected: Tree, actual: Tree) => string[];

/**
 * @param compare finds the differences of two sites
 * @returns the problems
 */
export async function buildEdited(copy: BuiltCopy, compare: Compare): Promise<string[]> {
  const afterCity = await edited(copy, [CITY], async (clean) => {
    const before = listServed(copy.folder);
    const killed = await copy.complete({}, { killAt: KILL_AT });
    return [
      ...(killed.code === 0 ? ["a build was to be killed, and ended"] : []),
      ...(listServed(copy.folder) === before ? [] : ["a killed build has changed the served site"]),
      ...linkingProblems(await copy.complete({})),
      ...compareWithClean(copy, clean, await copy.complete({ BUILD_ROOT: clean }), compare),
    ];
  });
  const afterOthers = await edited(copy, [POST, INDUSTRY], async (clean) => [
    ...linkingProblems(await copy.run(BUILD)),
    ...compareWithClean(copy, clean, await copy.run(NEXT_BUILD, { BUILD_ROOT: clean }), compare),
  ]);
  return [...afterCity, ...afterOthers];
}

/** @param build while the files are edited; `clean` is a BUILD_ROOT where there is no site before @returns its problems */
async function edited(
  { folder }: BuiltCopy,
  edits: readonly [Edit, ...Edit[]],
  build: (clean: string) => Promise<string[]>,
): Promise<string[]> {
  const originals = edits.map(({ file }) => readFileSync(path.join(folder, file), "utf8"));
  const changed = edits.map(({ place, text }, index) => originals[index]!.replace(place, text));
  for (const [index, { file, place }] of edits.entries())
    if (changed[index] === originals[index]) return [`${file}: expected ${place.source}`];
  const writeAll = (texts: readonly string[]) => {
    for (const [index, { file }] of edits.entries()) writeFileSync(path.join(folder, file), texts[index]!);
  };
  const before = listServed(folder);
  writeAll(changed);
  try {
    const { file } = edits[0];
    const problems = await build(`clean-${path.parse(file).name}`);
    return listServed(folder) === before ? [...problems, `${file}: the edit has changed nothing`] : problems;
  } finally {
    writeAll(originals);
  }
}

function linkingProblems({ code, output }: Run): string[] {
  if (code !== 0) return [`the build ended with code ${code}:\n${output}`];
  const [, written, linked] = /Writing (\d+) pages and linking (\d+) /.exec(output) ?? [];
  return Number(linked) > Number(written)
    ? []
    : [`expected most pages to be linked, got ${linked}, and ${written} written`];
}

function compareWithClean(
  { folder }: BuiltCopy,
  clean: string,
  { code, output }: Run,
  compare: Compare,
): string[] {
  if (code !== 0) return [`a clean build ended with code ${code}:\n${output}`];
  return compare(readTree(path.join(folder, clean, OUT)), readTree(path.join(folder, OUT)));
}
