/** Runs commands, each in a session of its own, by which the processes that it starts are found. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const QUIET = { NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };

function start([file, ...args], cwd) {
  const child = spawn(file, args, { cwd, env: { ...process.env, ...QUIET }, detached: true });
  child.printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (child.printed += text));
  return child;
}

/** Runs a command to its end. The memory, in bytes, is the sum of the peaks of all its processes. */
export async function run(command, cwd) {
  const started = performance.now();
  const child = start(command, cwd);
  const peaks = new Map();
  const timer = setInterval(() => readPeaks(child.pid, peaks), 50);
  const [code] = await once(child, "close").finally(() => clearInterval(timer));
  if (code !== 0) throw new Error(`${command.join(" ")} ended with code ${code}:\n${child.printed}`);
  const memory = [...peaks.values()].reduce((sum, peak) => sum + peak, 0);
  return { seconds: (performance.now() - started) / 1000, memory };
}

function readPeaks(session, peaks) {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      // The fields after the name of the program, which may have spaces: state, parent, group, session.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      if (Number(fields[3]) !== session) continue;
      const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
      if (peak) peaks.set(pid, Number(peak[1]) * 1024);
    } catch {
      // The process has ended.
    }
  }
}

/** Starts a command that watches its files, changes one, and returns the seconds until it prints that it has built. */
export async function watch(command, cwd, { watching, built }, change) {
  const child = start(command, cwd);
  const closed = once(child, "close");
  const printed = async (text, from) => {
    while (child.exitCode === null && !child.printed.includes(text, from)) await delay(5);
    if (child.exitCode !== null) throw new Error(`${command.join(" ")} ended:\n${child.printed}`);
  };
  try {
    await printed(watching, 0);
    // It may print this a moment before it watches all files.
    await delay(1_000);
    const [from, started] = [child.printed.length, performance.now()];
    change();
    await printed(built, from);
    return (performance.now() - started) / 1000;
  } finally {
    if (child.exitCode === null) process.kill(-child.pid);
    await closed;
  }
}
