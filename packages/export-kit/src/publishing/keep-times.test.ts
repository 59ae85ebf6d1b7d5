import { rmSync, statSync, utimesSync } from "node:fs";
import { temporaryFolder } from "../../test/folder";
import { keepTimes, type ListedSite } from "./keep-times";
import { manifestOf } from "./manifest";

const { at, write } = temporaryFolder();

function site(name: string, files: Record<string, string>): ListedSite {
  for (const [file, text] of Object.entries(files)) write(`${name}/${file}`, text);
  return { root: at(name), manifest: manifestOf(at(name)) };
}
const publishedFrom = ({ root, manifest }: ListedSite) => ({ root, entries: manifest });
const timeOf = (file: string) => statSync(at(file)).mtimeMs / 1000;

it("keeps the times of files that have not changed, and no others", () => {
  const before = site("before", {
    "same.html": "a",
    "changed.html": "b",
    "gone.html": "c",
    "lost.html": "d",
  });
  for (const file of before.manifest.keys()) utimesSync(at("before", file), 1_700_000_000, 1_700_000_000);
  // Listed, but gone.
  rmSync(at("before/lost.html"));
  const next = site("next", { "same.html": "a", "changed.html": "B", "new.html": "d", "lost.html": "d" });
  keepTimes(next, publishedFrom(before), 1_800_000_000_123);
  const others = ["changed", "new", "lost"].map((name) => timeOf(`next/${name}.html`));
  expect([timeOf("next/same.html"), ...others]).toEqual([1_700_000_000, ...others.map(() => 1_800_000_000)]);
});

it("gives the first site times that survive the next publication", () => {
  const [first, second] = [site("first", { "a.html": "a" }), site("second", { "a.html": "a" })];
  keepTimes(first, { root: at("none"), entries: [] }, 1_800_000_000_123);
  keepTimes(second, publishedFrom(first), 1_800_000_060_123);
  expect(timeOf("second/a.html")).toBe(timeOf("first/a.html"));
});
