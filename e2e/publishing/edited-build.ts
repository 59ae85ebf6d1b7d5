/** Builds after an edit, which link the pages that have read nothing of it: the site has to be the one that a clean build makes. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OUT } from "@/packages/export-kit/src/paths.mjs";
import type { BuiltCopy } from "./built-copy";
import { listServed, readTree, type Tree } from "./served-tree";

/** The first city with a note is the desk's, which the sample has. */
const EDITED = {
  file: "content/locations/united-kingdom.yaml",
  place: /(\bnote: >-\s+)/,
  text: "$1Mind the gap. ",
};
/** Changes of files after which a build is killed: it has begun to link. */
const KILL_AT = 400;
/** Where there is no site before. */
const CLEAN = "clean";

/**
 * @param compare finds the differences of two sites
 * @returns the problems
 */
export async function buildEdited(
  copy: BuiltCopy,
  compare: (expected: Tree, actual: Tree) => string[],
): Promise<string[]> {
  const file = path.join(copy.folder, EDITED.file);
  const original = readFileSync(file, "utf8");
  const edited = original.replace(EDITED.place, EDITED.text);
  if (edited === original) return [`${EDITED.file}: expected a city with a note`];
  const problems: string[] = [];
  try {
    writeFileSync(file, edited);
    const before = listServed(copy.folder);
    const killed = await copy.complete({}, { killAt: KILL_AT });
    if (killed.code === 0) problems.push("a build was to be killed, and ended");
    if (listServed(copy.folder) !== before) problems.push("a killed build has changed the served site");
    const { code, output } = await copy.complete({});
    if (code !== 0) return [...problems, `the build ended with code ${code}:\n${output}`];
    const [, written, linked] = /Writing (\d+) pages and linking (\d+) /.exec(output) ?? [];
    if (!(Number(linked) > Number(written)))
      problems.push(`expected most pages to be linked, got ${linked}, and ${written} written`);
    const clean = await copy.complete({ BUILD_ROOT: CLEAN });
    if (clean.code !== 0)
      return [...problems, `a clean build ended with code ${clean.code}:\n${clean.output}`];
    const sites = [path.join(copy.folder, CLEAN, OUT), path.join(copy.folder, OUT)].map(readTree);
    if (listServed(copy.folder) === before) problems.push("the edit has changed nothing");
    return [...problems, ...compare(sites[0]!, sites[1]!)];
  } finally {
    writeFileSync(file, original);
  }
}
