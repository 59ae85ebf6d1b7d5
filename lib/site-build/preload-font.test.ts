import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createFontPreload } from "./preload-font";

const PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>';
const FONT = "bricolage-grotesque-headings.0a1b.woff2";
const PAGE = `<head>${PRECONNECT}<title>$& B</title></head>`;

let root = "";
const media = (name: string) => path.join(root, "_next/static/media", name);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "preload-font-"));
  mkdirSync(path.join(root, "_next/static/media"), { recursive: true });
  writeFileSync(media(FONT), "");
  writeFileSync(media("bricolage-grotesque-latin-wght-normal.2c.woff2"), "");
});
afterEach(() => rmSync(root, { recursive: true }));

it("replaces Next's unused preconnect with a preload of the heading font", () => {
  expect(createFontPreload(root).add(PAGE)).toBe(
    `<head><link rel="preload" as="font" type="font/woff2" href="/_next/static/media/${FONT}" crossorigin=""/><title>$& B</title></head>`,
  );
});

it("throws unless there is exactly one file of the heading font", () => {
  writeFileSync(media("bricolage-grotesque-headings.ffff.woff2"), "");
  expect(() => createFontPreload(root)).toThrow("found 2");
  rmSync(media("bricolage-grotesque-headings.ffff.woff2"));
  rmSync(media(FONT));
  expect(() => createFontPreload(root)).toThrow("found 0");
});

it("leaves a page without a preconnect unchanged, and throws at the end if no page had one", () => {
  const font = createFontPreload(root);
  expect(font.add("<head></head>")).toBe("<head></head>");
  expect(() => font.assertUsed()).toThrow("no page has");
  font.add(PAGE);
  expect(() => font.assertUsed()).not.toThrow();
});
