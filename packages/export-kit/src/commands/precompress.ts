import { readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { COMPRESSED_EXTENSIONS } from "../hosts/table";
import { OUT } from "../paths.mjs";
import { listTree } from "../publishing/manifest";

/** Bytes below which a file is not compressed: `gzip_min_length` in `hosts/nginx.ts`. */
const MIN_SIZE = 512;
/** Assets are compressed once and cached for a year. For pages, level 9 saves 3% over 6 and takes seven times as long. */
const BROTLI_LEVEL = { assets: 11, rest: 6 };

interface Work {
  /** Relative to the site's folder. */
  files: string[];
  /** Index of the next file, shared by all threads. */
  next: Int32Array;
}

const isAsset = (file: string) => file.startsWith("_next/static/");

function compress(file: string): void {
  const { mtime } = statSync(path.join(OUT, file));
  const content = readFileSync(path.join(OUT, file));
  if (content.length < MIN_SIZE) return;
  const level = isAsset(file) ? BROTLI_LEVEL.assets : BROTLI_LEVEL.rest;
  const forms = {
    br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
    gz: gzipSync(content, { level: 9 }),
  };
  for (const [extension, compressed] of Object.entries(forms)) {
    if (compressed.length >= content.length) continue;
    // Renamed when complete: a server must never send a partial file.
    const target = path.join(OUT, `${file}.${extension}`);
    writeFileSync(`${target}.new`, compressed);
    // Servers make their validators of the time: it changes with the contents only.
    utimesSync(`${target}.new`, mtime, mtime);
    renameSync(`${target}.new`, target);
  }
}

/**
 * `export-kit precompress`: writes `x.br` and `x.gz` beside the files of `out`, with one thread per core, for hosts that
 * send such files. `--assets` skips everything but `_next/static`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { assets: { type: "boolean" } } });
  const started = performance.now();
  const files = listTree(OUT)
    .filter((file) => COMPRESSED_EXTENSIONS.includes(path.extname(file).slice(1)))
    .filter((file) => !values.assets || isAsset(file));
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const work = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(__filename, { workerData: { files, next } satisfies Work });
      worker.once("error", reject).once("exit", resolve);
    });
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`${files.length} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (!isMainThread) {
  const { files, next } = workerData as Work;
  for (let file; (file = files[Atomics.add(next, 0, 1)]) !== undefined;) compress(file);
}
