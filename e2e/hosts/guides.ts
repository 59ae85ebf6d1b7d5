/**
 * Follows the guides of a deploy as a reader does, command by command, twice: with the site that the sample was before,
 * and with the sample: `npm run test:release -- --only guides`. The commands are those of the guides.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { RESULTS, SAMPLE } from "@/lib/site-build/cli/test-steps.mjs";
import { eachInParallel } from "../../packages/export-kit/src/each-in-parallel";
import { listTree, manifestOf, writeManifest } from "../../packages/export-kit/src/publishing/manifest";
import { createCertificate } from "../../packages/export-kit/test/hosts/certificate";
import { runWorker } from "../../packages/export-kit/test/hosts/edge-worker";
import { findNginx, freePort, runNginx } from "../../packages/export-kit/test/hosts/servers";
import type { CheckResult } from "../check-result";
import { copyTree, removeTree, runInGroup } from "../project-copy";
import { reportChecks } from "../report.mjs";
import { sampleSite } from "./site-cases";
import { commandsOf, guideSteps, OUTSIDE, withValues } from "./guide-commands";

/** BUILD_ROOT of the reader. */
const ROOT = path.join(RESULTS, "guides");

type Environment = Record<string, string>;
type Stop = () => Promise<unknown>;

interface Reader {
  /** What a reader replaces in the commands. */
  values: Environment;
  /** Starts the host with the configuration that the guide wrote. */
  serve: () => Promise<Stop>;
  env: Environment;
}

export async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "guides-"));
  try {
    const unused = OUTSIDE.filter(
      ([pattern]) => !["deploy.md", "host.md"].flatMap(commandsOf).some((command) => pattern.test(command)),
    );
    const problems = unused.map(([pattern]) => `${pattern} matches no command`);
    const note = OUTSIDE.map(([pattern, reason]) => `${pattern.source} ${reason}`).join("; ");
    const known = { name: "every command that is not followed is in a guide", problems, note };
    reportChecks([known, ...(await followDeploy(folder)), ...(await followHost(folder))], process.argv[2]);
  } finally {
    removeTree(ROOT);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** deploy.md, with the trial storage and the Worker in workerd. */
async function followDeploy(folder: string): Promise<CheckResult[]> {
  const { storage, bucket, env } = await startStorage();
  const port = await freePort();
  const { certificate, key } = createCertificate(folder);
  const values = {
    "https://<account>.r2.cloudflarestorage.com": env.AWS_ENDPOINT_URL!,
    "AWS_REGION=auto": `AWS_REGION=${env.AWS_REGION}`,
    "AWS_ACCESS_KEY_ID=…": `AWS_ACCESS_KEY_ID=${env.AWS_ACCESS_KEY_ID}`,
    "AWS_SECRET_ACCESS_KEY=…": `AWS_SECRET_ACCESS_KEY=${env.AWS_SECRET_ACCESS_KEY}`,
    "my-bucket": bucket,
    "www.example.com": `localhost:${port}`,
  };
  const serve = async () => {
    const read = (name: string) => readFileSync(path.join(ROOT, ".releases/hosts/edge", name), "utf8");
    const files = { "worker.js": read("worker.js"), "wrangler.jsonc": read("wrangler.jsonc") };
    const served = await runWorker(files, { certificate, key, port });
    // What check:host asks for: all would take a minute each time.
    await eachInParallel(sampleSite(path.join(ROOT, "out")).files, 16, async (file) => {
      const stored = await fetch(`${env.AWS_ENDPOINT_URL}/${bucket}${encodeURI(file)}`);
      const body = new Uint8Array(await stored.arrayBuffer());
      if (stored.ok) await served.bucket.put(file.slice(1), body);
    });
    return served.stop;
  };
  try {
    const reader = { values, serve, env: { NODE_EXTRA_CA_CERTS: certificate } };
    return [...(await follow("deploy.md", reader, true)), ...(await follow("deploy.md", reader, false))];
  } finally {
    await end(storage);
  }
}

/** host.md, with a folder of this machine as the server, nginx and rsync. Files are compressed for the second deploy only. */
async function followHost(folder: string): Promise<CheckResult[]> {
  const name = "host.md";
  const { file, modules, missing: ofNginx } = findNginx();
  const missing = ofNginx ?? (spawnSync("rsync", ["--version"]).error ? "rsync" : undefined);
  if (!file || missing) return [{ name, problems: [], skipped: true, note: `${missing} is not installed` }];
  const [plain, port] = [await freePort(), await freePort()];
  const { certificate, key } = createCertificate(folder);
  const site = path.join(folder, "site");
  const ports = `--listen 127.0.0.1:${plain} --listen-https 127.0.0.1:${port}`;
  const values = {
    "user@www.example.com:/srv/site": site,
    "/srv/site": site,
    "--https": `--https --certificate ${certificate} --key ${key} ${ports}`,
    "https://www.example.com": `https://localhost:${port}`,
    "www.example.com": `localhost:${port}`,
  };
  const serve = () =>
    runNginx(file, {
      config: path.resolve(ROOT, ".releases/hosts/nginx.conf"),
      modules,
      port,
      folder: mkdtempSync(path.join(folder, "nginx-")),
    });
  const reader = { values, serve, env: { NODE_EXTRA_CA_CERTS: certificate } };
  const followed = [...(await follow(name, reader, true)), ...(await follow(name, reader, false))];
  const compressed = (root: string) => listTree(root).filter((each) => each.endsWith(".br"));
  const [made, arrived] = [path.join(ROOT, "out"), site].map((root) => compressed(realpathSync(root)));
  const problems = made!.length > 0 ? made!.filter((each) => !arrived!.includes(each)) : ["there are none"];
  return [...followed, { name: `${name}: files compressed after a first deploy arrive`, problems }];
}

/** Runs the steps of a guide until one does not end as the guide says. */
async function follow(
  guide: string,
  { values, serve, env }: Reader,
  isFirst: boolean,
): Promise<CheckResult[]> {
  makeSite(isFirst);
  const checks: CheckResult[] = [];
  const exports: string[] = [];
  for (const { command, code } of guideSteps(commandsOf(guide), isFirst)) {
    const name = `${guide}, ${isFirst ? "first" : "next"} deploy: ${command}`;
    const line = withValues(command, values);
    console.log(`$ ${line}`);
    const stop = command.includes("check:host") ? await serve() : undefined;
    const { code: actual, output } = await runInGroup(
      ["sh", "-ec", [...exports, line].join("\n")],
      process.cwd(),
      { ...env, BUILD_ROOT: ROOT },
    ).finally(() => stop?.());
    if (command.startsWith("export ")) exports.push(line);
    const expected = code(output);
    const problems =
      actual === expected ? [] : [`exit ${actual} instead of ${expected}`, ...output.split("\n")];
    checks.push({ name, problems });
    if (problems.length > 0) break;
  }
  return checks;
}

/** Copies the sample; before its first deploy it had another home page. */
function makeSite(isFirst: boolean): void {
  removeTree(ROOT);
  copyTree(SAMPLE, ROOT, "-pP");
  if (!isFirst) return;
  const out = realpathSync(path.join(ROOT, "out"));
  appendFileSync(path.join(out, "index.html"), "<!-- another -->");
  writeManifest(path.join(out, "../manifest.txt"), manifestOf(out));
}

/** `npm run storage`, and what it says to paste. */
async function startStorage(): Promise<{ storage: ChildProcess; bucket: string; env: Environment }> {
  // A process group of its own: npm passes no signal on.
  const storage = spawn("npm", ["run", "storage"], { detached: true, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const text of storage.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    output += text;
    const env = Object.fromEntries(
      [...output.matchAll(/^export (\w+)=(.+)\n/gm)].map(([, name, value]) => [name, value]),
    );
    const [, bucket] = /s3:\/\/([\w-]+)/.exec(output) ?? [];
    if (bucket && Object.keys(env).length === 4) return { storage, bucket, env };
  }
  throw new Error(`npm run storage ended:\n${output}`);
}

function end(child: ChildProcess): Promise<unknown> {
  const closed = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid!, "SIGTERM");
  return closed;
}
