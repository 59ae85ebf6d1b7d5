/** Reads folders with one file for each service or industry, and finds files that no reader opens. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { CompanyFacts } from "./company/company-facts.ts";
import type { ContentProblem } from "./problems.ts";
import { readYaml } from "./yaml.ts";

export interface Folder<T> {
  /** Names of the files that were read. */
  names: string[];
  /** Their values; undefined if a file could not be read. */
  items: (T | undefined)[];
  /**
   * The slugs that other files may refer to, invalid files included: their mistakes are not reported again as unknown
   * slugs. Undefined if the folder could not be read.
   */
  slugs: ReadonlySet<string> | undefined;
}

/**
 * Reads every YAML file of a folder of `content/`, in order of their names.
 *
 * @param problems collects all mistakes, instead of an error at the first
 * @param company values of the placeholders
 */
export function readFolder<T extends z.ZodType<{ slug: string }>>(
  root: string,
  folder: string,
  schema: T,
  problems: ContentProblem[],
  company: CompanyFacts,
): Folder<z.output<T>> {
  const all = listFolder(root, folder, problems);
  if (!all) return { names: [], items: [], slugs: undefined };
  const names = all.filter((name) => name.endsWith(".yaml"));
  const items = names.map((name) => readYaml(root, `content/${folder}/${name}`, schema, problems, company));
  const stems = all.map((name) => path.parse(name).name);
  return { names, items, slugs: new Set([...stems, ...items.flatMap((item) => item?.slug ?? [])]) };
}

/** Sorted names in a folder of `content/`; undefined, with a problem, if there is no such folder. */
export function listFolder(root: string, folder: string, problems: ContentProblem[]): string[] | undefined {
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
