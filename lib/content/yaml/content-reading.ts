/** What a reading of the content carries from file to file. */
import type { CompanyFacts } from "../company/company-facts.ts";
import { readCompanyFacts } from "../company/read-company-facts.ts";
import type { ContentProblem } from "../problems.ts";
import type { Target } from "../schema/reference.ts";

/** A field that refers to an entry of another file. */
export interface Reference {
  file: string;
  field: string;
  target: Target;
  /** Slug, id or name of the entry. */
  name: string;
}

/** What is found in files. */
export interface Findings {
  /** All mistakes, instead of an error at the first. */
  problems: ContentProblem[];
  references: Reference[];
}

/** The reading of a file. */
export interface FileReading extends Findings {
  /** Values of the placeholders. */
  company: CompanyFacts;
}

/** One reading of the content. */
export interface Reading extends FileReading {
  /** The project's root. */
  root: string;
  /** All files that were opened. */
  files: Set<string>;
  /** The validated values by file. */
  values: Map<string, unknown>;
}

/** @param root the project's root */
export function startReading(root: string): Reading {
  const company = readCompanyFacts(root);
  return { root, company, problems: [], references: [], files: new Set(), values: new Map() };
}

/** Adds what was found in a file. */
export function addFindings(to: Findings, { problems, references }: Findings): void {
  to.problems.push(...problems);
  to.references.push(...references);
}
