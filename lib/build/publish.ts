import { spawn } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { OUT, RELEASES, STAGING } from "./paths.mjs";

/** The two places that finished sites take in turn. */
const SITES = ["site-a", "site-b"] as const;
/** Begins the names of folders that are on their way out. */
const REMOVED = "removed-";

/**
 * Puts the finished staging folder in the place of `out`. The switch is one rename of a symbolic
 * link: whoever looks sees the whole old site or the whole new one.
 *
 * @param projectDir the project's root
 * @param removeFolders takes away what is no longer needed; by default a process of its own, because
 *   215,000 files take a while and nobody has to wait for that
 */
export function publish(projectDir: string, removeFolders = removeInBackground): void {
  const releases = path.join(projectDir, RELEASES);
  const out = path.join(projectDir, OUT);
  const current = currentSite(out);
  const site = SITES.find((name) => name !== current)!;
  const release = path.join(releases, site);
  const staging = lstatSync(path.join(projectDir, STAGING));
  if (!staging.isDirectory()) throw new Error(`${STAGING}: expected the folder of a finished site`);
  setAside(release, releases);
  renameSync(path.join(projectDir, STAGING), release);

  const link = path.join(releases, "out.new");
  rmSync(link, { force: true });
  symlinkSync(path.join(path.basename(RELEASES), site), link);
  // A folder of that name was not made by a build of ours; a link cannot be renamed over it.
  if (existsSync(out) && !lstatSync(out).isSymbolicLink()) setAside(out, releases);
  renameSync(link, out);
  if (current) setAside(path.join(releases, current), releases);
  removeFolders(
    readdirSync(releases)
      .filter((name) => name.startsWith(REMOVED))
      .map((name) => path.join(releases, name)),
  );
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

/** Which of the two sites `out` points to; a link to anything else is none of ours to remove. */
function currentSite(out: string): (typeof SITES)[number] | undefined {
  try {
    const target = path.basename(readlinkSync(out));
    return SITES.find((name) => name === target);
  } catch {
    return undefined;
  }
}
