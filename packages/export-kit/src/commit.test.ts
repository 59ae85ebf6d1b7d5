import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCommit } from "./commit.mjs";

let folder: string;
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "commit-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("names the commit, and whether files have been changed since", () => {
  writeFileSync(path.join(folder, "a.txt"), "a");
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=Ann", "-c", "user.email=ann@example.com", "commit", "--quiet", "--message", "a");
  // A tag must not take the place of the hash.
  git("tag", "v1");
  const hash = git("rev-parse", "HEAD").trim();
  expect(readCommit(folder, {}, {})).toBe(hash);
  writeFileSync(path.join(folder, "a.txt"), "b");
  expect(readCommit(folder, {}, {})).toBe(`${hash}-dirty`);
});

it("takes the commit from the variable, and knows none without a repository", () => {
  expect(readCommit(folder, {}, {})).toBeUndefined();
  expect(readCommit(folder, {}, { EXPORT_KIT_COMMIT: "abc" })).toBe("abc");
  expect(readCommit(folder, { variables: { commit: "COMMIT" } }, { COMMIT: "abc" })).toBe("abc");
});
