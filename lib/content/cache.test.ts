import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type * as Cache from "./cache";
import { CODE, parseOnce, readThroughCache } from "./cache";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-cache-"));
  write("content/site.yaml", "name: Clydeline\n");
  write("content/pages/home.yaml", "title: Home\n");
  write("lib/content/read-content.ts", "export {};\n");
  write("package-lock.json", "{}\n");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const cache = () => path.join(root, ".next/cache/content.json");

/** Returns the number of its call. */
function createReader() {
  let number = 0;
  return jest.fn((from: string, _before?: { number: number }) => ({ from, number: ++number }));
}

it("knows all code that reads content", () => {
  const files = new Set<string>();
  const visit = (file: string) => {
    const found = [file, `${file}.ts`, `${file}/index.ts`].find(
      (name) => /\.\w+$/.test(name) && existsSync(name),
    )!;
    if (files.has(found)) return;
    files.add(found);
    for (const [, name] of readFileSync(found, "utf8").matchAll(
      /(?<!import type [^;]*)from "((?:\.|@\/)[^"]+)"/g,
    ))
      visit(name!.startsWith("@/") ? name!.slice(2) : path.join(path.dirname(found), name!));
  };
  visit("lib/content/read-content.ts");
  expect(files.size).toBeGreaterThan(50);
  const unknown = [...files].filter(
    (file) => !CODE.some((name) => file === name || file.startsWith(`${name}/`)),
  );
  expect(unknown).toEqual([]);
});

it("reads unchanged content once", () => {
  const read = createReader();
  expect(readThroughCache(root, read)).toEqual({ from: root, number: 1 });
  expect(readThroughCache(root, read)).toEqual({ from: root, number: 1 });
  expect(read).toHaveBeenCalledTimes(1);
  expect(readdirSync(path.dirname(cache()))).toEqual(["content.json"]);
});

it("reads without the cache once the process has read the files, if asked to warm up", () => {
  const read = createReader();
  readThroughCache(root, read, { warmUp: true });
  writeFileSync(cache(), "not used");
  expect(readThroughCache(root, read, { warmUp: true }).number).toBe(2);
  expect(readFileSync(cache(), "utf8")).toBe("not used");
  // Holidays and catchments of the same places take ten seconds.
  expect(read).toHaveBeenLastCalledWith(root, { from: root, number: 1 });
});

it("reads the files a while after a value from the cache, if asked to warm up, and passes that value on", () => {
  readThroughCache(root, createReader());
  jest.useFakeTimers();
  const read = createReader();
  // As in another process.
  jest.isolateModules(() => {
    jest.requireActual<typeof Cache>("./cache").readThroughCache(root, read, {
      warmUp: true,
    });
  });
  expect(read).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(read.mock.calls).toEqual([[root, { from: root, number: 1 }]]);
});

it("reads again after a change to the content, the code that reads it, or what its links lead to", () => {
  const changes = [
    () => write("content/site.yaml", "name: clydeline\n"),
    () => write("content/pages/home.yaml", "title: home\n"),
    () => write("content/pages/about.yaml", ""),
    () => rmSync(path.join(root, "content/pages/home.yaml")),
    () => write("lib/content/read-content.ts", "export {} ;\n"),
    () => write("lib/pages.ts", "export {};\n"),
    () => write("lib/geo/holidays.ts", "export {} ;\n"),
    () => write("lib/routes.ts", "export {} ;\n"),
    () => write("package-lock.json", "{ }\n"),
  ];
  const read = createReader();
  readThroughCache(root, read);
  for (const [index, change] of changes.entries()) {
    change();
    const reads = [readThroughCache(root, read).number, readThroughCache(root, read).number];
    expect([String(change), ...reads]).toEqual([String(change), index + 2, index + 2]);
  }
  // What was read before is passed on if the code is the same.
  const before = read.mock.calls.map(([, value]) => value?.number);
  expect(before).toEqual([undefined, 1, 2, 3, 4, ...Array(5).fill(undefined)]);
});

it("ignores a cache file that holds something else", () => {
  for (const text of ["", "{", "null", "[]", '{"key":"0","value":{}}']) {
    const read = createReader();
    readThroughCache(root, read);
    writeFileSync(cache(), text);
    const before = read.mock.calls.length;
    readThroughCache(root, read);
    readThroughCache(root, read);
    expect([text, read.mock.calls.length - before]).toEqual([text, 1]);
  }
});

it("does not cache errors", () => {
  const fail = () => {
    throw new Error("1 problem in the content");
  };
  expect(() => readThroughCache(root, fail)).toThrow("1 problem in the content");
  expect(() => readThroughCache(root, fail)).toThrow("1 problem in the content");
  expect(existsSync(cache())).toBe(false);
});

it("does not cache content read while a file changed", () => {
  const read = createReader();
  readThroughCache(root, () => {
    write("content/site.yaml", "name: Other\n");
    return { number: 0 };
  });
  expect(readThroughCache(root, read).number).toBe(1);
});

it("parses again only the texts that have changed, and forgets those not asked for", () => {
  const parse = jest.fn((text: string): unknown => (text === "- [" ? undefined : [text]));
  const readTexts = (...texts: string[]) => {
    write("content/site.yaml", texts.join());
    parse.mockClear();
    const read = () => texts.map((text) => parseOnce(text, () => parse(text)));
    expect(readThroughCache(root, read)).toEqual(texts.map((text) => (text === "- [" ? undefined : [text])));
    return parse.mock.calls.map(([text]) => text);
  };
  expect(readTexts("a", "a", "b")).toEqual(["a", "b"]);
  expect(readTexts("b", "c")).toEqual(["c"]);
  // One with a mistake is not kept.
  expect(readTexts("- [", "a")).toEqual(["- [", "a"]);
  expect(readTexts("- [")).toEqual(["- ["]);
});

it("works without a writable cache", () => {
  const read = createReader();
  write(".next", "a file in the place of the folder");
  expect(readThroughCache(root, read).number).toBe(1);
  expect(readThroughCache(root, read).number).toBe(2);
});

it("checks the content again after a change to the content, a check or a package, and until it is right", () => {
  const program = path.resolve("lib/site-build/cli/check-content.mjs");
  const check = () => spawnSync(process.execPath, [program], { cwd: root, encoding: "utf8" }).stdout.trim();
  const writeCheck = (code: string) =>
    write("lib/content/check-content.ts", `export const main = () => { console.log("checked"); ${code} };`);
  writeCheck("process.exitCode = 1;");
  expect([check(), check()]).toEqual(["checked", "checked"]);
  const changes = [
    () => writeCheck(""),
    () => write("content/site.yaml", "name: clydeline\n"),
    () => write("package-lock.json", "{ }\n"),
    () => write("node_modules/.package-lock.json", "{ }\n"),
  ];
  for (const change of changes) {
    change();
    expect([check(), check()]).toEqual(["checked", expect.stringContaining("as nothing has changed")]);
  }
});
