import type { z } from "zod";

/** One thing an editor has to mend: where it stands and what was expected there. */
export interface ContentProblem {
  /** Path from the project's root. */
  file: string;
  /** Field inside the file, for example `callers[2].asks`; empty for the file as a whole. */
  field: string;
  message: string;
}

/** Thrown once per load with everything that is wrong, so that an editor mends all of it in one go. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    const lines = problems.map(({ file, field, message }) => `  ${file}${field && `: ${field}`}: ${message}`);
    super(
      `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content:\n${lines.join("\n")}`,
    );
    this.name = "ContentError";
  }
}

/** Writes a zod path as an editor would: `services.pay-per-lead.script.caller`, `callers[2].asks`. */
export function formatField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, key) => {
    if (typeof key === "number") return `${field}[${key}]`;
    return field ? `${field}.${String(key)}` : String(key);
  }, "");
}

/** zod's issues of one file as problems. */
export function toProblems(file: string, error: z.ZodError): ContentProblem[] {
  return error.issues.map((issue) => ({ file, field: formatField(issue.path), message: issue.message }));
}
