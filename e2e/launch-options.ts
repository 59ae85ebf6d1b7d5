import type { LaunchOptions } from "@playwright/test";

/** How the tests start Chromium. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath,
    args: [
      // Chromium refuses its sandbox to root, as in most containers.
      ...(isRoot ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // A new process for each page would compile the same scripts again: a fifth of the time.
      ...["--disable-site-isolation-trials", "--renderer-process-limit=1"],
    ],
  };
}
