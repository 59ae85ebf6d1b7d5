/**
 * What the next build has to know to render only the pages that something has changed of. It lies beside the site in its release.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { NEXT_READS, READS, RELEASES } from "../paths.mjs";
import type { BuildInputs } from "./build-inputs";
import type { ThreadReads } from "./recording";

export interface BuildState extends BuildInputs {
  /** How many builds have been made from the last clean one on. */
  builds: number;
  /** Of the builds since then. */
  threads: readonly ThreadReads[];
  next: NextPart;
}

/** What Next makes of a site: pages, shells and assets. It is made or linked as a whole. */
export interface NextPart {
  /** Its files when they are finished, without the shells. */
  files: readonly string[];
  /** The names of all fields that its pages have read; undefined if that was not noted. */
  reads: readonly string[] | undefined;
}

/** After so many builds one is clean, so that the recordings do not grow for ever. */
const MAX_BUILDS = 64;

/** That of the published site; undefined if there is none, or none that this code has written. */
export function readBuildState(projectDir: string): BuildState | undefined {
  try {
    return deserialize(readFileSync(path.join(projectDir, RELEASES, READS))) as BuildState;
  } catch {
    return undefined;
  }
}

export function writeBuildState(file: string, state: BuildState): void {
  writeFileSync(file, serialize(state));
}

/** What Next's processes have noted; undefined if they have not. */
export function readNextReads(projectDir: string): NextPart["reads"] {
  try {
    return [...new Set(readFileSync(path.join(projectDir, NEXT_READS), "utf8").trimEnd().split("\n"))];
  } catch {
    return undefined;
  }
}

/** Whether Next would make the same again. */
export function isNextPartUnchanged(before: BuildState, now: BuildInputs): boolean {
  const isUnchanged = (name: string) => before.fields.get(name) === now.fields.get(name);
  return isComparable(before, now) && (before.next.reads?.every(isUnchanged) ?? false);
}

const isComparable = (before: BuildState, now: BuildInputs) =>
  before.unobserved === now.unobserved && before.kinds === now.kinds && before.builds < MAX_BUILDS;

/** The pages of which nothing that they have read has changed: their findings by file, and these by route. */
export function findUnchanged(
  before: BuildState | undefined,
  now: BuildInputs,
): Map<string, Map<string, string | undefined>> {
  const unchanged = new Map<string, Map<string, string | undefined>>();
  if (!before || !isComparable(before, now)) return unchanged;
  for (const thread of before.threads) {
    const isChanged = spreadChanges(thread, (name) => before.fields.get(name) !== now.fields.get(name));
    for (const [route, pages] of Object.entries(thread.pages)) {
      if (before.shells[route] !== now.shells[route]) continue;
      const ofRoute = unchanged.get(route) ?? new Map<string, string | undefined>();
      unchanged.set(route, ofRoute);
      for (const { file, number, finding } of pages) if (!isChanged[number]) ofRoute.set(file, finding);
    }
  }
  return unchanged;
}

/** 1 for each number of which something read has changed. */
function spreadChanges(
  { fields, numbers, starts, lists }: ThreadReads,
  hasChanged: (field: string) => boolean,
): Uint8Array {
  const changed = new Uint8Array(starts.length);
  for (const [index, name] of fields.entries()) if (hasChanged(name)) changed[numbers[index]!] = 1;
  for (let number = 0; number < starts.length - 1; number += 1)
    for (let at = starts[number]!; at < starts[number + 1]!; at += 1)
      if (changed[lists[at]!]) {
        changed[number] = 1;
        break;
      }
  return changed;
}

/** The recordings of the builds before, of the pages that are kept. */
export function keepReads(before: BuildState, kept: { has: (file: string) => boolean }): ThreadReads[] {
  return before.threads.flatMap((thread) => {
    const pages = Object.fromEntries(
      Object.entries(thread.pages).map(([route, all]) => [route, all.filter(({ file }) => kept.has(file))]),
    );
    return Object.values(pages).some(({ length }) => length > 0) ? [{ ...thread, pages }] : [];
  });
}
