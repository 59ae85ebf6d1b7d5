import type fs from "node:fs";
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "../../test/folder";
import { BUILD_RECORD, MANIFEST, OUT, RELEASE, RELEASES, STAGED_SITE, STAGING } from "../paths.mjs";
import { publish as publishSite, rollBack } from "./publish";

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

const { at, list, read, write } = temporaryFolder();

/** Leaves a release in the staging folder, as a build does. */
function stage(text: string): void {
  for (const file of [STAGED_SITE, path.join(STAGED_SITE, "services")]) write(`${file}/x.html`, text);
  for (const part of [RELEASE.manifest, RELEASE.record]) write(path.join(STAGING, part), text);
}

/** Publishes a site of each text, and removes old folders at once. */
function publish(texts: string[], flush = () => {}): void {
  for (const text of texts) {
    stage(text);
    publishSite(at(), {
      removeFolders: (removed) => removed.forEach((old) => rmSync(old, { recursive: true })),
      flush,
    });
  }
}

const FILES = [path.join(OUT, "services", "x.html"), path.join(OUT, "x.html"), MANIFEST, BUILD_RECORD];
/** The text of the published site, if its manifest and its record have it too. */
const published = () => [...new Set(FILES.map(read))].join(" and ");
/** Without the links to manifest and record. */
const releases = () =>
  readdirSync(at(RELEASES)).filter((name) => lstatSync(at(RELEASES, name)).isDirectory());

it("publishes a site with its manifest and its record, keeps the one before, and nothing of older ones", () => {
  for (const [index, text] of ["first", "second", "third"].entries()) {
    if (index === 0) write(path.join(STAGED_SITE, "gone.html"));
    publish([text]);
    expect([published(), releases().length]).toEqual([text, Math.min(index + 1, 2)]);
  }
  expect(lstatSync(at(OUT)).isSymbolicLink()).toBe(true);
  expect(existsSync(at(STAGING))).toBe(false);
  expect(readdirSync(at(OUT))).toEqual(["services", "x.html"]);
  // Relative links: the project can be moved.
  renameSync(at(), `${at()}-moved`);
  mkdirSync(at());
  renameSync(`${at()}-moved`, at("moved"));
  expect(read(path.join("moved", MANIFEST)) + read(path.join("moved", FILES[0]!))).toBe("thirdthird");
});

it("publishes when the releases are on another disk, where no file can be renamed to the project", () => {
  mockSteps.crossesDisks = (from, to) => from.startsWith(at(RELEASES)) !== to.startsWith(at(RELEASES));
  publish(["first", "second"]);
  mockSteps.crossesDisks = () => false;
  expect(published()).toBe("second");
});

it("flushes before the switch, and does not switch if flushing fails", () => {
  publish(["first"]);
  const failing = () => {
    throw new Error("input/output error");
  };
  expect(() => publish(["second"], failing)).toThrow("input/output error");
  expect(published()).toBe("first");
  const flush = jest.fn(() => expect(published()).toBe("first"));
  publish(["second"], flush);
  expect(flush).toHaveBeenCalledTimes(1);
  expect(published()).toBe("second");
});

it("leaves a complete site and its manifest when killed at any step, and the next publication recovers", () => {
  let step = 0;
  for (let isKilled = true; isKilled;) {
    publish(["first", "second"]);
    stage("third");
    step += 1;
    Object.assign(mockSteps, { done: 0, killedAt: step });
    try {
      publishSite(at(), { removeFolders: () => {}, flush: () => {} });
      isKilled = false;
    } catch (error) {
      expect(error).toHaveProperty("message", "killed");
    }
    mockSteps.killedAt = Infinity;
    expect([step, published()]).toEqual([
      step,
      isKilled ? expect.stringMatching(/^(second|third)$/) : "third",
    ]);
    publish(["fourth"]);
    expect([published(), releases().length]).toEqual(["fourth", 2]);
  }
  // Of the steps of a publication.
  expect(step).toBeGreaterThan(5);
});

it("replaces an `out` that is a real folder or a broken link, also after a killed publication", () => {
  write(path.join(OUT, "by-hand.html"));
  publish(["first"]);
  expect([published(), list().join().includes("by-hand"), releases().length]).toEqual(["first", false, 1]);
  rmSync(at(OUT));
  write(path.join(OUT, "by-hand.html"));
  for (const left of ["removed-1", "site-a", "site-b"]) write(path.join(RELEASES, left, "left.html"));
  symlinkSync("nowhere", at(".out.new"));
  publish(["second"]);
  expect([published(), releases().length]).toEqual(["second", 1]);
  rmSync(at(OUT));
  symlinkSync(path.join(path.basename(RELEASES), "site-a", "site"), at(OUT));
  publish(["third"]);
  expect(published()).toBe("third");
});

it("removes nothing outside of the releases, wherever out links to", () => {
  const kept = [write("elsewhere/site-a/kept.txt"), write("kept.txt")];
  for (const target of ["..", ".", "elsewhere", "elsewhere/site-a"]) {
    rmSync(at(OUT), { force: true });
    symlinkSync(target, at(OUT));
    publish([target]);
    expect([published(), ...kept.map((file) => existsSync(file))]).toEqual([target, true, true]);
  }
});

it("does not change the site if a part of the release is missing in staging", () => {
  publish(["first"]);
  for (const part of Object.values(RELEASE)) {
    stage("second");
    rmSync(at(STAGING, part), { recursive: true });
    expect(() => publishSite(at())).toThrow(`there is no ${part} to publish`);
    expect(published()).toBe("first");
  }
});

it("removes the release before the one before in the background", async () => {
  for (const text of ["first", "second", "third"]) {
    stage(text);
    publishSite(at());
  }
  expect(published()).toBe("third");
  while (releases().length > 2) await sleep(20);
});

it("returns to the release before and back again, if there is a complete one", () => {
  const message = "there is no release before";
  expect(() => rollBack(at())).toThrow(message);
  publish(["first"]);
  expect(() => rollBack(at())).toThrow(message);
  publish(["second"]);
  for (const text of ["first", "second", "first"]) {
    rollBack(at());
    expect(published()).toBe(text);
  }
  // What was left is replaced by what is published after a return.
  publish(["third"]);
  rollBack(at());
  expect(published()).toBe("first");
  for (const place of releases()) rmSync(at(RELEASES, place, RELEASE.manifest), { force: true });
  expect(() => rollBack(at())).toThrow(message);
  expect(read(FILES[0]!)).toBe("first");
});
