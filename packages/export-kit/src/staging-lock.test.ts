import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { temporaryFolder } from "../test/folder";
import { LOCK, RELEASES } from "./paths.mjs";
import { lockStaging } from "./staging-lock.mjs";

const HELD = "EXPORT_KIT_LOCK";
const { at, write } = temporaryFolder();
const lock = () => lockStaging(at(), "a build");
const holder = (pid: number, host = hostname()) => JSON.stringify({ pid, host, work: "a merge" });
/** The process id of a process that has ended. */
const killed = spawnSync(process.execPath, ["--version"]).pid;
/** A program that locks, and what it does then. */
const program = (then: string) => [
  ...["--input-type=module", "-e"],
  `const { lockStaging } = await import(${JSON.stringify(path.resolve(__dirname, "staging-lock.mjs"))}); ${then}`,
];

beforeEach(() => void delete process.env[HELD]);
afterEach(() => void delete process.env[HELD]);

it("locks for all processes of one build until the first unlocks, and leaves nothing", () => {
  const unlock = lock();
  lock()();
  expect(existsSync(at(LOCK))).toBe(true);
  unlock();
  expect(readdirSync(at(RELEASES))).toEqual([]);
});

it("refuses a second process, and says which one is first, here or on a machine that cannot be asked", () => {
  write(LOCK, holder(process.ppid));
  expect(lock).toThrow(`a merge is under way here (process ${process.ppid} on ${hostname()})`);
  write(LOCK, holder(1, "elsewhere"));
  expect(lock).toThrow("on elsewhere");
});

it("takes over the lock of a process that was killed, and one that is cut off", () => {
  for (const left of [holder(killed), '{"pid":', ""]) {
    write(LOCK, left);
    lock()();
  }
});

it("unlocks when the process ends", () => {
  const args = program(`lockStaging(".", "a build"); process.exit(3)`);
  expect(spawnSync(process.execPath, args, { cwd: at() }).status).toBe(3);
  expect(existsSync(at(LOCK))).toBe(false);
});

it("lets only one of many processes take over the lock of a killed one", async () => {
  write(LOCK, holder(killed));
  // Each that gets the lock keeps it until all have tried.
  const args =
    program(`try { lockStaging(".", "a build"); console.log("locked"); } catch { console.log("refused"); }
    process.stdin.resume().on("end", () => process.exit());`);
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, args, { cwd: at(), stdio: "pipe" }),
  );
  const said = await Promise.all(
    children.map(
      ({ stdout }) => new Promise((resolve) => stdout.once("data", (text) => resolve(`${text}`.trim()))),
    ),
  );
  for (const child of children) child.stdin.end();
  await Promise.all(children.map((child) => new Promise((resolve) => child.once("close", resolve))));
  expect(said.filter((word) => word === "locked")).toHaveLength(1);
});

it("names the folder that it cannot write to", () => {
  write(RELEASES);
  expect(lock).toThrow(`a build cannot write to ${at(RELEASES)}: `);
});
