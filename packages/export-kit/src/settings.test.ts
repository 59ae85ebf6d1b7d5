import { execFileSync } from "node:child_process";
import { temporaryFolder } from "../test/folder";
import { readCommit, readSettings } from "./settings.mjs";

const read = (env: Record<string, string>) =>
  readSettings({ variables: { engine: "E", shard: "S" } }, env as NodeJS.ProcessEnv);

it("reads the engine and the shard, by default the adapter and the whole site", () => {
  for (const env of [{}, { E: "", S: "" }] as Record<string, string>[])
    expect(read(env)).toEqual({ engine: "adapter", shard: undefined });
  expect(read({ E: "next" })).toEqual({ engine: "next", shard: undefined });
  expect(read({ S: "2/8" }).shard).toEqual({ number: 2, count: 8 });
  expect(read({ S: "1/1" }).shard).toEqual({ number: 1, count: 1 });
  const env = { EXPORT_KIT_ENGINE: "next" } as unknown as NodeJS.ProcessEnv;
  expect(readSettings({}, env).engine).toBe("next");
});

it("refuses an unknown engine, a shard with the engine next, and what is no shard", () => {
  expect(() => read({ E: "webpack" })).toThrow("E: expected “adapter” or “next”, got “webpack”");
  expect(() => read({ E: "next", S: "1/2" })).toThrow("S: with E=next Next renders all pages");
  for (const shard of ["2", "0/8", "9/8", "2/0", "-1/8", "1.5/8", "2/8/1", "two/8", " 2/8"])
    expect(() => read({ S: shard })).toThrow(
      `S: expected the number of a shard and the number of shards, such as 2/8, got “${shard}”`,
    );
});

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
