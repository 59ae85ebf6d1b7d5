import { temporaryFolder } from "../../test/folder";
import { writePages } from "./write-pages";

const { write } = temporaryFolder();

/** Writes the bundle of a thread that sends messages and ends. */
const bundleOf = (code: string) =>
  write("thread.cjs", `const { parentPort } = require("node:worker_threads");\n${code}`);

it("rethrows a thread's error with its page and a stack that points to the sources", async () => {
  const bundle = bundleOf(`function Article() { throw new Error("no title"); }
try { Article(); } catch (error) {
  parentPort.postMessage({ kind: "failed", message: "page /a: no title", stack: "page /a: " + error.stack });
}`);
  // The second line of the bundle is the third of its source.
  const map = { version: 3, sources: ["../../app/article.tsx"], names: [], mappings: ";AAEA" };
  write("thread.cjs.map", JSON.stringify(map));
  const error = await writePages({ bundle, shells: {}, threads: 1 }).catch((reason: Error) => reason);
  expect(error).toHaveProperty("message", "page /a: no title");
  expect((error as Error).stack).toMatch(
    /^page \/a: Error: no title\n +at Article \(app\/article\.tsx:3:1\)/,
  );
});

it("counts pages, and collects files and findings", async () => {
  const bundle = bundleOf(`parentPort.postMessage({ kind: "ready", pages: 2, ofAllShards: 3 });
parentPort.postMessage({ kind: "written", pages: 2, files: [["a.html", { sha256: "x", size: 1 }]] });
const pages = { "/[a]": [{ file: "a.html", number: 1, finding: { text: "new", number: 0 } }, { file: "b.html", number: 2 }] };
parentPort.postMessage({ kind: "read", reads: { pages } });`);
  const result = await writePages({ bundle, shells: {}, threads: 1 });
  expect(result).toMatchObject({ pages: 2, ofAllShards: 3, findings: { "/[a]": [["a.html", "new"]] } });
  expect([...result.files.keys()]).toEqual(["a.html"]);
});

it("fails if the threads wrote fewer pages than there are", async () => {
  const bundle = bundleOf(`parentPort.postMessage({ kind: "ready", pages: 2, ofAllShards: 2 });`);
  await expect(writePages({ bundle, shells: {}, threads: 1 })).rejects.toThrow("wrote 0 of 2 pages");
});
