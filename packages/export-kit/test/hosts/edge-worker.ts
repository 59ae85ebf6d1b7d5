/** The Cloudflare Worker in workerd, the runtime of the edge, over an R2 bucket in memory. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { parse } from "yaml";
import { eachInParallel } from "../../src/each-in-parallel";
import type { ExportKitOptions } from "../../src/options";
import { createCertificate } from "./certificate";
import { EDGE, type HostedSite, type RunningHost } from "./host-kind";

const COMMAND = path.resolve("node_modules/export-kit/bin/export-kit.mjs");
const FILES = ["worker.js", "wrangler.jsonc", "cloudfront.yaml"] as const;
type EdgeFiles = Record<(typeof FILES)[number], string>;

/** Writes the configurations as an operator does, and returns the texts of those for edges. */
export function edgeFiles(options: ExportKitOptions): EdgeFiles {
  const folder = mkdtempSync(path.join(tmpdir(), "edge-files-"));
  try {
    writeFileSync(path.join(folder, "export-kit.config.mjs"), `export default ${JSON.stringify(options)}`);
    execFileSync(process.execPath, [COMMAND, "hosts", "--to", folder], { cwd: folder });
    const texts = FILES.map((name) => [name, readFileSync(path.join(folder, "edge", name), "utf8")]);
    return Object.fromEntries(texts) as EdgeFiles;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is used of the bucket: its types come with those of the whole runtime, which would change Node's. */
interface Uploads {
  put(key: string, body: Uint8Array): Promise<unknown>;
}

export async function startWorker({ root, files, options }: HostedSite): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), "worker-"));
  const worker = readWorker(edgeFiles(options));
  const started: Miniflare[] = [];
  const stop = async () => {
    await Promise.all(started.map((each) => each.dispose()));
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (more: Partial<MiniflareOptions>) => {
    const runtime = new Miniflare({ ...worker, ...more } as MiniflareOptions);
    started.push(runtime);
    return { runtime, port: (await runtime.ready).port };
  };
  try {
    const { certificate, key } = createCertificate(folder);
    const https = { https: true, httpsCertPath: certificate, httpsKeyPath: key };
    const [secure, plain] = await Promise.all([start(https), start({})]);
    const bucket = (await secure.runtime.getR2Bucket("SITE")) as unknown as Uploads;
    await eachInParallel(files, 16, async (file) => {
      await bucket.put(file.slice(1), Uint8Array.from(readFileSync(path.join(root, file))));
    });
    return {
      target: {
        origin: `https://localhost:${secure.port}`,
        plainOrigin: `http://localhost:${plain.port}`,
        authority: readFileSync(certificate, "utf8"),
      },
      capabilities: EDGE,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the Worker of written configurations over https, and returns its bucket, which is empty. */
export async function runWorker(
  files: Parameters<typeof readWorker>[0],
  { certificate, key, port }: { certificate: string; key: string; port: number },
): Promise<{ bucket: Uploads; stop: () => Promise<void> }> {
  const https = { https: true, httpsCertPath: certificate, httpsKeyPath: key, port };
  const runtime = new Miniflare({ ...readWorker(files), ...https } as MiniflareOptions);
  const bucket = (await runtime.getR2Bucket("SITE")) as unknown as Uploads;
  return { bucket, stop: () => runtime.dispose() };
}

/** The Worker with the bindings of its configuration. JSON with comments is YAML, but for the comments' sign. */
function readWorker(files: Pick<EdgeFiles, "worker.js" | "wrangler.jsonc">): MiniflareOptions {
  const config = parse(files["wrangler.jsonc"].replaceAll(/^\/\//gm, "#"));
  return {
    modules: true,
    script: files["worker.js"],
    compatibilityDate: config.compatibility_date,
    r2Buckets: config.r2_buckets.map(({ binding }: { binding: string }) => binding),
    bindings: config.vars,
    host: "127.0.0.1",
    port: 0,
    // Otherwise it would ask Cloudflare where this machine is.
    cf: false,
  };
}
