/**
 * `npm run verify -- https://www.example.com [--all]`: whether a site is what the source says. Builds the commit that the
 * site names in `/build.json`, in a copy, and compares what the host serves with the manifest of that build. Settings of
 * the build, such as SITE_URL, come from the environment. Without a copy if `out/` is that build already.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { BUILD_FILE, OUT } from "../../../packages/export-kit/src/paths.mjs";
import { installPackages, run } from "./install.mjs";

const root = process.cwd();
const args = process.argv.slice(2);

// Ctrl+C ends the command that runs; then the copy is removed.
process.once("SIGINT", () => undefined);

try {
  const { positionals } = parseArgs({ args, options: { all: { type: "boolean" } }, allowPositionals: true });
  const served = await readBuild(positionals[0] ?? "");
  const commit = commitOf(served);
  const local = path.join(OUT, BUILD_FILE);
  if (existsSync(local) && readFileSync(local, "utf8") === served) compare();
  else buildCommit(commit, compare);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string} site its address @returns {Promise<string>} */
async function readBuild(site) {
  // Before anything is built.
  if (!URL.canParse(site) || new URL(site).pathname !== "/")
    throw new Error(
      `verify: expected an address without path such as https://www.example.com, got “${site}”`,
    );
  const response = await fetch(new URL(`/${BUILD_FILE}`, site)).catch((error) => {
    throw new Error(`${site} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (!response.ok) throw new Error(`${site} has nothing at /${BUILD_FILE}: it does not say what it is`);
  return response.text();
}

/** @param {string} build the text of `/build.json` @returns {string} a commit of this repository */
function commitOf(build) {
  // Whoever serves it chooses the text: nothing that git would take for an option.
  const [, commit, dirty] = /"commit":"([0-9a-f]{7,64})(-dirty)?"/.exec(build) ?? [];
  if (!commit) throw new Error(`/${BUILD_FILE} names no commit: ${build.trim().slice(0, 200)}`);
  if (dirty)
    throw new Error(
      `the site was built with changes that are in no commit, on ${commit}: nobody can build it again`,
    );
  if (spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { stdio: "ignore" }).status !== 0)
    throw new Error(
      `/${BUILD_FILE} names a commit that this repository does not have: ${commit}. Run “git fetch”`,
    );
  return commit;
}

/** With the command of this commit: an older one may have none. */
function compare() {
  const program = path.join(root, "node_modules/export-kit/bin/export-kit.mjs");
  const { status } = spawnSync(process.execPath, [program, "verify", ...args], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

/** Builds a commit in a folder of its own, and calls `then` there. @param {string} commit @param {() => void} then */
function buildCommit(commit, then) {
  const folder = mkdtempSync(path.join(tmpdir(), "verify-"));
  try {
    execFileSync("git", ["worktree", "add", "--detach", folder, commit], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    process.chdir(folder);
    installPackages();
    run("npm", ["run", "build"]);
    then();
  } finally {
    process.chdir(root);
    rmSync(folder, { recursive: true, force: true });
    execFileSync("git", ["worktree", "prune"]);
  }
}
