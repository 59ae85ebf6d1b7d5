/** Reads folders with one file for each service or industry, and finds files that no reader opens. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { ContentProblem } from "../problems.ts";
import type { Reading } from "./content-reading.ts";
import { readYaml } from "./read-yaml.ts";

/** What was read from a folder. */
export interface Folder<T> {
  /** The valid files with their values. */
  files: (readonly [file: string, value: T])[];
  /** False if a file is invalid, or there is none. */
  isComplete: boolean;
  /**
   * The slugs that other files may refer to, invalid files included: their mistakes are not reported again as unknown
   * slugs. Undefined if the folder could not be read.
   */
  slugs: ReadonlySet<string> | undefined;
}

/** Reads every YAML file of a folder of `content/`, in order of their names. */
export function readFolder<T extends z.ZodType<{ slug: string }>>(
  reading: Reading,
  folder: string,
  schema: T,
): Folder<z.output<T>> {
  const all = listFolder(reading, folder);
  if (!all) return { files: [], isComplete: false, slugs: undefined };
  const names = all.filter((name) => name.endsWith(".yaml")).map((name) => `content/${folder}/${name}`);
  const files = names.flatMap((file) => {
    const value = readYaml(reading, file, schema);
    return value === undefined ? [] : [[file, value] as const];
  });
  const slugs = [...all.map((name) => path.parse(name).name), ...files.map(([, { slug }]) => slug)];
  return { files, isComplete: files.length > 0 && files.length === names.length, slugs: new Set(slugs) };
}

/** Sorted names in a folder of `content/`; undefined, with a problem, if there is no such folder. */
export function listFolder({ root, problems }: Reading, folder: string): string[] | undefined {
  try {
    return readdirSync(path.join(root, "content", folder))
      .filter(isVisible)
      .sort();
  } catch {
    problems.push({ file: `content/${folder}`, field: "", message: "expected a folder of this name" });
    return undefined;
  }
}

/** Excludes hidden files, which file managers and editors leave behind. */
function isVisible(name: string): boolean {
  return !name.startsWith(".");
}

/**
 * Files and folders that no reader opens, such as `roofing.yml`: their author expects them to be on the site.
 *
 * @param folder path from the root, of a folder with files that were read
 */
export function findUnreadFiles(
  { root, files }: Pick<Reading, "root" | "files">,
  folder: string,
): ContentProblem[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(({ name }) => {
    const file = `${folder}/${name}`;
    if (files.has(file) || name === "README.md" || !isVisible(name)) return [];
    if ([...files].some((read) => read.startsWith(`${file}/`))) return findUnreadFiles({ root, files }, file);
    const others = [...files].filter((read) => path.posix.dirname(read) === folder).sort();
    const examples = others.slice(0, 3).map((read) => path.posix.basename(read));
    return { file, field: "", message: `is not read: expected a name such as ${examples.join(", ")}` };
  });
}
