import { parseDocument } from "yaml";
import type { z } from "zod";
import { fillContent } from "../company/fill-content.ts";
import type { CompanyFacts } from "../company/company-facts.ts";
import { memoizeBySource } from "./memoize-by-source.ts";
import { parseOnce } from "../cache.ts";
import { documents, formatField, toProblems, type ContentProblem } from "../problems.ts";
import { addFindings, type FileReading, type Findings, type Reading } from "./content-reading.ts";
import { referencesIn } from "../schema/reference.ts";
import { stringsOf } from "../strings-of.ts";
import { findForbidden, readSource } from "./read-source.ts";

/**
 * Reads one YAML file, fills its placeholders with facts of the company and validates it.
 *
 * @param file path from the root, used in messages
 * @returns the validated value, or undefined if there were problems; the same object as before if nothing has changed
 */
export function readYaml<T extends z.ZodType>(
  reading: Reading,
  file: string,
  schema: T,
): z.output<T> | undefined {
  const source = readSource(reading, file);
  if (source === undefined) return undefined;
  const value = parseYaml(source, file, schema, reading);
  if (value !== undefined) reading.values.set(file, value);
  return value;
}

interface Parsed extends Findings {
  /** Undefined if it is invalid. */
  value?: unknown;
}

const parsedOf = memoizeBySource<Parsed>();

/** Parses and validates YAML: a file, or the front matter of one. */
export function parseYaml<T extends z.ZodType>(
  source: string,
  file: string,
  schema: T,
  reading: FileReading,
): z.output<T> | undefined {
  const { company } = reading;
  const parsed = parsedOf(file, [source, schema, company], () => parse(source, file, schema, company));
  addFindings(reading, parsed);
  return parsed.value as z.output<T> | undefined;
}

function parse(source: string, file: string, schema: z.ZodType, company: CompanyFacts): Parsed {
  const document = parseSource(source, file);
  if (document.problems.length > 0) return { problems: document.problems, references: [] };
  const filled = fillContent(document.value, file, company);
  const unfilled = filled.problems.map(({ path, message }) => ({ file, field: formatField(path), message }));
  const result = schema.safeParse(filled.value);
  if (result.success) {
    const references = referencesIn(schema, result.data).map(({ path, ...reference }) => ({
      ...reference,
      file,
      field: formatField(path),
    }));
    return { value: result.data, problems: unfilled, references };
  }
  // If a fact is missing, its file is reported, and the lengths of texts with it cannot be checked.
  const fields = new Set([...unfilled.map(({ field }) => field), ...filled.incomplete.map(formatField)]);
  const invalid = toProblems(file, result.error).filter(({ field }) => !fields.has(field));
  return { problems: [...unfilled, ...invalid], references: [] };
}

/** The YAML before validation. */
function parseSource(source: string, file: string): { value: unknown; problems: ContentProblem[] } {
  const errors: string[] = [];
  const value = parseOnce(source, () => {
    const document = parseDocument(source, { prettyErrors: true, uniqueKeys: true, merge: true });
    // The first error alone: a tab makes thousands of others, in the lines below it.
    // A warning means that a value is not read as written, for example one with an unknown tag.
    errors.push(...[...document.errors.slice(0, 1), ...document.warnings].map(({ message }) => message));
    if (errors.length > 0) return undefined;
    try {
      return document.toJS() as unknown;
    } catch (error) {
      // Nested aliases, which can expand a small file to gigabytes.
      errors.push(`expected texts without aliases: ${(error as Error).message}`);
      return undefined;
    }
  });
  documents.set(file, value);
  const problems = errors.map((message) => ({ file, field: "", message }));
  for (const [path, text] of stringsOf(value)) {
    const found = findForbidden(text);
    if (found) problems.push({ file, field: formatField(path), message: found.message });
  }
  return { value, problems };
}
