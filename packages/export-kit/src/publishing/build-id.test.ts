import { rmSync } from "node:fs";
import { temporaryFolder } from "../../test/folder";
import { writeBuildId } from "./build-id";
import { BUILD_ID_PLACEHOLDER as PLACEHOLDER } from "./build-id-placeholder.mjs";

const PAGE = `<script>self.__next_f.push([1,"0:{\\"b\\":\\"${PLACEHOLDER}\\"}"])</script>`;
const FILES = {
  "about.txt": `0:{"b":"${PLACEHOLDER}","q":""}`,
  "robots.txt": "User-agent: *",
  "_next/static/chunks/app.js": "app();",
  "_next/static/chunks/app.css": "h1 {}",
  "_next/static/media/photo.svg": "<svg/>",
  [`_next/static/${PLACEHOLDER}/pages.js`]: "pages();",
};

const { at, read, write } = temporaryFolder();

/** Writes the id into an export with the given files instead of its own; returns the page and reads files. */
function stamp<T>(
  files: Record<string, string>,
  inspect: (page: string, read: (file: string) => string) => T,
): T {
  rmSync(at(), { recursive: true });
  for (const [file, text] of Object.entries({ ...FILES, ...files })) write(file, text);
  return inspect(writeBuildId(at())(PAGE), read);
}

const idOf = (files: Record<string, string>) =>
  stamp(files, (page) => /\\"b\\":\\"([^\\]+)\\"/.exec(page)![1]!);

it("writes one build id into pages, payloads and the name of Next's folder", () => {
  stamp({}, (page, read) => {
    const id = /"b":"([^"]+)"/.exec(read("about.txt"))![1]!;
    expect(id).toMatch(/^[0-9a-f]{20}$/);
    expect(page).toBe(PAGE.replace(PLACEHOLDER, id));
    expect(read("about.txt")).toBe(`0:{"b":"${id}","q":""}`);
    expect(read(`_next/static/${id}/pages.js`)).toBe("pages();");
    expect(read("robots.txt")).toBe("User-agent: *");
  });
});

it.each([
  ["a script", { "_next/static/chunks/app.js": "app(1);" }],
  ["a stylesheet", { "_next/static/chunks/app.css": "h2 {}" }],
  ["the name of a script", { "_next/static/chunks/more.js": "" }],
])("the build id changes with %s", (_, files) => {
  expect(idOf(files)).not.toBe(idOf({}));
});

it.each([
  ["the text of a payload", { "about.txt": `0:{"b":"${PLACEHOLDER}","q":"a word"}` }],
  ["a picture", { "_next/static/media/photo.svg": "<svg></svg>" }],
])("the build id stays the same if %s changes: open pages have all the code they need", (_, files) => {
  expect(idOf(files)).toBe(idOf({}));
});
