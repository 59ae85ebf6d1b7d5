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
  if (existsSync(out) && !lstatSync(out).isSymbolicLink()) {
    const aside = path.join(projectDir, RELEASES, "out.old");
    rmSync(aside, { recursive: true, force: true });
    renameSync(out, aside);
  }
  renameSync(link, out);
  for (const old of [current, "out.old"]) {
    if (old) rmSync(path.join(projectDir, RELEASES, old), { recursive: true, force: true });
  }
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
