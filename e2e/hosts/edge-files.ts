import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What `npm run hosts` writes for edges. */
const FILES = ["worker.js", "wrangler.jsonc", "cloudfront.yaml"] as const;
type EdgeFiles = Readonly<Record<(typeof FILES)[number], string>>;

let written: EdgeFiles | undefined;

/** Writes the configurations as an operator does, once, and returns the texts of those for edges. */
export function edgeFiles(): EdgeFiles {
  written ??= writeFiles();
  return written;
}

function writeFiles(): EdgeFiles {
  const folder = mkdtempSync(path.join(tmpdir(), "edge-files-"));
  try {
    execFileSync(process.execPath, ["node_modules/export-kit/bin/export-kit.mjs", "hosts", "--to", folder]);
    const texts = FILES.map((name) => [name, readFileSync(path.join(folder, "edge", name), "utf8")]);
    return Object.fromEntries(texts) as EdgeFiles;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
