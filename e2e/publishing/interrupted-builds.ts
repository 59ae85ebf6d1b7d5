/** Kills builds and fills disks: the served site has to be the complete old one or the complete new one. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, realpathSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MANIFEST, OUT } from "@/packages/export-kit/src/paths.mjs";
import { NEXT_BUILD, type Environment, type Run } from "../project-copy";
import type { BuiltCopy } from "./built-copy";
import { identifyServed, listServed, type KnownSites } from "./served-tree";

/** Another site than the copy's own. */
const SCOPE = {
  LANDING_SCOPE: "services=live-chat-support;industries=plumbing,hotels;countries=united-kingdom",
};
/** More pages than fit into what the engine frees while it works. */
const DISK_SCOPE = { LANDING_SCOPE: "services=telephone-answering-services;industries=plumbing,hotels" };

const ROLLBACK = [process.execPath, "node_modules/.bin/export-kit", "rollback"];

/** A part of a build, and the changes of files at which it is killed. */
interface Phase {
  name: string;
  /** A build with fewer changes ends before it is killed. */
  changes: readonly number[];
  start(env: Environment, killAt: number): Promise<Run>;
}

/** Kills after the export, of which at least so many have to happen. Each step of the publication: publish.test.ts. */
const CHANGES_AFTER_EXPORT = [1, 2, 5, 20, 80, 300, 700, 800];
const MIN_KILLS = 6;

/**
 * Kills builds, with all their processes.
 *
 * @param log receives a line about each build
 * @returns the problems
 */
export async function killBuilds(copy: BuiltCopy, log: (line: string) => void): Promise<string[]> {
  const problems: string[] = [];
  const succeed = async (build: Promise<Run>) => {
    const { code, output } = await build;
    if (code !== 0) throw new Error(`failed without being killed:\n${output}`);
    return listServed(copy.folder);
  };
  const known = { old: listServed(copy.folder), new: await succeed(copy.complete(SCOPE)) };
  if ((await succeed(copy.run(ROLLBACK))) !== known.old) return ["a rollback does not serve the old site"];
  // From here on, each build is of the site that is not served.
  let served = "old";
  const nextEnv = (): Environment => (served === "old" ? SCOPE : {});
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

  const phases: Phase[] = [
    // Next does not write to the served site.
    { name: "of next build", changes: [30], start: (env, killAt) => copy.run(NEXT_BUILD, env, killAt) },
    {
      name: "after the export",
      changes: CHANGES_AFTER_EXPORT,
      start: (env, killAt) => copy.complete(env, { killAt }),
    },
  ];
  for (const { name, changes, start } of phases) {
    let kills = 0;
    for (const change of changes) {
      const run = await start(nextEnv(), change);
      const build = `killed at change ${change} ${name}`;
      checkServed(build, run.code);
      if (run.code > 0) problems.push(`${build}: the build failed before the kill:\n${run.output}`);
      if (run.code < 0) kills += 1;
    }
    const expected = Math.min(changes.length, MIN_KILLS);
    if (kills < expected) problems.push(`only ${kills} builds were killed ${name}, expected ${expected}`);
  }
  const last = await copy.complete(nextEnv());
  checkServed("not killed", last.code);
  if (last.code !== 0) problems.push(`the build after the killed ones failed:\n${last.output}`);
  return problems;
}

const DISK = "small-disk";
/** Room for a served site and Next's export. A filler file then takes up the rest. */
const DISK_BYTES = 100_000_000;
/** Bytes left when the engine's work begins: not enough for its first file, and enough for a part of its pages. */
const BYTES_LEFT = [0, 1_000_000];

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
      const env = { ...DISK_SCOPE, BUILD_ROOT: DISK };
      const { code, output } = await copy.complete(env, { beforehand: fill });
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
