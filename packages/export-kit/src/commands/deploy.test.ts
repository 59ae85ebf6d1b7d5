import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../test/folder";
import { madeFiles, type Files, type MadeSiteOptions } from "../../test/storage/made-site";
import { startS3Server, type S3Server, type S3ServerOptions } from "../../test/storage/s3-server";
import { manifestOf, writeManifest } from "../publishing/manifest";
import { run as runHere } from "./deploy";

const PROJECT = path.join(__dirname, "../../../..");
const TO = "s3://site/www";
const COMMAND = path.join(__dirname, "../../bin/export-kit.mjs");
const { at, read, write } = temporaryFolder();
let server: S3Server | undefined;

async function start(options?: S3ServerOptions): Promise<void> {
  server = await startS3Server(options);
}
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Writes a site where a build would. */
function build(options?: MadeSiteOptions): Files {
  const files = madeFiles({ pages: 20, ...options });
  rmSync(at("out"), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) write(`out/${file}`, text);
  write(".releases/build.json", JSON.stringify({ variables: {} }));
  writeManifest(at(".releases/manifest.txt"), manifestOf(at("out")));
  return files;
}

/** Exit code, null if killed, and output. */
type Ended = [code: number | null, output: string];
type Kill = (signal: NodeJS.Signals) => void;

/** Runs the command as a process. @param onStart called with it */
function run(to: string, onStart: (kill: Kill) => void = () => {}): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...server!.env, BUILD_ROOT: at() };
    const child = spawn(process.execPath, [COMMAND, "deploy", "--to", to], { cwd: PROJECT, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text));
    child.on("close", (code) => resolve([code, output]));
    onStart((signal) => child.kill(signal));
  });
}

it("refuses a second deploy at once, stops when it is told to, continues from there, and lists what to purge", async () => {
  let stop: Kill | undefined;
  let other: Promise<Ended> | undefined;
  let pages = 0;
  await start({
    async intercept(method, key) {
      if (method !== "PUT" || !/^www\/seo\/.*\.html$/.test(key)) return undefined;
      // The first deploy waits with a page in its hands until the second one has ended.
      if (stop && (pages += 1) === 6) await (other ??= run(TO).finally(() => stop?.("SIGINT")));
      return undefined;
    },
  });
  const files = build();
  const stopped = await run(TO, (killer) => (stop = killer));
  expect(await other).toEqual([4, expect.stringContaining("another deploy is running on")]);
  expect(stopped).toEqual([130, expect.stringContaining("stopped. Run the same command again")]);
  expect(server!.keys()).not.toContain("www/.deploy/lock.json");
  stop = undefined;
  const [code, output] = await run(TO);
  expect([code, output]).toEqual([0, expect.stringMatching(/continuing from there[^]*deploy 1 published/)]);
  expect(output).not.toContain(server!.env.AWS_SECRET_ACCESS_KEY);
  expect(server!.read("www/seo/1/page-1.html")).toBe(files["seo/1/page-1.html"]);
  expect(server!.keys().every((key) => key.startsWith("www/"))).toBe(true);
  expect(read(".releases/purge.txt")).toContain("/seo/1/page-1\n");
});

it("refuses arguments", async () => {
  for (const [message, args] of [
    ["--to: expected s3://bucket", "--to site"],
    ["--parallel: expected a whole number", "--to s3://site --parallel x"],
  ] as const)
    await expect(runHere(args.split(" "), {})).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(message),
    });
});
