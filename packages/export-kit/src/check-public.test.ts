import { symlinkSync } from "node:fs";
import { temporaryFolder } from "../test/folder";
import { findPublicProblems } from "./check-public.mjs";

const { at, write } = temporaryFolder();

it("names what would be published by accident, and nothing else", () => {
  const put = (name: string, text: string | Buffer = "{}") => write(`public/${name}`, text);
  for (const name of ["robots.txt", ".well-known/security.txt", "icons/a.json"]) put(name);
  put("film.mp4", Buffer.alloc(2_000_001));
  expect(findPublicProblems(at("public"), ["/film.mp4"])).toEqual([]);
  const hidden = [".DS_Store", ".env", ".well-known/.env", "icons/.git"];
  const written = ["_headers", "_next/static/a.js", "build.json", "services.html", "robots.txt", "llms.txt"];
  for (const name of [...hidden.slice(0, 3), "icons/.git/config", ...written, "a.png~"]) put(name);
  for (const name of ["robots.ts", "llms.txt/route.ts"]) write(`app/${name}`);
  put("empty.avif", "");
  put("b.json", "{,}");
  symlinkSync("/etc/hostname", at("public/link"));
  const named = findPublicProblems(at("public"), ["/gone.mp4"]).map((line) => line.split(":")[0]);
  const others = ["a.png~", "b.json", "empty.avif", "film.mp4", "link"];
  const expected = [...hidden, ...written, ...others].map((name) => `public/${name}`);
  expect(named.sort()).toEqual([...expected, "publish.largeFiles"].sort());
  expect(findPublicProblems(at("none"), [])).toEqual([]);
});
