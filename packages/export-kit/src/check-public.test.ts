import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findPublicProblems } from "./check-public.mjs";

it("names what would be published by accident, and nothing else", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "public-"));
  try {
    const put = (name: string, bytes = 1) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), Buffer.alloc(bytes));
    };
    for (const name of ["robots.txt", ".well-known/security.txt", "icons/a.svg"]) put(name);
    put("film.mp4", 2_000_001);
    expect(findPublicProblems(folder, ["/film.mp4"])).toEqual([]);
    for (const name of [
      ".env",
      ".DS_Store",
      "icons/.git/config",
      ".well-known/.env",
      "services.html",
      "_headers",
    ])
      put(name);
    for (const name of ["build.json", "_next/static/a.js"]) put(name);
    put("icons/photo.png", 30_000_000);
    symlinkSync("/etc/hostname", path.join(folder, "link"));
    const named = findPublicProblems(folder, ["/gone.mp4"]).map((line) => line.split(":")[0]);
    expect(named.sort()).toEqual([
      "public/.DS_Store",
      "public/.env",
      "public/.well-known/.env",
      "public/_headers",
      "public/_next/static/a.js",
      "public/build.json",
      "public/film.mp4",
      "public/icons/.git",
      "public/icons/photo.png",
      "public/link",
      "public/services.html",
      "publish.largeFiles",
    ]);
    expect(findPublicProblems(path.join(folder, "none"), [])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
