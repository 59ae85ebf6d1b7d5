/** Reads folders with one file for each service or industry, and finds files that no reader opens. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { ContentProblem } from "./problems.ts";
import { readYaml, type Reading } from "./yaml.ts";

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

/** The allowed files in `content/`, and for each folder the allowed names or extension. */
export interface ExpectedFiles {
  files: readonly string[];
  folders: Readonly<Record<string, `.${string}` | readonly string[] | undefined>>;
}

/**
 * Files that no reader opens, such as `roofing.yml`: their author expects them to be on the site.
 *
 * @param expected undefined for a folder that is not checked
 */
export function findUnreadFiles(root: string, expected: ExpectedFiles): ContentProblem[] {
  const content = path.join(root, "content");
  const entries = readdirSync(content, { withFileTypes: true }).filter(({ name }) => isVisible(name));
  return entries.flatMap((entry) => {
    const { name } = entry;
    if (!entry.isDirectory()) {
      return expected.files.includes(name) ? [] : [unread(name, listNames(expected.files))];
    }
    if (!(name in expected.folders)) {
      return [unread(name, listNames(Object.keys(expected.folders).map((folder) => `${folder}/`)))];
    }
    const inside = expected.folders[name];
    if (inside === undefined) return [];
    return readdirSync(path.join(content, name), { withFileTypes: true })
      .filter((file) => isVisible(file.name) && !(file.isFile() && fits(file.name, inside)))
      .map((file) => unread(`${name}/${file.name}`, describe(inside)));
  });
}

function fits(name: string, inside: string | readonly string[]): boolean {
  return typeof inside === "string" ? path.extname(name) === inside : inside.includes(name);
}

function describe(inside: string | readonly string[]): string {
  return typeof inside === "string" ? `a file with the extension ${inside}` : listNames(inside);
}

function listNames(names: readonly string[]): string {
  return `one of ${[...names].sort().join(", ")}`;
}

function unread(name: string, expected: string): ContentProblem {
  return { file: `content/${name}`, field: "", message: `is not read: expected ${expected}` };
}
