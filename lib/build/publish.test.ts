import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { OUT, RELEASES, STAGING } from "./paths.mjs";
import { publish as publishSite } from "./publish";

let project: string;
const at = (...parts: string[]) => path.join(project, ...parts);

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "publish-"));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** With what is no longer needed removed at once. */
const publish = (folder: string) =>
  publishSite(folder, (removed) => removed.forEach((old) => rmSync(old, { recursive: true })));

/** Leaves a site in the staging folder, as a build does. */
function stage(text: string): void {
  mkdirSync(at(STAGING, "services"), { recursive: true });
  writeFileSync(at(STAGING, "index.html"), text);
  writeFileSync(at(STAGING, "services", "x.html"), text);
}

const published = () => readFileSync(at(OUT, "services", "x.html"), "utf8");
const releases = () => readdirSync(at(RELEASES));

it("publishes the first site", () => {
  stage("first");
  publish(project);
  expect(published()).toBe("first");
  expect(lstatSync(at(OUT)).isSymbolicLink()).toBe(true);
  expect(existsSync(at(STAGING))).toBe(false);
  expect(releases()).toHaveLength(1);
});

it("replaces a site whole and removes the one before, again and again", () => {
  for (const text of ["first", "second", "third"]) {
    stage(text);
    publish(project);
    expect(published()).toBe(text);
    expect(releases()).toHaveLength(1);
  }
});

it("leaves nothing of the old site in the new one", () => {
  stage("first");
  writeFileSync(at(STAGING, "gone.html"), "");
  publish(project);
  stage("second");
  publish(project);
  expect(existsSync(at(OUT, "gone.html"))).toBe(false);
});

it("can be moved with the project: the link is relative", () => {
  stage("first");
  publish(project);
  const moved = `${project}-moved`;
  renameSync(project, moved);
  project = moved;
  expect(published()).toBe("first");
});

it("makes way for itself where a real folder has the name", () => {
  mkdirSync(at(OUT));
  writeFileSync(at(OUT, "by-hand.html"), "");
  stage("first");
  publish(project);
  expect(published()).toBe("first");
  expect(existsSync(at(OUT, "by-hand.html"))).toBe(false);
  expect(releases()).toHaveLength(1);
});

it("makes way for itself again after a publication that was killed in between", () => {
  mkdirSync(at(RELEASES, "removed-1"), { recursive: true });
  writeFileSync(at(RELEASES, "removed-1", "left.html"), "");
  mkdirSync(at(RELEASES, "site-a"));
  writeFileSync(at(RELEASES, "site-a", "left.html"), "");
  symlinkSync("nowhere", at(RELEASES, "out.new"));
  mkdirSync(at(OUT));
  writeFileSync(at(OUT, "by-hand.html"), "");
  stage("first");
  publish(project);
  expect(published()).toBe("first");
  expect(releases()).toHaveLength(1);
});

it("takes the place of a link that leads nowhere", () => {
  symlinkSync(path.join(path.basename(RELEASES), "site-a"), at(OUT));
  stage("first");
  publish(project);
  expect(published()).toBe("first");
});

it.each(["..", ".", "elsewhere"])("removes nothing that a build did not make: out -> %s", (target) => {
  mkdirSync(at("elsewhere"));
  writeFileSync(at("elsewhere", "kept.txt"), "");
  writeFileSync(at("kept.txt"), "");
  symlinkSync(target, at(OUT));
  stage("first");
  publish(project);
  expect(published()).toBe("first");
  expect(existsSync(at("kept.txt"))).toBe(true);
  expect(existsSync(at("elsewhere", "kept.txt"))).toBe(true);
});

it("leaves the site alone where there is nothing to publish", () => {
  stage("first");
  publish(project);
  expect(() => publish(project)).toThrow("ENOENT");
  expect(published()).toBe("first");
});

it("removes the site before by itself, without being waited for", async () => {
  for (const text of ["first", "second"]) {
    stage(text);
    publishSite(project);
  }
  expect(published()).toBe("second");
  while (releases().length > 1) await sleep(20);
}, 30_000);
