import { symlinkSync } from "node:fs";
import { temporaryFolder } from "../test/folder";
import { findPublicProblems } from "./check-public.mjs";

const { at, write } = temporaryFolder();

it("names what would be published by accident, and nothing else", () => {
  for (const name of ["robots.txt", ".well-known/security.txt", "icons/a.svg"]) write(name);
  write("film.mp4", Buffer.alloc(2_000_001));
  expect(findPublicProblems(at(), ["/film.mp4"])).toEqual([]);
  const hidden = [".DS_Store", ".env", ".well-known/.env", "icons/.git"];
  const written = ["_headers", "_next/static/a.js", "build.json", "services.html"];
  for (const name of [...hidden.slice(0, 3), "icons/.git/config", ...written]) write(name);
  symlinkSync("/etc/hostname", at("link"));
  const named = findPublicProblems(at(), ["/gone.mp4"]).map((line) => line.split(":")[0]);
  const expected = [...hidden, ...written, "film.mp4", "link"].map((name) => `public/${name}`);
  expect(named.sort()).toEqual([...expected, "publish.largeFiles"].sort());
  expect(findPublicProblems(at("none"), [])).toEqual([]);
});
