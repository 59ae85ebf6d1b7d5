import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { OUT, READS, RELEASE, RELEASES, SBOM, STAGING } from "../paths.mjs";

/** Folders for the published release and the one before it, used alternately. */
const PLACES = ["site-a", "site-b"] as const;
type Place = (typeof PLACES)[number];
/** Begins the names of folders to be removed. */
const REMOVED = "removed-";

/**
 * Publishes the finished staging folder as `out`. The switch is one rename of a symbolic link, so readers see either
 * the whole old site or the whole new one. Manifest and record lie beside the site in its release and are reached
 * through `out`, so they change in the same step. The release before is kept, for `rollBack`. Remains of a killed
 * publication are removed by the next one.
 *
 * @param projectDir the project's root
 * @param system.removeFolders removes folders; by default in a background process, because 215,000 files take a while
 * @param system.flush waits until everything written is on disk
 * @throws Error if the staging folder is not a complete release; `out` is then unchanged
 */
export function publish(projectDir: string, { removeFolders, flush } = SYSTEM): void {
  const releases = path.join(projectDir, RELEASES);
  const staging = path.join(projectDir, STAGING);
  const out = path.join(projectDir, OUT);
  for (const part of Object.values(RELEASE)) {
    if (!existsSync(path.join(staging, part))) throw new Error(`${STAGING}: there is no ${part} to publish`);
  }
  // Otherwise, after a power cut, the disk could have the new site's names without its bytes.
  flush();
  const current = currentPlace(out);
  const place = otherPlace(current);
  // Not the current one, which becomes the release before.
  for (const old of PLACES) if (old !== current) setAside(path.join(releases, old), releases, REMOVED);
  renameSync(staging, path.join(releases, place));

  // A folder named `out` was not made by this package; a link cannot be renamed over it.
  const [beside, prefix] = [path.dirname(out), `.${path.basename(out)}.${REMOVED}`];
  if (existsSync(out) && !lstatSync(out).isSymbolicLink()) setAside(out, beside, prefix);
  linkRelease(projectDir, place);
  removeFolders([...foldersNamed(releases, REMOVED), ...foldersNamed(beside, prefix)]);
}

/**
 * Publishes the release before again, in one step; a second call returns to the newer one.
 *
 * @throws Error if there is none; `out` is then unchanged
 */
export function rollBack(projectDir: string): void {
  const current = currentPlace(path.join(projectDir, OUT));
  const place = otherPlace(current);
  const release = path.join(projectDir, RELEASES, place);
  if (!current || !Object.values(RELEASE).every((part) => existsSync(path.join(release, part))))
    throw new Error(`${OUT}: there is no release before to return to`);
  linkRelease(projectDir, place);
}

function linkRelease(projectDir: string, place: Place): void {
  const out = path.join(projectDir, OUT);
  link(out, path.join(path.basename(RELEASES), place, RELEASE.site));
  const releases = path.join(projectDir, RELEASES);
  for (const part of [RELEASE.manifest, RELEASE.record, SBOM, READS])
    if (existsSync(path.join(releases, place, part))) link(path.join(releases, part), besideSite(part));
    else rmSync(path.join(releases, part), { force: true });
}

/** Target of a link in the releases folder to a file beside the published site. Not normalised: `out/..` is the release, because `out` is a link. */
const besideSite = (part: string) => ["..", path.basename(OUT), "..", part].join(path.sep);

/** Creates or changes a link atomically. The new link is made beside it: the releases may be on another disk. */
function link(file: string, target: string): void {
  if (linkTarget(file) === target) return;
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.new`);
  rmSync(temporary, { force: true });
  symlinkSync(target, temporary);
  renameSync(temporary, file);
}

/** Renames a folder for removal, at the latest by the next build. */
function setAside(folder: string, parent: string, prefix: string): void {
  if (!existsSync(folder)) return;
  renameSync(folder, path.join(parent, `${prefix}${randomUUID()}`));
}

function foldersNamed(parent: string, prefix: string): string[] {
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(parent, name));
}

function removeInBackground(folders: readonly string[]): void {
  if (folders.length === 0) return;
  const script = "for (const f of process.argv.slice(1)) fs.rmSync(f, { recursive: true, force: true })";
  spawn(process.execPath, ["-e", script, ...folders], { detached: true, stdio: "ignore" }).unref();
}

/** Flushes all disks, which takes about a second. Flushing 215,000 files one by one takes minutes. */
function flushDisks(): void {
  try {
    execFileSync("sync", { stdio: "ignore" });
  } catch (error) {
    // Windows has no `sync`.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

const SYSTEM = { removeFolders: removeInBackground, flush: flushDisks };

/** The release that `out` links to; undefined for other targets, which must not be removed. */
function currentPlace(out: string): Place | undefined {
  const [folder, place] = linkTarget(out)?.split(path.sep) ?? [];
  return folder === path.basename(RELEASES) ? PLACES.find((name) => name === place) : undefined;
}

const otherPlace = (place: Place | undefined): Place => PLACES.find((name) => name !== place)!;

function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}
