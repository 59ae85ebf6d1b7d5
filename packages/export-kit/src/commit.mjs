// @ts-check
import { execFileSync } from "node:child_process";
import { variableNames } from "./settings.mjs";

/**
 * The commit that a site is built from, for `/build.json`: that of the environment variable if it is set, as it has to be
 * where there is no repository: in a container, or in an unpacked archive.
 *
 * @param {string} root the project's root
 * @param {import("./options").ExportKitOptions} options
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
