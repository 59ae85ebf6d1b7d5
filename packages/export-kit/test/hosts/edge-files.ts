import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ExportKitOptions } from "../../src/options";

/** What `export-kit hosts` writes for edges. */
const FILES = ["worker.js", "wrangler.jsonc", "cloudfront.yaml"] as const;
type EdgeFiles = Readonly<Record<(typeof FILES)[number], string>>;

const COMMAND = path.resolve("node_modules/export-kit/bin/export-kit.mjs");

/** Writes the configurations as an operator does, and returns the texts of those for edges. */
export function edgeFiles(options: ExportKitOptions): EdgeFiles {
  const folder = mkdtempSync(path.join(tmpdir(), "edge-files-"));
  try {
    writeFileSync(path.join(folder, "export-kit.config.mjs"), `export default ${JSON.stringify(options)}`);
    execFileSync(process.execPath, [COMMAND, "hosts", "--to", folder], { cwd: folder });
    const texts = FILES.map((name) => [name, readFileSync(path.join(folder, "edge", name), "utf8")]);
    return Object.fromEntries(texts) as EdgeFiles;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
