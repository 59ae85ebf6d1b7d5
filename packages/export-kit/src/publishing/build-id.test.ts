import { mkdirSync, rmSync } from "node:fs";
import { temporaryFolder } from "../../test/folder";
import { writeBuildId } from "./build-id";
import { BUILD_ID_PLACEHOLDER as PLACEHOLDER } from "./build-id-placeholder.mjs";
import { removeEmptyFolders, removePrefetchPayloads, writeCompileHints } from "./export-files";

const PAGE = `<script>self.__next_f.push([1,"0:{\\"b\\":\\"${PLACEHOLDER}\\"}"])</script>`;
const FILES = {
  "about.txt": `0:{"b":"${PLACEHOLDER}","q":""}`,
  "robots.txt": "User-agent: *",
  "_next/static/chunks/app.js": "app();",
  "_next/static/chunks/app.css": "h1 {}",
  "_next/static/media/photo.svg": "<svg/>",
  [`_next/static/${PLACEHOLDER}/pages.js`]: "pages();",
};

const { at, list, read, write } = temporaryFolder();

/** Writes the id into an export with the given files instead of its own; returns the page. */
function stamp(files: Record<string, string> = {}): string {
  rmSync(at(), { recursive: true });
  for (const [file, text] of Object.entries({ ...FILES, ...files })) write(file, text);
  return writeBuildId(at())(PAGE);
}

it("writes one build id into pages, payloads and the name of Next's folder", () => {
  const page = stamp();
  const id = /"b":"([^"]+)"/.exec(read("about.txt"))![1]!;
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  expect(page).toBe(PAGE.replace(PLACEHOLDER, id));
  expect(read("about.txt")).toBe(`0:{"b":"${id}","q":""}`);
  expect(read(`_next/static/${id}/pages.js`)).toBe("pages();");
  expect(read("robots.txt")).toBe("User-agent: *");
});

it("has another build id after each change of the code that open pages need, and of nothing else", () => {
  const changed = (file: string, text: string) => stamp({ [file]: text }) !== stamp();
  expect(changed("_next/static/chunks/app.js", "app(1);")).toBe(true);
  expect(changed("_next/static/chunks/app.css", "h2 {}")).toBe(true);
  expect(changed("_next/static/chunks/more.js", "")).toBe(true);
  expect(changed("about.txt", `0:{"b":"${PLACEHOLDER}","q":"a word"}`)).toBe(false);
  expect(changed("_next/static/media/photo.svg", "<svg></svg>")).toBe(false);
});

it("has scripts compiled while they are fetched", () => {
  stamp({ "_next/static/chunks/app/page.js": "page();" });
  writeCompileHints(at());
  expect(read("_next/static/chunks/app/page.js")).toBe("//# allFunctionsCalledOnLoad\npage();");
  expect(read("_next/static/chunks/app.css")).toBe("h1 {}");
});

it("removes empty folders, and those that contain only such folders", () => {
  for (const folder of ["_next/build-id", "a/b/c"]) mkdirSync(at(folder), { recursive: true });
  for (const file of ["_next/app.js", "services/x.html"]) write(file);
  removeEmptyFolders(at());
  expect(list()).toEqual(["_next", "_next/app.js", "services", "services/x.html"]);
});

it("removes the payloads of segments, and keeps pages and the payloads of whole pages", () => {
  const kept = ["about.html", "about.txt", "services/live-chat.html", "services/live-chat.txt"];
  const removed = ["__next._tree.txt", "about/__next._head.txt", "services/live-chat/__next._full.txt"];
  for (const file of [...kept, ...removed]) write(file);
  removePrefetchPayloads(at());
  expect(list().filter((name) => name.includes("."))).toEqual(kept);
});
