/** For tests: a temporary folder for each test of a file. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export function temporaryFolder() {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "export-kit test "));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const at = (...parts: string[]) => path.join(root, ...parts);
  return {
    /** A path in the folder. */
    at,
    /** Writes a file, and the folders above it; returns its path. */
    write(file: string, text: string | Buffer = ""): string {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
      return at(file);
    },
    read: (file: string) => readFileSync(at(file), "utf8"),
    /** All files and folders, sorted. */
    list: () => readdirSync(root, { recursive: true, encoding: "utf8" }).sort(),
  };
}
