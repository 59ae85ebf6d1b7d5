/** Builds are killed and disks run full: the served tree has to be the whole old site or the whole new one. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, realpathSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MANIFEST, OUT } from "@/lib/site-build/build-paths.mjs";
import { NEXT_BUILD, NEXT_EXPORT, type Environment, type ProjectCopy, type Run } from "./project-copy";
import { identifyServed, listServed, type KnownSites } from "./served-tree";

/** What the new site has, so that it is easily told from the old one, which has the sample. */
const OTHER_SCOPE: Environment = { LANDING_SCOPE: "services=pay-per-lead;industries=plumbing,hotels" };

/** A stretch of a build in which it is killed. */
interface Stretch {
  name: string;
  kills: number;
  /** Milliseconds from its start over which the moments are spread, as far as it takes so long. */
  duration: number;
  start(env: Environment, killAfter: number): Promise<Run>;
}

/** Next writes where nothing is served: two moments suffice, and need not be late ones. */
const NEXT_MILLISECONDS = 6000;
const KILLED_AFTER_EXPORT = 8;
/** A build that ends before its moment is tried again, so that a machine's changing speed saves none. */
const MOST_TRIES = 3;

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
  const finish = async (env: Environment) => {
    const run = await copy.complete(env, { thin: true });
    if (run.code !== 0) throw new Error(`a site cannot be built:\n${run.output}`);
    return { files: listServed(copy.folder), milliseconds: run.milliseconds };
  };
  const [older, newer] = [await finish({}), await finish(OTHER_SCOPE)];
  const known = { old: older.files, new: newer.files };
  // From here on each build makes the site that is not served.
  let served = "new";
  const next = (): Environment => (served === "old" ? OTHER_SCOPE : {});
  const look = (build: string, ended: number) => {
    const found = identifyServed(copy.folder, known);
    if ("problem" in found) {
      problems.push(`${build}: ${found.problem}`);
      return;
    }
    const isNew = found.site !== served;
    log(`${build}: code ${ended}, the ${isNew ? "new" : "old"} site is served`);
    if (ended === 0 && !isNew) problems.push(`${build}: code 0, and the old site is served`);
    served = found.site;
  };

  const random = createRandom(seed);
  const stretches: Stretch[] = [
    // Before the next one, which takes away what has been compiled.
    {
      name: "of an export by Next",
      kills: 1,
      duration: NEXT_MILLISECONDS,
      start: (env, killAfter) => copy.run(NEXT_EXPORT, env, killAfter),
    },
    {
      name: "of next build",
      kills: 1,
      duration: NEXT_MILLISECONDS,
      start: (env, killAfter) => copy.run(NEXT_BUILD, env, killAfter),
    },
    {
      name: "after the export",
      kills: KILLED_AFTER_EXPORT,
      duration: newer.milliseconds,
      start: (env, killAfter) => copy.complete(env, { thin: true, killAfter }),
    },
  ];
  for (const { name, kills, start, ...stretch } of stretches) {
    let { duration } = stretch;
    let killed = 0;
    for (let tries = 0; killed < kills && tries < MOST_TRIES * kills; tries += 1) {
      const moment = Math.round(((killed + random()) / kills) * duration);
      const run = await start(next(), moment);
      const build = `killed ${moment} of ${Math.round(duration)} ms ${name}`;
      look(build, run.code);
      if (run.code > 0) problems.push(`${build}: it failed before:\n${run.output}`);
      if (run.code === 0) duration = Math.min(duration, run.milliseconds);
      else killed += 1;
    }
    if (killed < kills) problems.push(`only ${killed} of ${kills} builds were killed ${name}`);
  }
  const last = await copy.complete(next(), { thin: true });
  look("not killed", last.code);
  if (last.code !== 0) problems.push(`the build after the killed ones failed:\n${last.output}`);
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
/** Room beside a served site and a Next export, before the filler that a build meets. */
const DISK_BYTES = 100_000_000;
/** Bytes left when a build's own work begins: none for its first file, or for a part of its pages. */
const BYTES_LEFT = [0, 6_000_000];

/**
 * Builds on a disk that is too small. The copy has a site in `out`.
 *
 * @returns what went wrong; undefined where no disk of that kind can be had
 */
export async function fillDisk(
  copy: ProjectCopy,
  log: (line: string) => void,
): Promise<string[] | undefined> {
  const disk = path.join(copy.folder, DISK);
  mkdirSync(disk);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_BYTES}`, "tmpfs", disk]);
  if (mounted.status !== 0) return undefined;
  const problems: string[] = [];
  try {
    const release = path.dirname(path.relative(copy.folder, realpathSync(path.join(copy.folder, OUT))));
    for (const part of [release, OUT, MANIFEST])
      cpSync(path.join(copy.folder, part), path.join(disk, part), {
        recursive: true,
        verbatimSymlinks: true,
      });
    const known: KnownSites = { old: listServed(disk) };
    const filler = path.join(disk, "filler");
    for (const left of BYTES_LEFT) {
      const fill = () => {
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
      };
      const env = { ...OTHER_SCOPE, BUILD_ROOT: DISK };
      const { code, output } = await copy.complete(env, { thin: true, beforehand: fill });
      const found = identifyServed(disk, known);
      const build = `with ${left / 1e6} MB left`;
      log(`${build}: code ${code}, ${"site" in found ? `the ${found.site} site is served` : found.problem}`);
      if ("problem" in found) problems.push(`${build}: ${found.problem}`);
      if (code === 0 || !output.includes("ENOSPC"))
        problems.push(`${build}: code ${code}, and not for want of room:\n${output}`);
      rmSync(filler);
    }
  } finally {
    spawnSync("umount", [disk]);
  }
  return problems;
}
