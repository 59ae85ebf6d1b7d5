/** Kills builds and fills disks: the served site has to be the complete old one or the complete new one. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, realpathSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MANIFEST, OUT } from "@/lib/site-build/build-paths.mjs";
import { NEXT_BUILD, type Environment, type Run } from "../project-copy";
import { NEXT_EXPORT, type BuiltCopy } from "./built-copy";
import { identifyServed, listServed, type KnownSites } from "./served-tree";

/** Scope of the second site, which differs from the first in every landing page. */
const OTHER_SCOPE: Environment = { LANDING_SCOPE: "services=pay-per-lead;industries=plumbing,hotels" };

/** A part of a build in which it is killed. */
interface Phase {
  name: string;
  kills: number;
  /** The kills are spread over this many milliseconds from the start of the phase. */
  duration: number;
  start(env: Environment, killAfter: number): Promise<Run>;
}

/** Next does not write to the served site: one kill in each of its phases suffices, early in the build. */
const NEXT_MILLISECONDS = 6000;
const KILLS_AFTER_EXPORT = 8;
/** A build that ends before it is killed is repeated, up to this many times for each kill. */
const MAX_TRIES = 3;

/**
 * Kills builds, with all their processes, at moments set by the seed.
 *
 * @param log receives a line about each build
 * @returns the problems
 */
export async function killBuilds(
  copy: BuiltCopy,
  seed: number,
  log: (line: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  const finish = async (env: Environment) => {
    const run = await copy.complete(env, { thin: true });
    if (run.code !== 0) throw new Error(`the build failed without being killed:\n${run.output}`);
    return { files: listServed(copy.folder), milliseconds: run.milliseconds };
  };
  const [older, newer] = [await finish({}), await finish(OTHER_SCOPE)];
  const known = { old: older.files, new: newer.files };
  // From here on, each build is of the site that is not served.
  let served = "new";
  const nextEnv = (): Environment => (served === "old" ? OTHER_SCOPE : {});
  const checkServed = (build: string, code: number) => {
    const found = identifyServed(copy.folder, known);
    if ("problem" in found) {
      problems.push(`${build}: ${found.problem}`);
      return;
    }
    const isNew = found.site !== served;
    log(`${build}: code ${code}, serves the ${isNew ? "new" : "old"} site`);
    if (code === 0 && !isNew) problems.push(`${build}: code 0, but the old site is served`);
    served = found.site;
  };

  const random = createRandom(seed);
  const phases: Phase[] = [
    // First, because it needs the compiled code, which `next build` removes.
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
      kills: KILLS_AFTER_EXPORT,
      duration: newer.milliseconds,
      start: (env, killAfter) => copy.complete(env, { thin: true, killAfter }),
    },
  ];
  for (const { name, kills, start, ...phase } of phases) {
    let { duration } = phase;
    let killed = 0;
    for (let tries = 0; killed < kills && tries < MAX_TRIES * kills; tries += 1) {
      const moment = Math.round(((killed + random()) / kills) * duration);
      const run = await start(nextEnv(), moment);
      const build = `killed ${moment} of ${Math.round(duration)} ms ${name}`;
      checkServed(build, run.code);
      if (run.code > 0) problems.push(`${build}: the build failed before the kill:\n${run.output}`);
      if (run.code === 0) duration = Math.min(duration, run.milliseconds);
      else killed += 1;
    }
    if (killed < kills) problems.push(`only ${killed} of ${kills} builds were killed ${name}`);
  }
  const last = await copy.complete(nextEnv(), { thin: true });
  checkServed("not killed", last.code);
  if (last.code !== 0) problems.push(`the build after the killed ones failed:\n${last.output}`);
  return problems;
}

/** Uniform pseudo-random numbers from 0 to 1 (mulberry32). */
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
/** Room for a served site and Next's export. A filler file then takes up the rest. */
const DISK_BYTES = 100_000_000;
/** Bytes left when the engine's work begins: not enough for its first file, and enough for a part of its pages. */
const BYTES_LEFT = [0, 6_000_000];

/**
 * Builds on a disk that is too small. The copy has a site in `out`.
 *
 * @returns the problems; undefined if no disk can be mounted
 */
export async function fillDisk(
  copy: BuiltCopy,
  log: (line: string) => void,
): Promise<{ problems: string[] } | undefined> {
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
      log(`${build}: code ${code}, ${"site" in found ? `serves the ${found.site} site` : found.problem}`);
      if ("problem" in found) problems.push(`${build}: ${found.problem}`);
      if (code === 0 || !output.includes("ENOSPC"))
        problems.push(`${build}: code ${code}, expected a failure with ENOSPC:\n${output}`);
      rmSync(filler);
    }
  } finally {
    spawnSync("umount", [disk]);
  }
  return { problems };
}
