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
import { type BuildState, findUnchanged, keepReads, readBuildState } from "./build-state";
import type { ThreadReads } from "./recording";

/** One unchanged page of so many is rendered all the same, to be compared. Each build takes others. */
const CHECKED_ONE_IN = 32;

export interface UnchangedPages {
  /** The site that is being replaced. */
  published: PublishedSite;
  /** The pages to link. */
  linked: Manifest;
  /** The pages to link if they have the same finding as before, with that. */
  toLinkIfFound: ReadonlyMap<string, string>;
  /** The unchanged pages that are rendered all the same, to be compared. */
  checked: Manifest;
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
  const found = findUnchanged(before, inputs);
  const site = publishedSite(projectDir);
  const published = new Map(found.size > 0 ? site.entries : []);
  const [linked, checked] = [new Map<string, FileEntry>(), new Map<string, FileEntry>()];
  const toLinkIfFound = new Map<string, string>();
  const findings: Record<string, Findings> = {};
  const turn = (before?.builds ?? 0) % CHECKED_ONE_IN;
  for (const [route, pages] of found) {
    const listed: string[] = [];
    // Sorted, so that the checked pages are neighbours: they share facts, which are then computed once.
    for (const file of [...pages.keys()].sort()) {
      const { finding, isFindingOld } = pages.get(file)!;
      if (!published.has(file)) continue;
      if (isFindingOld) toLinkIfFound.set(file, finding!);
      else listed.push(file);
    }
    const [from, to] = [turn, turn + 1].map((part) => Math.floor((part * listed.length) / CHECKED_ONE_IN));
    for (const [index, file] of listed.entries())
      (index >= from! && index < to! ? checked : linked).set(file, published.get(file)!);
    findings[route] = listed.flatMap((file) => {
      const { finding } = pages.get(file)!;
      return finding !== undefined && linked.has(file) ? [[file, finding] as const] : [];
    });
  }
  return {
    published: found.size > 0 ? { ...site, entries: published } : site,
    linked,
    toLinkIfFound,
    checked,
    findings,
    allLinked(written) {
      const asFound = [...toLinkIfFound.keys()].filter((file) => !written.has(file));
      return new Map([...linked, ...asFound.map((file) => [file, published.get(file)!] as const)]);
    },
    stateAfter: (rendered, all) => ({
      ...inputs,
      next,
      builds: before && (all.size > 0 || next === before.next) ? before.builds + 1 : 1,
      threads: [...(before && all.size > 0 ? keepReads(before, all, linked) : []), ...rendered],
    }),
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
