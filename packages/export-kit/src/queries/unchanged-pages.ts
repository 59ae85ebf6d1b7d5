/** Decides which pages of the published site a build links instead of rendering them again. */
import { realpathSync, rmSync } from "node:fs";
import path from "node:path";
import type { Findings } from "../collections/collection-types";
import type { NextPart } from "../next-part";
import { READS, RELEASES } from "../paths.mjs";
import { publishedSite } from "../publishing/finish-site";
import type { PublishedSite } from "../publishing/keep-times";
import type { FileEntry, Manifest } from "../publishing/manifest";
import type { BuildInputs } from "./build-inputs";
import { type BuildState, comparePages, keepReads, readBuildState } from "./build-state";
import type { ThreadReads } from "./recording";

/** One unchanged page of so many is rendered all the same, to be compared. Each build takes others. */
const CHECKED_ONE_IN = 32;
/** Of so many of them, the finding is found again. Not of all: it may compare a page with thousands of others, which takes seconds. */
const FOUND_AGAIN = 8;

export interface UnchangedPages {
  /** The site that is being replaced. */
  published: PublishedSite;
  /** The pages to link. */
  linked: Manifest;
  /** The pages to link if they have the same finding as before, with that. */
  toLinkIfFound: ReadonlyMap<string, string>;
  /** The unchanged pages that are rendered all the same, to be compared. */
  checked: Manifest;
  /** The findings of pages that are rendered, where they need not be found again. */
  knownFindings: ReadonlyMap<string, string>;
  /** Of the pages to link, by route. */
  findings: Readonly<Record<string, Findings>>;
  /** The files that were linked. @param written those that were not */
  allLinked: (written: Manifest) => Map<string, FileEntry>;
  /** The state for the next build. @param rendered what this build has read @param linked the files that it has linked */
  stateAfter: (rendered: readonly ThreadReads[], linked: Manifest) => BuildState;
}

/**
 * Finds the unchanged pages: none without the state of the build before, or if more than observed content has changed.
 *
 * @param next Next's part of this site, made or linked
 */
export function planUnchanged(
  projectDir: string,
  inputs: BuildInputs,
  next: NextPart,
  before = readBuildState(projectDir),
): UnchangedPages {
  const known = comparePages(before, inputs);
  const site = publishedSite(projectDir);
  const published = new Map(known.size > 0 ? site.entries : []);
  const [linked, checked] = [new Map<string, FileEntry>(), new Map<string, FileEntry>()];
  const [toLinkIfFound, knownFindings] = [new Map<string, string>(), new Map<string, string>()];
  const findings: Record<string, Findings> = {};
  const turn = (before?.builds ?? 0) % CHECKED_ONE_IN;
  for (const [route, pages] of known) {
    const unchanged: string[] = [];
    const linkedFindings: [file: string, finding: string][] = [];
    // Sorted, so that the checked pages are neighbours: they share facts, which are then computed once.
    for (const file of [...pages.keys()].sort()) {
      const { isChanged, finding, isFindingOld } = pages.get(file)!;
      if (!published.has(file)) continue;
      if (isChanged) {
        if (finding !== undefined && !isFindingOld) knownFindings.set(file, finding);
      } else if (isFindingOld) toLinkIfFound.set(file, finding!);
      else unchanged.push(file);
    }
    const [from, to] = [turn, turn + 1].map((part) => Math.floor((part * unchanged.length) / CHECKED_ONE_IN));
    const step = Math.ceil((to! - from!) / FOUND_AGAIN);
    for (const [index, file] of unchanged.entries()) {
      const isChecked = index >= from! && index < to!;
      (isChecked ? checked : linked).set(file, published.get(file)!);
      const { finding } = pages.get(file)!;
      if (finding === undefined) continue;
      if (!isChecked) linkedFindings.push([file, finding]);
      else if ((index - from!) % step !== 0) knownFindings.set(file, finding);
    }
    findings[route] = linkedFindings;
  }
  return {
    published: known.size > 0 ? { ...site, entries: published } : site,
    linked,
    toLinkIfFound,
    checked,
    knownFindings,
    findings,
    allLinked(written) {
      const asFound = [...toLinkIfFound.keys()].filter((file) => !written.has(file));
      return new Map([...linked, ...asFound.map((file) => [file, published.get(file)!] as const)]);
    },
    stateAfter(rendered, all) {
      const keepsFinding = (file: string) => linked.has(file) || knownFindings.has(file);
      const kept = before ? keepReads(before, all, { has: keepsFinding }) : [];
      const builds = before && (kept.length > 0 || next === before.next) ? before.builds + 1 : 1;
      return { ...inputs, next, builds, threads: [...kept, ...rendered] };
    },
  };
}

/**
 * Compares the checked pages with the published ones. After a difference the next build renders every page.
 *
 * @throws Error that names pages
 */
export function compareChecked(projectDir: string, checked: Manifest, written: Manifest): void {
  const stale = [...checked].filter(
    ([file, { sha256 }]) => written.has(file) && written.get(file)!.sha256 !== sha256,
  );
  if (stale.length === 0) return;
  // It is a link. Its file has to go as well: a rollback would link it again.
  const reads = path.join(projectDir, RELEASES, READS);
  rmSync(realpathSync(reads));
  rmSync(reads, { force: true });
  const names = stale.slice(0, 3).map(([file]) => file);
  throw new Error(
    `${stale.length} of ${checked.size} pages differ though nothing has changed that they have read, such as ${names.join(", ")}. ` +
      "They depend on content that outlives a page without being a fact: see export-kit/queries. Build again: every page will be rendered",
  );
}
