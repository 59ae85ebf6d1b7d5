// @ts-check
/** The settings of a build in its environment: engine, shard and commit. */
import { execFileSync } from "node:child_process";

/** @typedef {import("./options").ExportKitOptions} Options */
/** @typedef {import("./collections/share-of-work").Share} Share */

/** Names of the environment variables that select the engine and the shard and name the commit. @param {Options} options */
function variableNames({ variables = {} }) {
  return {
    engine: variables.engine ?? "EXPORT_KIT_ENGINE",
    shard: variables.shard ?? "EXPORT_KIT_SHARD",
    commit: variables.commit ?? "EXPORT_KIT_COMMIT",
  };
}

/**
 * Reads the settings of a build from the environment.
 *
 * @param {Options} options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ engine: "adapter" | "next", shard: Share | undefined }}
 * @throws {Error} that names a variable with an invalid value
 */
export function readSettings(options, env = process.env) {
  const names = variableNames(options);
  const engine = env[names.engine] || "adapter";
  if (engine !== "adapter" && engine !== "next")
    throw new Error(`${names.engine}: expected “adapter” or “next”, got “${engine}”`);
  const shard = parseShard(names.shard, env[names.shard]);
  if (shard && engine === "next")
    throw new Error(`${names.shard}: with ${names.engine}=next Next renders all pages; unset one of the two`);
  return { engine, shard };
}

/**
 * @param {string} name of the variable
 * @param {string | undefined} value such as `2/8`
 * @returns {Share | undefined} undefined for the whole site
 */
function parseShard(name, value) {
  if (!value) return undefined;
  const [, number = 0, count = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? []).map(Number);
  if (!number || number > count)
    throw new Error(
      `${name}: expected the number of a shard and the number of shards, such as 2/8, got “${value}”`,
    );
  return { number, count };
}

/**
 * The commit that a site is built from, for `/build.json`: that of the environment variable if it is set, as it has to be
 * where there is no repository: in a container, or in an unpacked archive.
 *
 * @param {string} root the project's root
 * @param {Options} options
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {string | undefined} hash, with `-dirty` if tracked files have been changed since; undefined if it is not known
 */
export function readCommit(root, options, env = process.env) {
  const named = env[variableNames(options).commit];
  if (named) return named;
  try {
    // Without tags, which would be named instead of the commit.
    const args = ["describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"];
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    // No repository, or no git.
    return undefined;
  }
}
