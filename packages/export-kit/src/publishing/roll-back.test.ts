import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUILD_RECORD, MANIFEST, OUT, RELEASE, RELEASES, STAGED_SITE, STAGING } from "../paths.mjs";
import { publish, rollBack } from "./publish";

let project: string;
const at = (...parts: string[]) => path.join(project, ...parts);

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "rollback-"));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Publishes a site of this text, and removes old folders at once. */
function publishText(text: string): void {
  mkdirSync(at(STAGED_SITE), { recursive: true });
  for (const file of [at(STAGED_SITE, "x.html"), at(STAGING, RELEASE.manifest), at(STAGING, RELEASE.record)])
    writeFileSync(file, text);
  publish(project, {
    removeFolders: (folders) => folders.forEach((folder) => rmSync(folder, { recursive: true })),
    flush: () => {},
  });
}

const published = () =>
  [at(OUT, "x.html"), at(MANIFEST), at(BUILD_RECORD)].map((file) => readFileSync(file, "utf8"));

it("returns to the release before, with its manifest and its record, and back again", () => {
  for (const text of ["first", "second", "third"]) publishText(text);
  rollBack(project);
  expect(published()).toEqual(["second", "second", "second"]);
  rollBack(project);
  expect(published()).toEqual(["third", "third", "third"]);
});

it("replaces the release that was left when something is published after a return", () => {
  for (const text of ["first", "second"]) publishText(text);
  rollBack(project);
  publishText("third");
  rollBack(project);
  expect(published()).toEqual(["first", "first", "first"]);
});

it("does not change the site if there is no release before, or an incomplete one", () => {
  expect(() => rollBack(project)).toThrow("there is no release before");
  publishText("first");
  expect(() => rollBack(project)).toThrow("there is no release before");
  publishText("second");
  for (const place of readdirSync(at(RELEASES)).filter((name) => name.startsWith("site-")))
    rmSync(at(RELEASES, place, RELEASE.manifest));
  expect(() => rollBack(project)).toThrow("there is no release before");
  expect(readFileSync(at(OUT, "x.html"), "utf8")).toBe("second");
});
