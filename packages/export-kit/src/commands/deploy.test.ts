import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { madeFiles, type Files, type MadeSiteOptions } from "../../test/storage/made-site";
import { startS3Server, type S3Server, type S3ServerOptions } from "../../test/storage/s3-server";
import { manifestOf, writeManifest } from "../publishing/manifest";
import { run as runHere } from "./deploy";

const PROJECT = path.join(__dirname, "../../../..");
const COMMAND = path.join(__dirname, "../../bin/export-kit.mjs");

let server: S3Server | undefined;
let buildRoot: string;

async function start(options?: S3ServerOptions): Promise<void> {
  server = await startS3Server(options);
  buildRoot = mkdtempSync(path.join(tmpdir(), "deploy-command-"));
}

afterEach(async () => {
  if (!server) return;
  await server.stop();
  server = undefined;
  rmSync(buildRoot, { recursive: true, force: true });
});

/** Writes a site where a build would. */
function build(options?: MadeSiteOptions): Files {
  const files = madeFiles(options);
  const out = path.join(buildRoot, "out");
  rmSync(out, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  }
  mkdirSync(path.join(buildRoot, ".releases"), { recursive: true });
  writeManifest(path.join(buildRoot, ".releases/manifest.txt"), manifestOf(out));
  writeFileSync(path.join(buildRoot, ".releases/build.json"), JSON.stringify({ variables: {} }));
  return files;
}

interface Ended {
  /** Exit code; null if killed. */
  code: number | null;
  output: string;
}

/** Runs the command as a process. @param onStart called with it */
function run(
  args: string[],
  onStart: (kill: (signal: NodeJS.Signals) => void) => void = () => {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...server!.env, BUILD_ROOT: buildRoot };
    const child = spawn(process.execPath, [COMMAND, "deploy", ...args], { cwd: PROJECT, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text));
    child.on("close", (code) => resolve({ code, output }));
    onStart((signal) => child.kill(signal));
  });
}

it("deploys below a prefix, continues after a kill, and lists the addresses to purge", async () => {
  let kill: ((signal: NodeJS.Signals) => void) | undefined;
  // The second release is killed when it has uploaded some of its pages.
  let pages = 0;
  await start({
    onAnswer: (method, key) => {
      if (kill && method === "PUT" && /^www\/seo\/.*\.html$/.test(key) && (pages += 1) === 12)
        kill("SIGKILL");
    },
  });
  const to = ["--to", "s3://site/www"];
  build({ release: "one" });
  const first = await run(to);
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining("deploy 1 published") });
  expect(first.output).not.toContain(server!.env.AWS_SECRET_ACCESS_KEY);

  const files = build({ release: "two" });
  expect(await run(to, (killer) => (kill = killer))).toMatchObject({ code: null });
  kill = undefined;
  const second = await run(to);
  expect(second).toMatchObject({ code: 0, output: expect.stringContaining("continuing from there") });
  expect(server!.read("www/seo/1/page-1.html")).toBe(files["seo/1/page-1.html"]);
  expect(server!.keys().every((key) => key.startsWith("www/"))).toBe(true);
  // An unchanged deploy does not empty the list: the CDN may not have been purged yet.
  expect(await run(to)).toMatchObject({ code: 0, output: expect.stringContaining("nothing to upload") });
  const purge = readFileSync(path.join(buildRoot, ".releases/purge.txt"), "utf8").split("\n");
  expect(purge).toEqual(expect.arrayContaining(["/", "/index.txt", "/seo/1/page-1"]));
});

it("refuses the second of two deploys at once, and releases the lock when it is interrupted", async () => {
  let stop: ((signal: NodeJS.Signals) => void) | undefined;
  let second: Promise<Ended> | undefined;
  await start({
    // The first deploy waits with a page in its hands until the second one has ended.
    async intercept(method, key) {
      if (!stop || method !== "PUT" || !key.startsWith("seo/")) return undefined;
      second ??= run(["--to", "s3://site"]).finally(() => stop?.("SIGINT"));
      await second;
      return undefined;
    },
  });
  build();
  const first = await run(["--to", "s3://site"], (killer) => (stop = killer));
  expect(await second).toMatchObject({
    code: 4,
    output: expect.stringContaining("another deploy is running on"),
  });
  expect(first).toMatchObject({
    code: 130,
    output: expect.stringContaining("stopped. Run the same command again"),
  });
  expect(server!.keys()).not.toContain(".deploy/lock.json");
});

it("says that there is no such bucket", async () => {
  await start();
  build({ pages: 2 });
  expect(await run(["--to", "s3://missing"])).toMatchObject({
    code: 1,
    output: expect.stringContaining("there is no such bucket. Create it, or check --to"),
  });
});

it.each([
  ["--to: expected s3://bucket", ["--to", "site"]],
  ["--parallel: expected a whole number", ["--to", "s3://site", "--parallel", "x"]],
  ["--what", ["--to", "s3://site", "--what"]],
])("refuses arguments: %s", async (message, args) => {
  await expect(runHere(args, {})).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining(message),
  });
});
