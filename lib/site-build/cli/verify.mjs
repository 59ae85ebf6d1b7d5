/**
 * `npm run verify -- https://www.example.com [--all]`: whether a site is what the source says. Builds the commit that the
 * site names in `/build.json`, in a copy, and compares what the host serves with the manifest of that build. Settings of
 * the build, such as SITE_URL, come from the environment. Without a copy if `out/` is that build already.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUILD_FILE, OUT } from "../../../packages/export-kit/src/paths.mjs";
import { installPackages, run } from "./install.mjs";

const root = process.cwd();
const args = process.argv.slice(2);
const address = args.find((arg) => !arg.startsWith("--")) ?? "";

try {
  const served = await readBuild(address);
  const local = path.join(OUT, BUILD_FILE);
  if (existsSync(local) && readFileSync(local, "utf8") === served) compare();
  else buildCommit(commitOf(served), compare);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string} site its address @returns {Promise<string>} */
async function readBuild(site) {
  if (!URL.canParse(site))
    throw new Error(`verify: expected an address such as https://www.example.com, got “${site}”`);
  const response = await fetch(new URL(`/${BUILD_FILE}`, site)).catch((error) => {
    throw new Error(`${site} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (!response.ok) throw new Error(`${site} has nothing at /${BUILD_FILE}: it does not say what it is`);
  return response.text();
}

/** @param {string} build the text of `/build.json` @returns {string} */
function commitOf(build) {
  const commit = /"commit":"([^"]+)"/.exec(build)?.[1];
  if (!commit) throw new Error(`/${BUILD_FILE} names no commit: ${build.slice(0, 200)}`);
  if (commit.endsWith("-dirty"))
    throw new Error(`the site was built with changes that are in no commit: ${commit}`);
  return commit;
}

function compare() {
  // Of this commit: an older one may have no such command.
  run(process.execPath, [path.join(root, "node_modules/export-kit/bin/export-kit.mjs"), "verify", ...args]);
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
