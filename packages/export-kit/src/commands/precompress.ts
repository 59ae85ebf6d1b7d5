import { readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { eachInParallel } from "../each-in-parallel";
import { isCompressible, MIN_COMPRESSED_BYTES } from "../hosts/table";
import { OUT } from "../paths.mjs";
import { listTree } from "../publishing/manifest";

/** Assets are compressed once and cached for a year. For pages, level 9 saves 3% over 6 and takes seven times as long. */
const BROTLI_LEVEL = { assets: 11, rest: 6 };

const brotli = promisify(brotliCompress);
const zip: (content: Buffer, options: { level: number }) => Promise<Buffer> = promisify(gzip);

const isAsset = (file: string) => file.startsWith("_next/static/");

/**
 * `export-kit precompress`: writes `x.br` and `x.gz` beside the files of `out`, for hosts that send such files. `--assets`
 * skips everything but `_next/static`. Node compresses in its pool of four threads, which UV_THREADPOOL_SIZE enlarges.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { assets: { type: "boolean" } } });
  const started = performance.now();
  const files = listTree(OUT).filter((file) => isCompressible(file) && (!values.assets || isAsset(file)));
  await eachInParallel(files, 2 * availableParallelism(), compress);
  console.log(`${files.length} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** @param file relative to the site's folder */
async function compress(file: string): Promise<void> {
  const { mtime } = await stat(path.join(OUT, file));
  const content = await readFile(path.join(OUT, file));
  if (content.length < MIN_COMPRESSED_BYTES) return;
  const level = isAsset(file) ? BROTLI_LEVEL.assets : BROTLI_LEVEL.rest;
  const forms = {
    br: await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
    gz: await zip(content, { level: 9 }),
  };
  for (const [extension, compressed] of Object.entries(forms)) {
    if (compressed.length >= content.length) continue;
    // Renamed when complete: a server must never send a partial file.
    const target = path.join(OUT, `${file}.${extension}`);
    await writeFile(`${target}.new`, compressed);
    // Servers make their validators of the time: it changes with the contents only.
    await utimes(`${target}.new`, mtime, mtime);
    await rename(`${target}.new`, target);
  }
}
