import { parseDocument } from "yaml";
import type { z } from "zod";
import { fillContent } from "./company/fill-content.ts";
import type { CompanyFacts } from "./company/company-facts.ts";
import { memoizeBySource } from "./memoize-by-source.ts";
import { formatField, toProblems, type ContentProblem } from "./problems.ts";
import { stringsOf } from "./sentences.ts";
import { describeForbidden, findForbidden, readSource } from "./source.ts";

/**
 * Reads one YAML file, puts the company's facts into its texts and validates it.
 *
 * @param root the project's root
 * @param file path from the root, used in messages
 * @param company what its texts name in braces
 * @param problems receives what is wrong; nothing is thrown, so that one run lists all
 * @returns the validated value, or undefined where there were problems
 */
export function readYaml<T extends z.ZodType>(
  root: string,
  file: string,
  schema: T,
  problems: ContentProblem[],
  company: CompanyFacts,
): z.output<T> | undefined {
  const source = readSource(root, file, problems);
  return source === undefined ? undefined : parseYaml(source, file, schema, problems, company);
}

/** What a file holds, before any schema: the same source is the same, whoever validates it. */
const keepParsed = memoizeBySource<Document>();

/** Validates YAML that has been read already: a file, or the front matter of one. */
export function parseYaml<T extends z.ZodType>(
  source: string,
  file: string,
  schema: T,
  problems: ContentProblem[],
  company: CompanyFacts,
): z.output<T> | undefined {
  const document = keepParsed(file, source, () => parseSource(source, file));
  problems.push(...document.problems);
  if (document.problems.length > 0) return undefined;
  const filled = fillContent(document.value, file, company);
  const unfilled = filled.problems.map(({ path, message }) => ({ file, field: formatField(path), message }));
  problems.push(...unfilled);
  const result = schema.safeParse(filled.value);
  if (result.success) return result.data;
  // With a fact missing the text is not what will be printed; the file that lacks it says so.
  if (!filled.complete) return undefined;
  const fields = new Set(unfilled.map(({ field }) => field));
  problems.push(...toProblems(file, result.error).filter(({ field }) => !fields.has(field)));
  return undefined;
}

/** What a text holds as YAML, before anything is asked of it. */
interface Document {
  value: unknown;
  problems: ContentProblem[];
}

function parseSource(source: string, file: string): Document {
  const document = parseDocument(source, { prettyErrors: true, uniqueKeys: true });
  // A warning is a value that is not read as it is written, such as one with an unknown tag.
  const errors = [...document.errors, ...document.warnings].map(({ message }) => message);
  let value: unknown;
  if (errors.length === 0) {
    try {
      value = document.toJS();
    } catch (error) {
      // Aliases of aliases, which make gigabytes of a small file.
      errors.push(`expected texts without aliases: ${(error as Error).message}`);
    }
  }
  const problems = errors.map((message) => ({ file, field: "", message }));
  for (const [path, text] of stringsOf(value)) {
    const found = findForbidden(text);
    if (found) problems.push({ file, field: formatField(path), message: describeForbidden(found.name) });
  }
  return { value, problems };
}
