// @ts-check
import { readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { COMPRESSED_EXTENSIONS } from "../hosts/table.mjs";
import { OUT } from "../paths.mjs";

/** Bytes below which a file is not compressed: `gzip_min_length` in `hosts/nginx.ts`. */
const MIN_SIZE = 512;
/** Assets are compressed once and cached for a year. For pages, level 9 saves 3% over 6 and takes seven times as long. */
const BROTLI_LEVEL = { assets: 11, rest: 6 };

/**
 * @param {string[]} files relative to the site's folder
 * @param {SharedArrayBuffer} next index of the next file, shared by all threads
 */
function compressAll(files, next) {
  const counter = new Int32Array(next);
  for (;;) {
    const file = files[Atomics.add(counter, 0, 1)];
    if (file === undefined) return;
    compress(file);
  }
}

/** @param {string} file relative to the site's folder */
function compress(file) {
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

/** @param {string} file */
const isAsset = (file) => file.startsWith("_next/static/");

/**
 * `export-kit precompress`: writes `x.br` and `x.gz` beside the files of `out`, with one thread per core, for hosts that
 * send such files. `--assets` skips everything but `_next/static`.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const onlyAssets = args.includes("--assets");
  const started = performance.now();
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((file) => COMPRESSED_EXTENSIONS.includes(path.extname(file).slice(1)))
    .filter((file) => !onlyAssets || isAsset(file));
  const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const threads = Array.from(
    { length: availableParallelism() },
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { files, next } });
        worker.once("error", reject).once("exit", resolve);
      }),
  );
  await Promise.all(threads);
  console.log(`${files.length} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (!isMainThread) compressAll(workerData.files, workerData.next);
