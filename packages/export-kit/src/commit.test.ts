import { execFileSync } from "node:child_process";
import { temporaryFolder } from "../test/folder";
import { readCommit } from "./commit.mjs";

const { at, write } = temporaryFolder();
const git = (...args: string[]) => execFileSync("git", args, { cwd: at(), encoding: "utf8", stdio: "pipe" });

it("names the commit, and whether files have been changed since", () => {
  write("a.txt", "a");
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=Ann", "-c", "user.email=ann@example.com", "commit", "--quiet", "--message", "a");
  // A tag must not take the place of the hash.
  git("tag", "v1");
  const hash = git("rev-parse", "HEAD").trim();
  expect(readCommit(at(), {}, {})).toBe(hash);
  write("a.txt", "b");
  expect(readCommit(at(), {}, {})).toBe(`${hash}-dirty`);
});

it("takes the commit from the variable, and knows none without a repository", () => {
  expect(readCommit(at(), {}, {})).toBeUndefined();
  expect(readCommit(at(), {}, { EXPORT_KIT_COMMIT: "abc" })).toBe("abc");
  expect(readCommit(at(), { variables: { commit: "COMMIT" } }, { COMMIT: "abc" })).toBe("abc");
});
