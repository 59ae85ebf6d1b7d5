/** Which pages of the published site a build links, because nothing that they were made of has changed. */
import { realpathSync, rmSync } from "node:fs";
import path from "node:path";
import type { Findings } from "../collections/collection-types";
import { READS, RELEASES } from "../paths.mjs";
import { publishedSite } from "../publishing/finish-site";
import type { FileEntry, Manifest } from "../publishing/manifest";
import type { BuildInputs } from "./build-inputs";
import { type BuildState, findUnchanged, keepReads, type NextPart, readBuildState } from "./build-state";
import type { ThreadReads } from "./recording";

/** One page of so many is rendered though nothing has changed, in each build others. */
const CHECKED_ONE_IN = 32;

export interface UnchangedPages {
  /** Folder of the published site. */
  site: string;
  /** The pages to link. */
  linked: Manifest;
  /** The pages that are rendered nevertheless, to be compared. */
  checked: Manifest;
  /** Of the linked pages, by route. */
  findings: Readonly<Record<string, Findings>>;
  /** What the next build has to know. @param rendered what the pages of this build have read */
  stateAfter: (rendered: readonly ThreadReads[]) => BuildState;
}

/**
 * Finds the unchanged pages: none without the recordings of the build before, or if more than observed content has changed.
 *
 * @param next what Next has made, or what it had made before
 */
export function planUnchanged(
  projectDir: string,
  inputs: BuildInputs,
  next: NextPart,
  before = readBuildState(projectDir),
): UnchangedPages {
  const found = findUnchanged(before, inputs);
  const { root: site, entries } = publishedSite(projectDir);
  const published = new Map(found.size > 0 ? entries : []);
  const [linked, checked] = [new Map<string, FileEntry>(), new Map<string, FileEntry>()];
  const findings: Record<string, Findings> = {};
  const turn = (before?.builds ?? 0) % CHECKED_ONE_IN;
  for (const [route, pages] of found) {
    // Sorted, so that the pages of a check are near each other and share what they are made of.
    const listed = [...pages].filter(([file]) => published.has(file)).sort(([a], [b]) => (a < b ? -1 : 1));
    const [from, to] = [turn, turn + 1].map((part) => Math.floor((part * listed.length) / CHECKED_ONE_IN));
    for (const [index, [file]] of listed.entries())
      (index >= from! && index < to! ? checked : linked).set(file, published.get(file)!);
    findings[route] = listed.flatMap(([file, finding]) =>
      finding !== undefined && linked.has(file) ? [[file, finding] as const] : [],
    );
  }
  return {
    site,
    linked,
    checked,
    findings,
    stateAfter: (rendered) => ({
      ...inputs,
      next,
      builds: before && (linked.size > 0 || next === before.next) ? before.builds + 1 : 1,
      threads: [...(before && linked.size > 0 ? keepReads(before, linked) : []), ...rendered],
    }),
  };
}

/**
 * Compares the pages that are rendered to be compared. After a difference the next build renders every page.
 *
 * @throws Error that names pages
 */
export function compareChecked(projectDir: string, checked: Manifest, written: Manifest): void {
  const stale = [...checked].filter(
    ([file, { sha256 }]) => written.has(file) && written.get(file)!.sha256 !== sha256,
  );
  if (stale.length === 0) return;
  // A link: the file itself, too, which a rollback would link again.
  const reads = path.join(projectDir, RELEASES, READS);
  rmSync(realpathSync(reads));
  rmSync(reads, { force: true });
  const names = stale.slice(0, 3).map(([file]) => file);
  throw new Error(
    `${stale.length} of ${checked.size} pages differ though nothing has changed that they have read, such as ${names.join(", ")}. ` +
      "They depend on content that outlives a page without being a fact: see export-kit/queries. Build again: every page will be rendered",
  );
}
