/**
 * The state that a build leaves to the next one, which then renders only the pages that have read something that has changed. It lies
 * beside the site in its release.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { NextPart } from "../next-part";
import { READS, RELEASES } from "../paths.mjs";
import type { BuildInputs } from "./build-inputs";
import type { RecordedPage, ThreadReads } from "./recording";

export interface BuildState extends BuildInputs {
  /** Number of builds since the last one that made the whole site, that one included. */
  builds: number;
  /** What the pages of the site have read, from all these builds. */
  threads: readonly ThreadReads[];
  next: NextPart;
}

/** After so many builds, one makes the whole site: otherwise the recordings would grow for ever. */
const MAX_BUILDS = 64;

/** The state of the published site; undefined if there is none, or one that this code cannot read. */
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

/** Whether Next would make the same part again. */
export function isNextPartUnchanged(before: BuildState, now: BuildInputs): boolean {
  const isUnchanged = (name: string) => before.fields.get(name) === now.fields.get(name);
  return isComparable(before, now) && (before.next.reads?.every(isUnchanged) ?? false);
}

const isComparable = (before: BuildState, now: BuildInputs) =>
  before.unobserved === now.unobserved && before.kinds === now.kinds && before.builds < MAX_BUILDS;

/** A page of the build before. */
export interface KnownPage {
  /** Whether it has read something that has changed. */
  isChanged: boolean;
  /** Undefined if it has none. */
  finding: string | undefined;
  /** Whether its finding may come out differently now. */
  isFindingOld: boolean;
}

/** The pages of the build before, by route and file. None if more than the content has changed. */
export function comparePages(
  before: BuildState | undefined,
  now: BuildInputs,
): Map<string, Map<string, KnownPage>> {
  const known = new Map<string, Map<string, KnownPage>>();
  if (!before || !isComparable(before, now)) return known;
  for (const thread of before.threads) {
    const isChanged = spreadChanges(thread, (name) => before.fields.get(name) !== now.fields.get(name));
    for (const [route, pages] of Object.entries(thread.pages)) {
      const isShellChanged = before.shells[route] !== now.shells[route];
      const ofRoute = known.get(route) ?? new Map<string, KnownPage>();
      known.set(route, ofRoute);
      // A finding may be in the recordings of another build than its page.
      for (const { file, number, finding } of pages) {
        const page = ofRoute.get(file) ?? { isChanged: true, finding: undefined, isFindingOld: false };
        ofRoute.set(file, page);
        if (number !== undefined) page.isChanged = isShellChanged || isChanged[number] === 1;
        if (finding?.number === undefined) continue;
        page.finding = finding.text;
        page.isFindingOld = isChanged[finding.number] === 1;
      }
    }
  }
  return known;
}

/** Marks with 1 each field that has changed, and each node that has read one. One pass is enough: a node comes after what it has read. */
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

interface Files {
  has: (file: string) => boolean;
}

/**
 * The recordings of what is kept. Whole threads are left out if none of theirs is.
 *
 * @param pages that are kept
 * @param findings pages of which the finding is kept
 */
export function keepReads(before: BuildState, pages: Files, findings: Files): ThreadReads[] {
  const keep = (page: RecordedPage): RecordedPage[] => {
    const number = pages.has(page.file) ? page.number : undefined;
    // One that an earlier build has found is in that build's recordings.
    const isRecorded = page.finding?.number !== undefined;
    const finding = isRecorded && findings.has(page.file) ? page.finding : undefined;
    return number !== undefined || finding ? [{ file: page.file, number, finding }] : [];
  };
  return before.threads.flatMap((thread) => {
    const kept = Object.fromEntries(
      Object.entries(thread.pages).map(([route, all]) => [route, all.flatMap(keep)]),
    );
    return Object.values(kept).some(({ length }) => length > 0) ? [{ ...thread, pages: kept }] : [];
  });
}
