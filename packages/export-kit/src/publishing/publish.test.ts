import type fs from "node:fs";
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
import { BUILD_RECORD, MANIFEST, OUT, RELEASE, RELEASES, STAGED_SITE, STAGING } from "../paths.mjs";
import { publish as publishSite } from "./publish";

/** Counts the steps that change a folder, and throws at one of them, as if the process were killed. */
const mockSteps = { done: 0, killedAt: Infinity, crossesDisks: (_from: string, _to: string) => false };
jest.mock("node:fs", () => {
  const actual = jest.requireActual<typeof fs>("node:fs");
  const step = <A extends unknown[], R>(work: (...args: A) => R) => {
    return (...args: A): R => {
      mockSteps.done += 1;
      if (mockSteps.done === mockSteps.killedAt) throw new Error("killed");
      return work(...args);
    };
  };
  const { renameSync: rename, symlinkSync: symlink, rmSync: rm } = actual;
  const renameOnDisk: typeof rename = (from, to) => {
    if (mockSteps.crossesDisks(String(from), String(to))) throw new Error("EXDEV: cross-device link");
    rename(from, to);
  };
  return { ...actual, renameSync: step(renameOnDisk), symlinkSync: step(symlink), rmSync: step(rm) };
});

let project: string;
const at = (...parts: string[]) => path.join(project, ...parts);

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "publish-"));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Publishes, and removes old folders at once. */
const publish = (folder: string, flush = () => {}) =>
  publishSite(folder, {
    removeFolders: (removed) => removed.forEach((old) => rmSync(old, { recursive: true })),
    flush,
  });

/** Leaves a release in the staging folder, as a build does. */
function stage(text: string): void {
  mkdirSync(at(STAGED_SITE, "services"), { recursive: true });
  writeFileSync(at(STAGED_SITE, "index.html"), text);
  writeFileSync(at(STAGED_SITE, "services", "x.html"), text);
  writeFileSync(at(STAGING, RELEASE.manifest), text);
  writeFileSync(at(STAGING, RELEASE.record), text);
}

const published = () => readFileSync(at(OUT, "services", "x.html"), "utf8");
const manifest = () => readFileSync(at(MANIFEST), "utf8");
const record = () => readFileSync(at(BUILD_RECORD), "utf8");
/** Without the links to manifest and record. */
const releases = () =>
  readdirSync(at(RELEASES)).filter((name) => lstatSync(at(RELEASES, name)).isDirectory());

it("publishes the first site, with its manifest and its record", () => {
  stage("first");
  publish(project);
  expect([published(), manifest(), record()]).toEqual(["first", "first", "first"]);
  expect(lstatSync(at(OUT)).isSymbolicLink()).toBe(true);
  expect(existsSync(at(STAGING))).toBe(false);
  expect(releases()).toHaveLength(1);
  expect(readdirSync(at(OUT))).toEqual(["index.html", "services"]);
});

it("replaces the site and keeps the one before, on every publication", () => {
  for (const [index, text] of ["first", "second", "third"].entries()) {
    stage(text);
    publish(project);
    expect([published(), manifest(), record()]).toEqual([text, text, text]);
    expect(releases()).toHaveLength(Math.min(index + 1, 2));
  }
});

it("publishes when the releases are on another disk, where no file can be renamed to the project", () => {
  for (const text of ["first", "second"]) {
    stage(text);
    mockSteps.crossesDisks = (from, to) => from.startsWith(at(RELEASES)) !== to.startsWith(at(RELEASES));
    publish(project);
    mockSteps.crossesDisks = () => false;
    expect(published()).toBe(text);
  }
});

it("keeps no files of the old site in the new one", () => {
  stage("first");
  writeFileSync(at(STAGED_SITE, "gone.html"), "");
  publish(project);
  stage("second");
  publish(project);
  expect(existsSync(at(OUT, "gone.html"))).toBe(false);
});

it("uses relative links, so that the project can be moved", () => {
  stage("first");
  publish(project);
  const moved = `${project}-moved`;
  renameSync(project, moved);
  project = moved;
  expect([published(), manifest(), record()]).toEqual(["first", "first", "first"]);
});

it("flushes before the switch, and does not switch if flushing fails", () => {
  stage("first");
  publish(project);
  stage("second");
  const failing = () => {
    throw new Error("input/output error");
  };
  expect(() => publish(project, failing)).toThrow("input/output error");
  expect([published(), manifest(), record()]).toEqual(["first", "first", "first"]);
  const flush = jest.fn(() => expect(published()).toBe("first"));
  publish(project, flush);
  expect(flush).toHaveBeenCalledTimes(1);
  expect(published()).toBe("second");
});

describe("a publication that is killed", () => {
  /** Steps of a publication that replaces a site. */
  const STEPS = 6;

  it.each(Array.from({ length: STEPS }, (_, index) => index + 1))(
    "leaves a complete site and its manifest when killed at step %i, and the next publication recovers",
    (step) => {
      for (const text of ["first", "second"]) {
        stage(text);
        publish(project);
      }
      stage("third");
      Object.assign(mockSteps, { done: 0, killedAt: step });
      expect(() => publish(project)).toThrow("killed");
      mockSteps.killedAt = Infinity;
      const whole = published();
      expect(["second", "third"]).toContain(whole);
      expect([manifest(), record()]).toEqual([whole, whole]);
      stage("fourth");
      publish(project);
      expect([published(), manifest(), record()]).toEqual(["fourth", "fourth", "fourth"]);
      expect(releases()).toHaveLength(2);
    },
  );

  it("takes exactly as many steps as the tests kill it at", () => {
    for (const text of ["first", "second"]) {
      stage(text);
      publish(project);
    }
    stage("third");
    mockSteps.done = 0;
    publish(project);
    expect(mockSteps.done).toBe(STEPS);
  });
});

it("replaces an `out` that is a real folder, not a link", () => {
  mkdirSync(at(OUT));
  writeFileSync(at(OUT, "by-hand.html"), "");
  stage("first");
  publish(project);
  expect(published()).toBe("first");
  expect(existsSync(at(OUT, "by-hand.html"))).toBe(false);
  expect(releases()).toHaveLength(1);
});

it("replaces a real folder named out after a killed publication", () => {
  for (const left of ["removed-1", "site-a", "site-b"]) {
    mkdirSync(at(RELEASES, left), { recursive: true });
    writeFileSync(at(RELEASES, left, "left.html"), "");
  }
  symlinkSync("nowhere", at(".out.new"));
  mkdirSync(at(OUT));
  writeFileSync(at(OUT, "by-hand.html"), "");
  stage("first");
  publish(project);
  expect(published()).toBe("first");
  expect(releases()).toHaveLength(1);
});

it("replaces a broken link named out", () => {
  symlinkSync(path.join(path.basename(RELEASES), "site-a", "site"), at(OUT));
  stage("first");
  publish(project);
  expect(published()).toBe("first");
});

it.each(["..", ".", "elsewhere", "elsewhere/site-a"])(
  "removes nothing outside of the releases when out links to %s",
  (target) => {
    mkdirSync(at("elsewhere", "site-a"), { recursive: true });
    writeFileSync(at("elsewhere", "site-a", "kept.txt"), "");
    writeFileSync(at("kept.txt"), "");
    symlinkSync(target, at(OUT));
    stage("first");
    publish(project);
    expect(published()).toBe("first");
    expect(existsSync(at("kept.txt"))).toBe(true);
    expect(existsSync(at("elsewhere", "site-a", "kept.txt"))).toBe(true);
  },
);

it.each(Object.values(RELEASE))("does not change the site if staging contains no %s", (part) => {
  stage("first");
  publish(project);
  stage("second");
  rmSync(at(STAGING, part), { recursive: true });
  expect(() => publish(project)).toThrow(`there is no ${part} to publish`);
  expect([published(), manifest(), record()]).toEqual(["first", "first", "first"]);
});

it("removes the release before the one before in the background", async () => {
  for (const text of ["first", "second", "third"]) {
    stage(text);
    publishSite(project);
  }
  expect(published()).toBe("third");
  while (releases().length > 2) await sleep(20);
}, 30_000);
