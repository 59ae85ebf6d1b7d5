import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The files of a project, by path from its root with forward slashes. */
export type Project = ReadonlyMap<string, () => string>;

/** The files of the working directory that git tracks or would add. */
export function readProject(): Project {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return new Map(
    files
      .split("\0")
      .filter((file) => existsSync(file))
      .map((file) => [file, () => readFileSync(file, "utf8")]),
  );
}
