import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removePrefetchPayloads } from "./prefetch-payloads";

it("removes the payloads of segments, and keeps pages and the payloads of whole pages", () => {
  const root = mkdtempSync(path.join(tmpdir(), "prefetch-payloads-"));
  try {
    const kept = ["about.html", "about.txt", "services/live-chat.html", "services/live-chat.txt"];
    const removed = ["__next._tree.txt", "about/__next._head.txt", "services/live-chat/__next._full.txt"];
    for (const file of [...kept, ...removed]) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), "");
    }
    removePrefetchPayloads(root);
    const left = readdirSync(root, { recursive: true, encoding: "utf8" });
    expect(left.filter((name) => path.extname(name) !== "").sort()).toEqual(kept);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
