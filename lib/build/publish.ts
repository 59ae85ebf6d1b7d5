import { existsSync, lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { OUT, RELEASES, STAGING } from "./paths.mjs";

/** The two places that finished sites take in turn. */
const SITES = ["site-a", "site-b"] as const;

/**
 * Puts the finished staging folder in the place of `out`. The switch is one rename of a symbolic
 * link: whoever looks sees the whole old site or the whole new one.
 *
 * @param projectDir the project's root
 */
export function publish(projectDir: string): void {
  const out = path.join(projectDir, OUT);
  const current = currentSite(out);
  const site = SITES.find((name) => name !== current)!;
  const release = path.join(projectDir, RELEASES, site);
  rmSync(release, { recursive: true, force: true });
  renameSync(path.join(projectDir, STAGING), release);

  const link = path.join(projectDir, RELEASES, "out.new");
  rmSync(link, { force: true });
  symlinkSync(path.join(path.basename(RELEASES), site), link);
  // A folder of that name was not made by a build of ours; a link cannot be renamed over it.
  if (existsSync(out) && !lstatSync(out).isSymbolicLink())
    renameSync(out, path.join(projectDir, RELEASES, "out.old"));
  renameSync(link, out);
  for (const old of [current, "out.old"]) {
    if (old) rmSync(path.join(projectDir, RELEASES, old), { recursive: true, force: true });
  }
}

/** Name of the site that `out` points to, if any. */
function currentSite(out: string): string | undefined {
  try {
    return path.basename(readlinkSync(out));
  } catch {
    return undefined;
  }
}
