/** Runs scripts and copies files on the server of a deploy: over ssh, or with the same commands on this machine. */
import { spawn } from "node:child_process";
import { DeployError, EXIT } from "../deploy-error";
import { holdLock, SCRIPT_EXIT } from "./release-scripts";
import type { ServerTarget } from "../deploy-target";

interface Result {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script; resolves to what it prints. */
export async function runOnServer(target: ServerTarget, script: string): Promise<string> {
  const result = await run(...shellOf(target), script);
  if (result.code !== 0) throw scriptError(target, result);
  return result.stdout;
}

/**
 * Takes the lock. The server holds it while the connection lasts, so the lock of a killed deploy is free.
 *
 * @returns the function that releases it
 * @throws DeployError if another deploy holds it
 */
export async function lockServer(target: ServerTarget, isForced: boolean): Promise<() => Promise<void>> {
  const { child, result, ended } = start(...shellOf(target));
  const isHeld = new Promise<void>((resolve) => {
    child.stdout!.on("data", () => {
      if (result.stdout.startsWith("held")) resolve();
    });
  });
  child.stdin!.write(holdLock(target.folder, isForced));
  const isRefused = ended.then(() => {
    throw scriptError(target, result);
  });
  await Promise.race([isHeld, isRefused]);
  return async () => {
    child.stdin!.end();
    await ended;
  };
}

const shellOf = ({ host }: ServerTarget): [file: string, args: string[]] =>
  host ? ["ssh", [host, "sh", "-s"]] : ["sh", ["-s"]];

function scriptError({ host, folder }: ServerTarget, { code, stdout, stderr }: Result): DeployError {
  const where = host ?? "this machine";
  const messages: Readonly<Record<number, string>> = {
    [SCRIPT_EXIT.locked]: `another deploy to ${folder} is running ${stdout.trim()}. If its machine is gone, pass --break-lock`,
    [SCRIPT_EXIT.noRsync]: `rsync is missing on ${where}: install it`,
    [SCRIPT_EXIT.noFlock]: `flock is missing on ${where}: install util-linux`,
    [SCRIPT_EXIT.noLink]: `${folder} is a folder, not a link that deploys can switch. Move it away: mv ${folder} ${folder}.old`,
    [SCRIPT_EXIT.noPrevious]: `${folder}: there is no deploy to go back to. Deploy the site you want instead`,
  };
  const message = messages[code ?? 0] ?? `${where}: ${stderr.trim() || `ended with code ${code}`}`;
  return new DeployError(message, code === SCRIPT_EXIT.locked ? EXIT.locked : EXIT.failed);
}

interface CopyOptions {
  /** Of rsync. */
  options?: readonly string[];
  /** Shows rsync's own progress on a terminal: rate and remaining time. */
  progress?: boolean;
  /** Only these files of the folder. */
  files?: readonly string[];
}

/** Copies a folder or a file by rsync. @param to path on the server */
export async function copyToServer(
  { host }: ServerTarget,
  from: string,
  to: string,
  { options = [], progress = false, files }: CopyOptions = {},
): Promise<void> {
  const shown = progress && process.stderr.isTTY ? ["--info=progress2", "--no-inc-recursive"] : [];
  // What the web server may read does not depend on who builds. With -s the server's shell does not split paths at spaces.
  const args = [
    "-rts",
    "--chmod=D755,F644",
    ...shown,
    ...options,
    ...(files ? ["--files-from=-"] : []),
    from,
    host ? `${host}:${to}` : to,
  ];
  const { code, stderr } = await run(
    "rsync",
    args,
    files?.map((file) => `${file}\n`).join("") ?? "",
    shown.length > 0,
  );
  if (code !== 0) throw new DeployError(`rsync: ${stderr.trim() || `ended with code ${code}`}`);
}

/** Runs a program with an input. @param isShown whether its output goes to the terminal */
function run(file: string, args: readonly string[], input: string, isShown = false): Promise<Result> {
  const { child, ended } = start(file, args, isShown);
  child.stdin!.end(input);
  return ended;
}

/** Starts a program. Returns it, what it has printed so far, and when it has ended. */
function start(file: string, args: readonly string[], isShown = false) {
  const child = spawn(file, args, { stdio: ["pipe", isShown ? 2 : "pipe", "pipe"], env: process.env });
  const result: Result = { code: null, stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text) => (result.stdout += text));
  child.stderr!.setEncoding("utf8").on("data", (text) => (result.stderr += text));
  // A script that ends early leaves the rest of its text unread.
  child.stdin!.on("error", () => undefined);
  const ended = new Promise<Result>((resolve, reject) => {
    child.once("error", ({ code, message }: NodeJS.ErrnoException) =>
      reject(new DeployError(code === "ENOENT" ? `${file} is missing on this machine: install it` : message)),
    );
    child.once("close", (code) => resolve(Object.assign(result, { code })));
  });
  return { child, result, ended };
}
