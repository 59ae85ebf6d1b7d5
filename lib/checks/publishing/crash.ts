/** Builds are killed and disks run full: the served tree has to be the whole old site or the whole new one. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { NEXT_BUILD, type Environment, type ProjectCopy } from "./project-copy";
import { identifyServed, listServed, type KnownSites } from "./served-tree";

/** Two sites that are easily told apart. */
const SCOPES: Record<"old" | "new", Environment> = {
  old: { LANDING_SCOPE: "services=live-chat-support;industries=plumbing,hotels" },
  new: { LANDING_SCOPE: "services=pay-per-lead;industries=plumbing,hotels" },
};
/** Milliseconds into a whole build: Next is compiling then. */
const KILLED_WHILE_NEXT_WORKS = [1500, 6000];
const KILLED_AFTERWARDS = 8;

/**
 * Kills builds, with all their processes, at moments spread by a seed.
 *
 * @param log is told what happened to each
 * @returns what went wrong, a sentence each
 */
export async function killBuilds(
  copy: ProjectCopy,
  seed: number,
  log: (line: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  const known: Record<string, string> = {};
  let duration = 0;
  for (const [name, env] of Object.entries(SCOPES)) {
    const { code, milliseconds, output } = await copy.complete(env);
    if (code !== 0) throw new Error(`the ${name} site cannot be built:\n${output}`);
    known[name] = listServed(copy.folder);
    duration = milliseconds;
  }
  const random = createRandom(seed);
  const after = Array.from(
    { length: KILLED_AFTERWARDS },
    (_, index) => ((index + random()) / KILLED_AFTERWARDS) * duration,
  );
  let served = "new";
  const kill = async (
    moment: number,
    phase: string,
    build: (env: Environment) => Promise<{ code: number }>,
  ) => {
    const next = served === "old" ? "new" : "old";
    const { code } = await build(SCOPES[next]);
    const found = identifyServed(copy.folder, known);
    const where = `killed ${Math.round(moment)} ms into ${phase}`;
    if ("problem" in found) problems.push(`${where}: ${found.problem}`);
    else {
      log(`${where}: code ${code}, the ${found.site === served ? "old" : "new"} site is served`);
      if (code === 0 && found.site === served) problems.push(`${where}: code 0, and the old site is served`);
      served = found.site;
    }
  };
  for (const moment of KILLED_WHILE_NEXT_WORKS)
    await kill(moment, "next build", (env) => copy.run(NEXT_BUILD, env, moment));
  for (const moment of after)
    await kill(moment, "what follows the export", (env) => copy.complete(env, { killAfter: moment }));

  const next = served === "old" ? "new" : "old";
  const { code } = await copy.complete(SCOPES[next as keyof typeof SCOPES]);
  const found = identifyServed(copy.folder, known);
  if (code !== 0 || !("site" in found) || found.site !== next)
    problems.push(`the build after the killed ones ended with code ${code}: ${JSON.stringify(found)}`);
  return problems;
}

/** Uniform numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DISK = "small-disk";
/** Bytes left when a build's own work begins: none for its first file, its landing pages, its end. */
const BYTES_LEFT = [0, 2_000_000, 6_000_000];

/**
 * Builds on a disk that is too small.
 *
 * @returns what went wrong; undefined where no disk of that kind can be had
 */
export async function fillDisk(
  copy: ProjectCopy,
  log: (line: string) => void,
): Promise<string[] | undefined> {
  const disk = path.join(copy.folder, DISK);
  mkdirSync(disk);
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", disk]).status !== 0) return undefined;
  const problems: string[] = [];
  try {
    const build = (scope: Environment, beforehand?: () => void) =>
      copy.complete({ ...scope, BUILD_ROOT: DISK }, { beforehand });
    const first = await build(SCOPES.old);
    if (first.code !== 0) throw new Error(`the first site cannot be built:\n${first.output}`);
    const known: KnownSites = { old: listServed(disk) };
    const filler = path.join(disk, "filler");
    for (const left of BYTES_LEFT) {
      const { code, output } = await build(SCOPES.new, () => {
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
      });
      const found = identifyServed(disk, known);
      const where = `with ${left / 1e6} MB left`;
      log(
        `${where}: code ${code}, ${JSON.stringify(found)}, ${/ENOSPC[^,\n]*/.exec(output)?.[0] ?? "no ENOSPC"}`,
      );
      if (code === 0) problems.push(`${where}: the build ended with code 0`);
      if ("problem" in found) problems.push(`${where}: ${found.problem}`);
      rmSync(filler);
    }
    const { code } = await build(SCOPES.new);
    if (code !== 0 || listServed(disk) === known.old)
      problems.push("with room again, the site cannot be built");
  } finally {
    spawnSync("umount", [disk]);
  }
  return problems;
}
