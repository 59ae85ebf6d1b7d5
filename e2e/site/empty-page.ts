import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

/** An application with one static page. */
const SOURCES = {
  "app/layout.jsx": `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  "app/page.jsx": `export default function Page() { return <p>Empty</p>; }`,
  "package.json": `{ "private": true }`,
};

const VARIABLES = ["NODE_ENV=production", "NEXT_TELEMETRY_DISABLED=1"];

/**
 * Builds an empty page with the installed version of Next, as the baseline for the weight of our own pages. The result
 * is cached for each version, because the build takes 15 seconds, where builds leave it.
 *
 * @returns folder of the finished site, with the page in `index.html`
 * @throws Error if the build fails
 */
export async function buildEmptyPage(projectDir: string): Promise<string> {
  const next = path.join(projectDir, "node_modules/next");
  const { version } = JSON.parse(readFileSync(path.join(next, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = path.join(projectDir, ".next/cache/empty-page", version);
  const out = path.join(folder, "out");
  if (existsSync(path.join(out, "index.html"))) return out;
  rmSync(folder, { recursive: true, force: true });
  const experimental = { turbopackFileSystemCacheForBuild: false };
  const config = { output: "export", turbopack: { root: projectDir }, experimental };
  const sources = { ...SOURCES, "next.config.mjs": `export default ${JSON.stringify(config)};` };
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const build = [path.join(next, "dist/bin/next"), "build", folder];
  try {
    await promisify(execFile)("env", [...VARIABLES, process.execPath, ...build]);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`cannot build the empty page:\n${stdout}${stderr}`, { cause: error });
  }
  return out;
}
