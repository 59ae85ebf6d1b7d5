import { execFileSync, spawn } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { BUILD_RECORD, MANIFEST, OUT, RELEASE, RELEASES, STAGING } from "../paths.mjs";

/** The two places that finished releases take in turn. */
const PLACES = ["site-a", "site-b"] as const;
/** Begins the names of folders that are on their way out. */
const REMOVED = "removed-";

/**
 * Puts the finished staging folder in the place of `out`. The switch is one rename of a symbolic
 * link: whoever looks sees the whole old site or the whole new one. Manifest and record are beside the
 * site in its release and are found through `out`, so that they change in the same step. Whatever a
 * publication leaves that was killed, the next one clears away.
 *
 * @param projectDir the project's root
 * @param system.removeFolders takes away what is no longer needed; by default a process of its own, because
 *   215,000 files take a while and nobody has to wait for that
 * @param system.flush waits until all that was written is on the disk
 * @throws Error when the staging folder is no whole release; `out` is then what it was
 * @see docs/decisions/0004-publishing-by-link.md
 */
export function publish(projectDir: string, { removeFolders, flush } = SYSTEM): void {
  const releases = path.join(projectDir, RELEASES);
  const staging = path.join(projectDir, STAGING);
  const out = path.join(projectDir, OUT);
  for (const part of Object.values(RELEASE)) {
    if (!existsSync(path.join(staging, part))) throw new Error(`${STAGING}: there is no ${part} to publish`);
  }
  // After the switch a power cut would else find the new site's names on the disk, and not its bytes.
  flush();
  const current = currentPlace(out);
  const place = PLACES.find((name) => name !== current)!;
  setAside(path.join(releases, place), releases);
  renameSync(staging, path.join(releases, place));

  // A folder of that name was not made by a build of ours; a link cannot be renamed over it.
  if (existsSync(out) && !lstatSync(out).isSymbolicLink()) setAside(out, releases);
  link(out, path.join(path.basename(RELEASES), place, RELEASE.site), releases);
  link(path.join(projectDir, MANIFEST), besideSite(RELEASE.manifest), releases);
  link(path.join(projectDir, BUILD_RECORD), besideSite(RELEASE.record), releases);
  // The release before, or one that a killed publication did not come to link.
  for (const other of PLACES) if (other !== place) setAside(path.join(releases, other), releases);
  removeFolders(
    readdirSync(releases)
      .filter((name) => name.startsWith(REMOVED))
      .map((name) => path.join(releases, name)),
  );
}

/** Target of a link in the folder of releases: what is beside the site that `out` shows. Not normalised: `..` leads out of the release. */
const besideSite = (part: string) => ["..", path.basename(OUT), "..", part].join(path.sep);

/** Makes a link, or lets it lead elsewhere, in one step. */
function link(file: string, target: string, releases: string): void {
  if (linkTarget(file) === target) return;
  const temporary = path.join(releases, "link.new");
  rmSync(temporary, { force: true });
  symlinkSync(target, temporary);
  renameSync(temporary, file);
}

/** Gives a folder a name of its own under which it is removed, at the latest by the next build. */
function setAside(folder: string, releases: string): void {
  if (!existsSync(folder)) return;
  const taken = new Set(readdirSync(releases));
  let number = 1;
  while (taken.has(`${REMOVED}${number}`)) number += 1;
  renameSync(folder, path.join(releases, `${REMOVED}${number}`));
}

function removeInBackground(folders: readonly string[]): void {
  if (folders.length === 0) return;
  const script = "for (const f of process.argv.slice(1)) fs.rmSync(f, { recursive: true, force: true })";
  spawn(process.execPath, ["-e", script, ...folders], { detached: true, stdio: "ignore" }).unref();
}

/** The whole system's disks, which takes about a second: to flush 215,000 files one by one takes minutes. */
function flushDisks(): void {
  try {
    execFileSync("sync", { stdio: "ignore" });
  } catch (error) {
    // Windows has no such program; its users do without.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

const SYSTEM = { removeFolders: removeInBackground, flush: flushDisks };

/** Which of the two releases `out` shows; a link to anything else is none of ours to remove. */
function currentPlace(out: string): (typeof PLACES)[number] | undefined {
  const [folder, place] = linkTarget(out)?.split(path.sep) ?? [];
  return folder === path.basename(RELEASES) ? PLACES.find((name) => name === place) : undefined;
}

function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}
