import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { preloadHeadingFont } from "./preload-font";

const PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>';
const FONT = "bricolage-grotesque-headings.0a1b.woff2";

let root = "";
const media = (name: string) => path.join(root, "_next/static/media", name);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "preload-font-"));
  mkdirSync(path.join(root, "_next/static/media"), { recursive: true });
  mkdirSync(path.join(root, "a"));
  writeFileSync(media(FONT), "");
  writeFileSync(media("bricolage-grotesque-latin-wght-normal.2c.woff2"), "");
  writeFileSync(path.join(root, "a/b.html"), `<head>${PRECONNECT}<title>$& B</title></head>`);
  writeFileSync(path.join(root, "a/b.txt"), PRECONNECT);
});
afterEach(() => rmSync(root, { recursive: true }));

it("puts the heading font in the place of a connection without a use, in pages only", () => {
  preloadHeadingFont(root);
  expect(readFileSync(path.join(root, "a/b.html"), "utf8")).toBe(
    `<head><link rel="preload" as="font" type="font/woff2" href="/_next/static/media/${FONT}" crossorigin=""/><title>$& B</title></head>`,
  );
  expect(readFileSync(path.join(root, "a/b.txt"), "utf8")).toBe(PRECONNECT);
});

it("fails where the font is missing or there are two", () => {
  writeFileSync(media("bricolage-grotesque-headings.ffff.woff2"), "");
  expect(() => preloadHeadingFont(root)).toThrow("found 2");
  rmSync(media("bricolage-grotesque-headings.ffff.woff2"));
  rmSync(media(FONT));
  expect(() => preloadHeadingFont(root)).toThrow("found 0");
});

it("leaves a page without a connection, and fails where no page has one", () => {
  writeFileSync(path.join(root, "a/404.html"), "<head></head>");
  preloadHeadingFont(root);
  expect(readFileSync(path.join(root, "a/404.html"), "utf8")).toBe("<head></head>");
  // Done already.
  expect(() => preloadHeadingFont(root)).toThrow("no page has");
});
