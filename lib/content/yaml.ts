import { readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { keepLast } from "./keep-last.ts";
import { toProblems, type ContentProblem } from "./problems.ts";

/**
 * Reads one YAML file and validates it.
 *
 * @param root the project's root
 * @param file path from the root, used in messages
 * @param problems receives what is wrong; nothing is thrown, so that one run lists all
 * @returns the validated value, or undefined where there were problems
 */
export function readYaml<T extends z.ZodType>(
  root: string,
  file: string,
  schema: T,
  problems: ContentProblem[],
): z.output<T> | undefined {
  let source: string;
  try {
    source = readFileSync(path.join(root, file), "utf8");
  } catch (error) {
    problems.push({ file, field: "", message: `cannot be read: ${(error as Error).message}` });
    return undefined;
  }
  return parseYaml(source, file, schema, problems);
}

/** What a file holds, before any schema: the same source is the same, whoever validates it. */
const keepParsed = keepLast<{ errors: readonly Error[]; value: unknown }>();

/** Validates YAML that has been read already: a file, or the front matter of one. */
export function parseYaml<T extends z.ZodType>(
  source: string,
  file: string,
  schema: T,
  problems: ContentProblem[],
): z.output<T> | undefined {
  const { errors, value } = keepParsed(file, source, () => {
    const document = parseDocument(source, { prettyErrors: true, uniqueKeys: true });
    return { errors: document.errors, value: document.errors.length > 0 ? undefined : document.toJS() };
  });
  if (errors.length > 0) {
    for (const error of errors) problems.push({ file, field: "", message: error.message });
    return undefined;
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  problems.push(...toProblems(file, result.error));
  return undefined;
}
