import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeEmptyFolders } from "./empty-folders";

it("removes folders without files, and folders that contain only such folders", () => {
  const root = mkdtempSync(path.join(tmpdir(), "empty-folders-"));
  try {
    for (const folder of ["_next/build-id", "a/b/c", "services"])
      mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, "_next/app.js"), "");
    writeFileSync(path.join(root, "services/x.html"), "");
    removeEmptyFolders(root);
    const left = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
    expect(left).toEqual(["_next", "_next/app.js", "services", "services/x.html"]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
