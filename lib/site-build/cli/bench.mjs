/**
 * `npm run bench`: how fast the landing pages are written, against the disk and against Next's own
 * engine, on the same content in one run. Prints a table and writes bench/results.json.
 */
import { fork } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
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
/**
 * Both are measured, for the writer and for the raw writing alike. Ext4 gives the inode of a removed file away
 * again only after up to six minutes and looks past such inodes one by one: to create files takes three
 * times as long until then. It is so wherever the site before was removed just now.
 */
const STATES = ["at rest", "after a removal"];

const shells = path.join(root, SHELLS);
if (!existsSync(shells)) run("npx", ["next", "build"]);
const measures = await bundle(root, "lib/site-build/bench/measure.ts");
const [landing] = options.collections;
const writerOf = (module, name) =>
  bundleEngine(root, { ...options, collections: [{ ...landing, module }] }, name);
const writer = await writerOf(landing.module, "bench-writer");
const input = { rawWriter: await bundle(root, "lib/site-build/bench/raw-writer.ts"), shells };

/** Runs a measurement of `lib/site-build/bench/measure.ts` in a process of its own; what it found is shown at once. */
function measure(name, ...args) {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, "lib/site-build/bench/child.mjs"), [
      measures,
      name,
      JSON.stringify(args),
    ]);
    let result;
    child.on("message", (message) => {
      result = message;
      log(`  ${name} ${JSON.stringify(message)}`);
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve(result) : reject(new Error(`${name} ended with code ${code}`)),
    );
  });
}

const perSecond = ({ pages, seconds }) => pages / seconds;
const faster = (a, b) => (!a || perSecond(b) > perSecond(a) ? b : a);
const log = (text) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

const results = { disk: {} };

rmSync(memory, { recursive: true, force: true });
rmSync(disk, { recursive: true, force: true });
for (const state of STATES) {
  log(`landing writer and raw writing, to tmpfs and to a disk ${state}`);
  const inMemory = path.join(memory, "pages");
  const writeToMemory = () => measure("measureWriter", input, { bundle: writer, target: inMemory });
  // A virtual machine is given memory at its first use, which takes longer than the copying: the second time counts.
  await writeToMemory();
  rmSync(inMemory, { recursive: true });
  results.writerMemory = faster(results.writerMemory, await writeToMemory());
  results.bytes ??= await measure("measureBytes", inMemory);
  const raw = (target) => measure("measureRawWriting", input, { model: inMemory, target });
  results.rawMemory = faster(results.rawMemory, await raw(path.join(memory, "raw")));
  rmSync(path.join(memory, "raw"), { recursive: true });
  // Disks take a burst and are slower from then on: before what counts there is always as much writing.
  const folders = ["first", "raw", "site"].map((name) => path.join(disk, name));
  const [first, rawTarget, target] = folders;
  await raw(first);
  results.disk[state] = {
    raw: await raw(rawTarget),
    writer: await measure("measureWriter", input, { bundle: writer, target }),
  };
  await measure("removeFolders", [...folders, inMemory]);
}
rmSync(memory, { recursive: true, force: true });
log("rendering without writing, today's catalogue and ten times as many cities");
results.rendered = await measure("measureWriter", input, { bundle: writer });
results.synthetic = await measure("measureWriter", input, {
  bundle: await writerOf("lib/site-build/bench/synthetic-collection.ts", "bench-synthetic"),
});
log("Next's own engine on tmpfs");
results.next = measureNextEngine(path.join(memory, "project"));

const costOf = ({ pages, seconds }) => (seconds / pages) * 1e6;
const ratios = {
  writerToNext: perSecond(results.writerMemory) / perSecond(results.next),
  diskTimeToRaw: Object.fromEntries(
    STATES.map((state) => {
      const { raw, writer } = results.disk[state];
      return [state, perSecond(raw) / perSecond(writer)];
    }),
  ),
  syntheticCost: costOf(results.synthetic) / costOf(results.rendered),
  peakMemoryGigabytes: results.writerMemory.peakMemory / 1e9,
};
const rows = [
  ["landing writer, tmpfs", results.writerMemory],
  ["raw writing, tmpfs", results.rawMemory],
  ...STATES.flatMap((state) => [
    [`landing writer, disk ${state}`, results.disk[state].writer],
    [`raw writing, disk ${state}`, results.disk[state].raw],
  ]),
  ["rendering only", results.rendered],
  ["rendering only, ten times the cities", results.synthetic],
  ["Next's own engine, tmpfs", results.next],
];
console.log(`\n${"".padEnd(38)}${"pages".padStart(10)}${"seconds".padStart(10)}${"pages/s".padStart(10)}`);
for (const [name, result] of rows) {
  const numbers = [result.pages, result.seconds.toFixed(1), Math.round(perSecond(result))];
  console.log(name.padEnd(38) + numbers.map((value) => String(value).padStart(10)).join(""));
}
const findings = [
  [
    "landing writer against Next's engine",
    `${ratios.writerToNext.toFixed(1)} times as many pages a second (at least 100)`,
  ],
  ...STATES.map((state) => [
    `time against raw writing, disk ${state}`,
    `${ratios.diskTimeToRaw[state].toFixed(2)} (at most 1.6)`,
  ]),
  ["cost of a page, ten times the cities", `${ratios.syntheticCost.toFixed(2)} of today's (0.90 to 1.10)`],
  ["peak memory", `${ratios.peakMemoryGigabytes.toFixed(2)} GB (under 1.5)`],
  ["bytes of a page", `${Math.round(results.bytes.raw)} raw, ${Math.round(results.bytes.brotli)} brotli`],
];
console.log(`\n${findings.map(([name, found]) => name.padEnd(50) + found).join("\n")}`);
writeFileSync(path.join(disk, "results.json"), `${JSON.stringify({ results, ratios }, undefined, 2)}\n`);
