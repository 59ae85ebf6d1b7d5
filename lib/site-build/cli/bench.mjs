/**
 * `npm run bench`: how fast the landing pages are rendered and written to memory and to a disk, and by Next's own engine, on
 * the same content in one run. Prints a table and writes bench/results.json.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundle, bundleEngine } from "../../../packages/export-kit/src/bundle.mjs";
import { SHELLS } from "../../../packages/export-kit/src/paths.mjs";
import options from "../../../export-kit.config.mjs";
import { measureNextEngine } from "../bench/next-engine.mjs";
import { run } from "./install.mjs";

const root = process.cwd();
/** A file system in memory; elsewhere than on Linux the system's temporary folder has to do. */
const memory = path.join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "clydeline-bench");
const disk = path.join(root, "bench");

const shells = path.join(root, SHELLS);
if (!existsSync(shells)) run("npx", ["next", "build"]);
const measures = await bundle(root, "lib/site-build/bench/measure.ts");
const [landing] = options.collections;
const writerOf = (module, name) =>
  bundleEngine(root, { ...options, collections: [{ ...landing, module }] }, name);
const writer = await writerOf(landing.module, "bench-writer");
const synthetic = await writerOf("lib/site-build/bench/synthetic-collection.ts", "bench-synthetic");

/** Measures the writer in a process of its own. */
function measure(input) {
  const program = `require(process.argv[1]).measureWriter(${JSON.stringify({ shells, ...input })})
    .then((result) => console.log(JSON.stringify(result)))`;
  if (input.target) rmSync(input.target, { recursive: true, force: true });
  const output = execFileSync(process.execPath, ["-e", program, measures], { encoding: "utf8" });
  return JSON.parse(output.trim().split("\n").at(-1));
}

const inMemory = { bundle: writer, target: path.join(memory, "pages") };
// A virtual machine is given memory at its first use, which takes longer than the copying: the second time counts.
measure(inMemory);
const results = {
  "written to memory": measure(inMemory),
  "written to the disk": measure({ bundle: writer, target: path.join(disk, "pages") }),
  rendered: measure({ bundle: writer }),
  "rendered, ten times the cities": measure({ bundle: synthetic }),
  "Next's own engine, to memory": measureNextEngine(path.join(memory, "project")),
};
rmSync(memory, { recursive: true, force: true });
rmSync(path.join(disk, "pages"), { recursive: true });
const rows = Object.entries(results).map(([landingPages, { pages, seconds, peakMemory }]) => ({
  "landing pages": landingPages,
  pages,
  seconds: seconds.toFixed(1),
  "a second": Math.round(pages / seconds),
  "peak GB": peakMemory && (peakMemory / 1e9).toFixed(2),
}));
console.table(rows);
mkdirSync(disk, { recursive: true });
writeFileSync(path.join(disk, "results.json"), `${JSON.stringify(results, undefined, 2)}\n`);
