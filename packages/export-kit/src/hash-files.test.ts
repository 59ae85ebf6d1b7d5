import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashFiles } from "./hash-files.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "hash-files-"));
  write("content/a.yaml", "one\ntwo\n");
  write("content/b.yaml", "three\n");
  write("content/pages/home.yaml", "home\n");
  write("file.json", "{}\n");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const hash = () => hashFiles(root, ["content", "file.json", "missing"]);

it.each([
  ["a file", () => write("content/a.yaml", "one\nTwo\n")],
  ["a file in a folder below", () => write("content/pages/home.yaml", "Home\n")],
  ["a file by itself", () => write("file.json", "[]\n")],
  ["a new file", () => write("content/c.yaml", "")],
  ["a file that is gone", () => rmSync(path.join(root, "content/b.yaml"))],
  ["a file that appears by itself", () => write("missing", "\n")],
  [
    "a line that moved to the next file",
    () => {
      write("content/a.yaml", "one\n");
      write("content/b.yaml", "two\nthree\n");
    },
  ],
])("hashFiles changes with %s", (_, change) => {
  const before = hash();
  expect(hash()).toBe(before);
  change();
  expect(hash()).not.toBe(before);
});
