import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../test/folder";
import { BUILD_RECORD, MANIFEST, OUT, RELEASE, RELEASES, STAGED_SITE, STAGING } from "../paths.mjs";
import { publish, rollBack } from "./publish";

const { at, read, write } = temporaryFolder();

const RECORDS = [path.join(STAGING, RELEASE.manifest), path.join(STAGING, RELEASE.record)];

/** Publishes a site of this text, and removes old folders at once. */
function publishText(text: string): void {
  for (const file of [path.join(STAGED_SITE, "x.html"), ...RECORDS]) write(file, text);
  publish(at(), {
    removeFolders: (folders) => folders.forEach((folder) => rmSync(folder, { recursive: true })),
    flush: () => {},
  });
}

const published = () => [path.join(OUT, "x.html"), MANIFEST, BUILD_RECORD].map(read);

it("returns to the release before, with its manifest and its record, and back again", () => {
  for (const text of ["first", "second", "third"]) publishText(text);
  rollBack(at());
  expect(published()).toEqual(["second", "second", "second"]);
  rollBack(at());
  expect(published()).toEqual(["third", "third", "third"]);
});

it("replaces the release that was left when something is published after a return", () => {
  for (const text of ["first", "second"]) publishText(text);
  rollBack(at());
  publishText("third");
  rollBack(at());
  expect(published()).toEqual(["first", "first", "first"]);
});

it("does not change the site if there is no release before, or an incomplete one", () => {
  expect(() => rollBack(at())).toThrow("there is no release before");
  publishText("first");
  expect(() => rollBack(at())).toThrow("there is no release before");
  publishText("second");
  for (const place of readdirSync(at(RELEASES)).filter((name) => name.startsWith("site-")))
    rmSync(at(RELEASES, place, RELEASE.manifest));
  expect(() => rollBack(at())).toThrow("there is no release before");
  expect(read(path.join(OUT, "x.html"))).toBe("second");
});
