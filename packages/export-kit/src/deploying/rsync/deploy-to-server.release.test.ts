import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { temporaryFolder } from "../../../test/folder";
import { madeFiles, siteMaker, type Files } from "../../../test/storage/made-site";
import { useServerPrograms } from "../../../test/storage/server-programs";
import { manifestOf } from "../../publishing/manifest";
import { lockServer } from "./remote-shell";
import { holdLock } from "./release-scripts";
import { deployToServer, type ServerDeployOptions } from "./deploy-to-server";

const { at: inHome, read } = temporaryFolder();
const siteOf = siteMaker();
let end: () => void;
let minutes = 0;
beforeEach(() => (end = useServerPrograms()));
afterEach(() => end());

const at = (file = "") => inHome("site", file);
const served = (file: string) => read(`site/${file}`);

/** Deploys files, or rolls back, as one minute after another. */
function run(files: Files | undefined, options: Partial<ServerDeployOptions> = {}, host?: string) {
  const now = () => new Date(Date.UTC(2026, 10, 23, 12, (minutes += 1)));
  return deployToServer({ host, folder: inHome("site") }, { site: files && siteOf(files), now, ...options });
}

const first = madeFiles({ pages: 12 });
const second = madeFiles({ pages: 12, release: "two" });
const third = madeFiles({ pages: 12, release: "three" });
const fourth = madeFiles({ pages: 12, release: "four" });
const scriptOf = (files: Files) => Object.keys(files).find((file) => files[file]!.startsWith("release("))!;

it("publishes a site by one link, nothing if it is published, and nothing in a dry run", async () => {
  expect((await run(first, { dryRun: true })).upload).toContain("index.html");
  expect(existsSync(at())).toBe(false);
  const plan = await run(first);
  expect(plan.upload).toHaveLength(Object.keys(first).length);
  expect([...manifestOf(at()).keys()]).toEqual(Object.keys(first).sort());
  const release = read("site.releases/previous");
  expect(await run(first)).toEqual({ upload: [], remove: [] });
  expect(read("site.releases/previous")).toBe(release);
});

it("keeps the assets of the two releases before, which open tabs ask for", async () => {
  const all = [first, second, third, fourth];
  const kept = () => all.map((files) => existsSync(at(scriptOf(files))));
  for (const files of all.slice(0, 3)) await run(files);
  expect(kept()).toEqual([true, true, true, false]);
  await run(fourth);
  expect(kept()).toEqual([false, true, true, true]);
});

it("returns to the deploy before, and back, over ssh too", async () => {
  await run(first, {}, "server");
  await run(second);
  await run(undefined);
  expect(served("index.txt")).toBe(first["index.txt"]);
  await run(undefined);
  expect(served("index.txt")).toBe(second["index.txt"]);
});

it("asks before it removes much, and obeys the number", async () => {
  await run(first);
  const few = madeFiles({ pages: 3 });
  await expect(run(few)).rejects.toMatchObject({ exitCode: 3, message: /--yes-delete 9/ });
  await run(few, { yesDelete: 9 });
  expect(existsSync(at("seo/3/page-3.html"))).toBe(false);
});

it("asks before it removes anything under other settings, and obeys the number", async () => {
  const built = (pages: number, SCOPE: string) => siteOf(madeFiles({ pages }), { variables: { SCOPE } });
  await run(undefined, { site: built(12, "") });
  const refused = { exitCode: 3, message: expect.stringMatching(/now “leeds”.*--yes-delete 1$/) };
  await expect(run(undefined, { site: built(11, "leeds") })).rejects.toMatchObject(refused);
  await run(undefined, { site: built(11, "leeds"), yesDelete: 1 });
  await run(undefined, { site: built(10, "leeds") });
});

it("replaces a link of another tool, and leaves a folder alone", async () => {
  mkdirSync(at());
  await expect(run(first)).rejects.toThrow(/is a folder, not a link/);
  renameSync(at(), inHome("by-hand"));
  symlinkSync(inHome("by-hand"), inHome("site"));
  await run(first);
  expect(existsSync(at("index.html"))).toBe(true);
  await expect(run(undefined)).rejects.toThrow("no deploy to go back to");
});

it("waits for no other deploy, takes its lock on demand, and that of a killed one at once", async () => {
  await run(first);
  const target = { host: undefined, folder: inHome("site") };
  const release = await lockServer(target, false);
  await expect(run(second)).rejects.toMatchObject({
    exitCode: 4,
    message: /is running since 2.*--break-lock/,
  });
  await run(second, { breakLock: true });
  expect(existsSync(at(scriptOf(second)))).toBe(true);
  await release();
  const script = JSON.stringify(holdLock(target.folder, false));
  const holder = spawn(process.execPath, [
    "-e",
    `
    const child = require("child_process").spawn("sh", ["-s"], { stdio: ["pipe", "inherit", "inherit"] });
    child.stdin.write(${script});
  `,
  ]);
  await once(holder.stdout, "data");
  await expect(run(third)).rejects.toMatchObject({ exitCode: 4 });
  const closed = once(holder, "close");
  holder.kill("SIGKILL");
  await closed;
  await run(third);
});

it("says which files something else has changed", async () => {
  const files = { "index.html": "one", "404.html": "two" };
  await run(files);
  writeFileSync(at("index.html"), "other");
  await expect(run(files)).rejects.toMatchObject({ exitCode: 5, message: /index\.html/ });
});

it("releases the lock when it is stopped", async () => {
  const check = () => {
    throw new Error("stopped");
  };
  await expect(run(first, { check })).rejects.toThrow("stopped");
  expect(existsSync(at())).toBe(false);
  await run(first);
});
