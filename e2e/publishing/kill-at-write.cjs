/**
 * Preloaded into every process and thread of a build: kills the whole process group when one of them changes a file for
 * the KILL_AT_WRITE-th time, before the change.
 */
// A module of Node's older kind: only those are preloaded into threads.
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");

const CHANGES =
  /^(write|writeFile|writev|rename|mkdir|symlink|link|rm|rmdir|unlink|copyFile|cp|truncate)(Sync)?$/;
const limit = Number(process.env.KILL_AT_WRITE);
let changes = 0;

for (const functions of [fs, fs.promises])
  for (const name of Object.keys(functions).filter((key) => CHANGES.test(key))) {
    const original = functions[name];
    functions[name] = function (...args) {
      changes += 1;
      if (changes >= limit) process.kill(0, "SIGKILL");
      return original.apply(this, args);
    };
  }
syncBuiltinESMExports();
