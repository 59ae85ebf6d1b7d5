import { rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../test/folder";
import { keepTimes, type ListedSite } from "./keep-times";
import { manifestOf } from "./manifest";

const OLD = 1_700_000_000;
const NOW = 1_800_000_000_123;
const { at, write } = temporaryFolder();

function site(name: string, files: Record<string, string>): ListedSite {
  for (const [file, text] of Object.entries(files)) write(`${name}/${file}`, text);
  return { root: at(name), manifest: manifestOf(at(name)) };
}

/** In seconds. */
const timeOf = ({ root }: ListedSite, file: string) => statSync(path.join(root, file)).mtimeMs / 1000;

it("keeps the times of files that have not changed, and no others", () => {
  const before = site("before", { "same.html": "a", "changed.html": "b", "gone.html": "c" });
  for (const file of before.manifest.keys()) utimesSync(path.join(before.root, file), OLD, OLD);
  const next = site("next", { "same.html": "a", "changed.html": "B", "new.html": "d" });
  keepTimes(next, before, NOW);
  expect(timeOf(next, "same.html")).toBe(OLD);
  for (const file of ["changed.html", "new.html"]) expect(timeOf(next, file)).toBe(1_800_000_000);
});

it("gives the first site times that survive the next publication", () => {
  const [first, second] = [site("first", { "a.html": "a" }), site("second", { "a.html": "a" })];
  keepTimes(first, undefined, NOW);
  keepTimes(second, first, NOW + 60_000);
  expect(timeOf(second, "a.html")).toBe(timeOf(first, "a.html"));
});

it("gives a new time to a file that is listed but gone", () => {
  const before = site("before", { "a.html": "a" });
  rmSync(path.join(before.root, "a.html"));
  const next = site("next", { "a.html": "a" });
  keepTimes(next, before, NOW);
  expect(timeOf(next, "a.html")).toBe(1_800_000_000);
});
