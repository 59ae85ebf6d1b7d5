/** Thread that writes files of given sizes and does nothing else, to measure the disk alone. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";

export interface RawWriterInput {
  target: string;
  /** Paths relative to the target, with the size of each. */
  files: [file: string, bytes: number][];
}

const { target, files } = workerData as RawWriterInput;
// Not zeros: a file system may store those as a sparse file.
const bytes = Buffer.alloc(Math.max(...files.map(([, size]) => size)));
for (let index = 0; index < bytes.length; index += 1) bytes[index] = 32 + ((index * 7919) % 90);

let folder = "";
parentPort!.once("message", () => {
  for (const [file, size] of files) {
    const full = path.join(target, file);
    if (path.dirname(full) !== folder) mkdirSync((folder = path.dirname(full)), { recursive: true });
    writeFileSync(full, bytes.subarray(0, size));
  }
  parentPort!.postMessage("written");
});
parentPort!.postMessage("ready");
