import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { LOCK, RELEASES } from "./paths.mjs";
import { lockStaging } from "./staging-lock.mjs";

const HELD = "EXPORT_KIT_LOCK";
let project: string;
const lockedBy = (holder: string) => {
  mkdirSync(path.join(project, RELEASES), { recursive: true });
  writeFileSync(path.join(project, LOCK), holder);
};
const holder = (pid: number, host = hostname()) => JSON.stringify({ pid, host, work: "a merge" });

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "lock-"));
  delete process.env[HELD];
});
afterEach(() => {
  delete process.env[HELD];
  rmSync(project, { recursive: true });
});

it("locks until it is unlocked, and leaves nothing", () => {
  const unlock = lockStaging(project, "a build");
  expect(existsSync(path.join(project, LOCK))).toBe(true);
  unlock();
  expect(readdirSync(path.join(project, RELEASES))).toEqual([]);
});

it("lets the processes of one build share its lock", () => {
  const unlock = lockStaging(project, "a build");
  lockStaging(project, "a build")();
  expect(existsSync(path.join(project, LOCK))).toBe(true);
  unlock();
});

it("refuses a second process, and says which one is first", () => {
  lockedBy(holder(process.ppid));
  expect(() => lockStaging(project, "a build")).toThrow(
    `a merge is under way here (process ${process.ppid} on ${hostname()})`,
  );
});

it("refuses if the first process runs on another machine, which cannot be asked", () => {
  lockedBy(holder(1, "elsewhere"));
  expect(() => lockStaging(project, "a build")).toThrow("on elsewhere");
});

it("takes over the lock of a process that was killed, and one that is cut off", () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  for (const left of [holder(pid), '{"pid":', ""]) {
    lockedBy(left);
    lockStaging(project, "a build")();
  }
});

it("unlocks when the process ends", () => {
  const lock = path.resolve(__dirname, "staging-lock.mjs");
  const script = `const { lockStaging } = await import(${JSON.stringify(lock)}); lockStaging(".", "a build"); process.exit(3)`;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: project });
  expect(status).toBe(3);
  expect(existsSync(path.join(project, LOCK))).toBe(false);
});

it("lets only one of many processes take over the lock of a killed one", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  lockedBy(holder(pid));
  const lock = path.resolve(__dirname, "staging-lock.mjs");
  // Each that gets the lock keeps it until all have tried.
  const script = `const { lockStaging } = await import(${JSON.stringify(lock)});
    try { lockStaging(".", "a build"); console.log("locked"); } catch { console.log("refused"); }
    process.stdin.resume().on("end", () => process.exit());`;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", script], { cwd: project, stdio: "pipe" }),
  );
  const said = await Promise.all(
    children.map(
      (child) =>
        new Promise<string>((resolve) => child.stdout.once("data", (text) => resolve(`${text}`.trim()))),
    ),
  );
  for (const child of children) child.stdin.end();
  await Promise.all(children.map((child) => new Promise((resolve) => child.once("close", resolve))));
  expect(said.filter((word) => word === "locked")).toHaveLength(1);
});
