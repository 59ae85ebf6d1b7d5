/** The Cloudflare Worker in workerd, the runtime of the edge, over an R2 bucket in memory. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { parse } from "yaml";
import { createCertificate } from "./certificate";
import { edgeFiles } from "./edge-files";
import type { ExportKitOptions } from "../../src/options";
import type { HostedSite, RunningHost } from "./host-kind";

/** Uploads at the same time. */
const PARALLEL = 16;

/** What is used of the bucket: its types come with those of the whole runtime, which would change Node's. */
interface Uploads {
  put(key: string, body: Uint8Array): Promise<unknown>;
}

export async function startWorker({ root, files, options }: HostedSite): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), "worker-"));
  const worker = readWorker(options);
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
    await upload(secure.runtime, root, files);
    return {
      target: {
        origin: `https://localhost:${secure.port}`,
        plainOrigin: `http://localhost:${plain.port}`,
        authority: readFileSync(certificate, "utf8"),
      },
      capabilities: {
        compressesOnTheFly: true,
        compressedFiles: false,
        brotliFiles: false,
        lowerCase: true,
        https: true,
        readsNetwork: false,
        textForFiles: true,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The Worker with the bindings of its configuration. JSON with comments is YAML, but for the comments' sign. */
function readWorker(options: ExportKitOptions): MiniflareOptions {
  const files = edgeFiles(options);
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

async function upload(runtime: Miniflare, root: string, files: readonly string[]): Promise<void> {
  const bucket = (await runtime.getR2Bucket("SITE")) as unknown as Uploads;
  const queue = files.values();
  const work = async () => {
    for (const file of queue)
      await bucket.put(file.slice(1), Uint8Array.from(await readFile(path.join(root, file))));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}
