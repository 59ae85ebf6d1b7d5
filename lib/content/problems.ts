import type { z } from "zod";

/** A mistake in the content: its position and what was expected there. */
export interface ContentProblem {
  /** Path from the project's root. */
  file: string;
  /** Field inside the file, for example `callers[2].asks`; empty for the file as a whole. */
  field: string;
  message: string;
}

/**
 * Thrown once with all mistakes in the content. Prints as its message only: stack frames and a second list of the
 * problems would not help an editor.
 */
export class ContentError extends Error {
  declare readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(`${describeCount(problems.length)} in the content:\n${problems.map(formatProblem).join("\n")}`);
    this.name = "ContentError";
    // Node and Next print every enumerable property of an error below its stack.
    Object.defineProperty(this, "problems", { value: problems, enumerable: false });
    Object.defineProperty(this, "name", { enumerable: false });
    this.stack = this.message;
  }
}

/** Parsed YAML by its file, as last read. */
export const documents = new Map<string, unknown>();

/** One line: file, field and what was expected. Rows have their names: `[munich].holidayRegion`. */
export function formatProblem({ file, field, message }: ContentProblem): string {
  let value = documents.get(file);
  const named = field.replaceAll(/\[(\d+)\]|[^.[\]]+/g, (key: string, index?: string) => {
    value = (value as Record<string, unknown> | null | undefined)?.[index ?? key];
    const { id, slug, calendar, name } = (value ?? {}) as Record<string, unknown>;
    const rowName = id ?? slug ?? calendar ?? name;
    return index && typeof rowName === "string" ? `[${rowName}]` : key;
  });
  return `  ${file}${named && `: ${named}`}: ${message}`;
}

/** "1 problem", "2 problems". */
export function describeCount(count: number): string {
  return `${count} ${count === 1 ? "problem" : "problems"}`;
}

/** Formats a zod path for people: `services.pay-per-lead.script.caller`, `callers[2].asks`. */
export function formatField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, key) => {
    if (typeof key === "number") return `${field}[${key}]`;
    return field ? `${field}.${String(key)}` : String(key);
  }, "");
}

/** zod's issues of one file as problems. */
export function toProblems(file: string, error: z.ZodError): ContentProblem[] {
  return error.issues.map((issue) => {
    // "Invalid key in record" says nothing of what the schema of the keys expected.
    const { message } = issue.code === "invalid_key" ? (issue.issues[0] ?? issue) : issue;
    const plain = message
      .replace(/^Invalid input: /, "")
      .replace(/^(expected .*), received (undefined|null)$/, "missing, $1");
    // Not what may be empty, or has a message of its own.
    const isCounted = issue.code === "too_small" && issue.origin === "array" && Number(issue.minimum) > 1;
    const why = isCounted && plain.startsWith("Too ") ? "; docs/behaviour.md fixes numbers of entries" : "";
    return { file, field: formatField(issue.path), message: plain + why };
  });
}
