// @ts-check
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { LOCK } from "./paths.mjs";

/** Names the lock that this process or one of its ancestors holds: the processes of one build share it. */
const HELD = "EXPORT_KIT_LOCK";

/**
 * Locks the staging folder and `out` of a project for this process and those that it starts, until it ends or calls
 * the returned function. The lock of a process that was killed is taken over.
 *
 * @param {string} projectDir
 * @param {string} work what the process does, for the message to others: “a build”
 * @returns {() => void} unlocks
 * @throws {Error} that names the process that holds the lock, or the folder that cannot be written to
 */
export function lockStaging(projectDir, work) {
  const file = path.resolve(projectDir, LOCK);
  if (process.env[HELD] === file) return () => {};
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`${work} cannot write to ${folder}: ${/** @type {Error} */ (error).message}`);
  }
  const own = JSON.stringify({ pid: process.pid, host: hostname(), work });
  while (!create(file, own)) {
    const found = readText(file);
    const holder = describeRunning(found ?? "");
    if (holder)
      throw new Error(
        `${holder}: wait until it has ended. If there is no such process any more, remove ${LOCK}`,
      );
    removeStale(file, found);
  }
  process.env[HELD] = file;
  const unlock = () => {
    if (process.env[HELD] !== file) return;
    delete process.env[HELD];
    rmSync(file, { force: true });
  };
  process.once("exit", unlock);
  return unlock;
}

/**
 * Creates the lock with its content in one step.
 *
 * @param {string} file
 * @param {string} content
 * @returns {boolean} false if there is a lock
 */
function create(file, content) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(temporary);
  }
}

/**
 * Removes the lock of a process that has ended. It is moved aside first: if another process has taken it over in the
 * meantime, its lock is put back.
 *
 * @param {string} file
 * @param {string | undefined} content of the lock that was found
 */
function removeStale(file, content) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readText(aside) !== content) linkSync(aside, file);
  } catch (error) {
    const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
    // Another process was faster: `create` finds out.
    if (!["ENOENT", "EEXIST"].includes(code)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Names the process that holds a lock and may be running. Those of other machines, which may share a disk, cannot be asked.
 *
 * @param {string} text of the lock
 * @returns {string | undefined} undefined if it has ended, or if the lock was cut off by a power cut
 */
function describeRunning(text) {
  try {
    const { pid, host, work } = JSON.parse(text);
    const hasEnded = host === hostname() && (pid === process.pid || !isProcess(pid));
    return hasEnded ? undefined : `${work} is under way here (process ${pid} on ${host})`;
  } catch {
    return undefined;
  }
}

/** Whether a process of this machine runs. @param {number} pid */
export function isProcess(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, for another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH";
  }
}
