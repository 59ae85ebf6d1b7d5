import { readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { fillContent } from "./firm/fill-content.ts";
import type { Firm } from "./firm/firm.ts";
import { formatField, toProblems, type ContentProblem } from "./problems.ts";

/**
 * Reads one YAML file, puts the company's facts into its texts and validates it.
 *
 * @param root the project's root
 * @param file path from the root, used in messages
 * @param firm what its texts name in braces
 * @param problems receives what is wrong; nothing is thrown, so that one run lists all
 * @returns the validated value, or undefined where there were problems
 */
export function readYaml<T extends z.ZodType>(
  root: string,
  file: string,
  schema: T,
  problems: ContentProblem[],
  firm: Firm,
): z.output<T> | undefined {
  let source: string;
  try {
    source = readFileSync(path.join(root, file), "utf8");
  } catch (error) {
    problems.push({ file, field: "", message: `cannot be read: ${(error as Error).message}` });
    return undefined;
  }
  return parseYaml(source, file, schema, problems, firm);
}

/** Validates YAML that has been read already: a file, or the front matter of one. */
export function parseYaml<T extends z.ZodType>(
  source: string,
  file: string,
  schema: T,
  problems: ContentProblem[],
  firm: Firm,
): z.output<T> | undefined {
  const document = parseDocument(source, { prettyErrors: true, uniqueKeys: true });
  if (document.errors.length > 0) {
    for (const error of document.errors) problems.push({ file, field: "", message: error.message });
    return undefined;
  }
  const filled = fillContent(document.toJS(), file, firm);
  const unfilled = filled.problems.map(({ path, message }) => ({ file, field: formatField(path), message }));
  problems.push(...unfilled);
  const result = schema.safeParse(filled.value);
  if (result.success) return result.data;
  // A text whose facts are missing is not as it will be: what else is wrong with it is known then.
  const fields = new Set(unfilled.map(({ field }) => field));
  problems.push(...toProblems(file, result.error).filter(({ field }) => !fields.has(field)));
  return undefined;
}
