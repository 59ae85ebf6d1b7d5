import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { madeFiles, writeSite, type Files } from "../../../test/storage/made-site";
import { useServerPrograms } from "../../../test/storage/server-programs";
import { manifestOf } from "../../publishing/manifest";
import { lockServer } from "./run-on-server";
import { holdLock } from "./scripts";
import { deployToServer, type ServerDeployOptions } from "./deploy-to-server";
import { parseServerTarget } from "./server-target";

let home: string;
let end: () => void;
let minutes = 0;
beforeEach(() => {
  end = useServerPrograms();
  home = mkdtempSync(path.join(tmpdir(), "own server-"));
});
afterEach(() => {
  end();
  rmSync(home, { recursive: true, force: true });
});

const at = (...parts: string[]) => path.join(home, "site", ...parts);

/** Deploys files, or rolls back, as one minute after another. */
async function run(files: Files | undefined, options: Partial<ServerDeployOptions> = {}, host?: string) {
  const target = { host, folder: at() };
  const now = () => new Date(Date.UTC(2026, 10, 23, 12, (minutes += 1)));
  if (!files) return deployToServer(target, { site: undefined, now, ...options });
  const site = writeSite(files);
  try {
    return await deployToServer(target, { site, now, ...options });
  } finally {
    site.remove();
  }
}

const first = madeFiles({ pages: 12 });
const second = madeFiles({ pages: 12, release: "two" });
const third = madeFiles({ pages: 12, release: "three" });
const fourth = madeFiles({ pages: 12, release: "four" });
const scriptOf = (files: Files) => Object.keys(files).find((file) => files[file]!.startsWith("release("))!;

it("publishes a site by one link, and nothing if it is published", async () => {
  const plan = await run(first);
  expect(plan.upload).toHaveLength(Object.keys(first).length);
  expect([...manifestOf(at()).keys()]).toEqual(Object.keys(first).sort());
  const release = readFileSync(path.join(home, "site.releases", "previous"), "utf8");
  expect(await run(first)).toEqual({ upload: [], remove: [] });
  expect(readFileSync(path.join(home, "site.releases", "previous"), "utf8")).toBe(release);
});

it("keeps the assets of the two releases before, which open tabs ask for", async () => {
  for (const files of [first, second, third]) await run(files);
  for (const files of [first, second, third]) expect(existsSync(at(scriptOf(files)))).toBe(true);
  await run(fourth);
  expect([first, second, third, fourth].map((files) => existsSync(at(scriptOf(files))))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it("returns to the deploy before, and back", async () => {
  await run(first);
  await run(second);
  const served = () => readFileSync(at("index.txt"), "utf8");
  await run(undefined);
  expect(served()).toBe(first["index.txt"]);
  await run(undefined);
  expect(served()).toBe(second["index.txt"]);
});

it("deploys over ssh", async () => {
  await run(first, {}, "server");
  expect(readFileSync(at("index.html"), "utf8")).toBe(first["index.html"]);
});

it("changes nothing in a dry run", async () => {
  const plan = await run(first, { dryRun: true });
  expect(plan.upload).toContain("index.html");
  expect(existsSync(at())).toBe(false);
});

it("asks before it removes much, and obeys the number", async () => {
  await run(first);
  const few = madeFiles({ pages: 3 });
  await expect(run(few)).rejects.toMatchObject({ exitCode: 3, message: /--yes-delete 9/ });
  await run(few, { yesDelete: 9 });
  expect(existsSync(at("seo/3/page-3.html"))).toBe(false);
});

it("replaces a link of another tool", async () => {
  mkdirSync(path.join(home, "by-hand"));
  symlinkSync(path.join(home, "by-hand"), at());
  await run(first);
  expect(existsSync(at("index.html"))).toBe(true);
  await expect(run(undefined)).rejects.toThrow("no deploy to go back to");
});

it("leaves a folder alone", async () => {
  mkdirSync(at());
  await expect(run(first)).rejects.toThrow(/is a folder, not a link/);
});

it("waits for no other deploy, takes its lock on demand, and that of a killed one at once", async () => {
  await run(first);
  const target = { host: undefined, folder: at() };
  const release = await lockServer(target, false);
  await expect(run(second)).rejects.toMatchObject({
    exitCode: 4,
    message: /is running since 2.*--break-lock/,
  });
  await run(second, { breakLock: true });
  expect(existsSync(at(scriptOf(second)))).toBe(true);
  await release();
  const script = JSON.stringify(holdLock(at(), false));
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

it("uploads compressed files that were added after the first deploy, and says when they are gone", async () => {
  const compressed = { ...first, "index.html.br": "br" };
  await run(first);
  expect((await run(compressed)).upload).toEqual(["index.html.br"]);
  const lines: string[] = [];
  expect((await run(first, { log: (line) => lines.push(line) })).remove).toEqual([]);
  expect(lines.join()).toContain("has 1 compressed files, this one has none");
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

it.each([
  ["/srv/site/", { host: undefined, folder: "/srv/site" }],
  ["server:/srv/my site", { host: "server", folder: "/srv/my site" }],
  ["me@www.example.com:/srv/site", { host: "me@www.example.com", folder: "/srv/site" }],
  ["s3://bucket", undefined],
  ["s3:/bucket", undefined],
  ["srv/site", undefined],
  ["-oProxyCommand=x:/srv/site", undefined],
])("reads the target %s", (text, target) => {
  expect(parseServerTarget(text)).toEqual(target);
});

it.each(["/", "server:/", "/srv/../etc"])("refuses the folder %s", (text) => {
  expect(() => parseServerTarget(text)).toThrow("expected a folder such as");
});
