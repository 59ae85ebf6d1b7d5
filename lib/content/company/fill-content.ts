import type { CompanyFacts } from "./company-facts.ts";
import { findHardCodedFacts, findWrongHours } from "./facts-in-texts.ts";
import { findTextMistakes } from "../text-mistakes.ts";
import { fillPlaceholders } from "./placeholders.ts";

/** A mistake in a text, with its path in the file. */
export interface TextProblem {
  path: PropertyKey[];
  message: string;
}

/** The source of the facts, and texts about cities: both may contain facts verbatim. */
const MAY_HARD_CODE = /^content\/(site\.yaml|locations\/(?!regions\.yaml))/;
/** Messages: their placeholders are filled for each page. */
const HAS_PLACEHOLDERS = /^content\/(landing\/|overviews\.yaml)/;
/** Documents that cite sections of the terms: the number of a section may change. */
const CITES_ITSELF = /^content\/pages\/(terms|privacy)/;
/** Texts with worked examples, whose amounts are not prices of the company. */
const HAS_EXAMPLES = /^content\/(blog|industries)\//;

/**
 * Fills the placeholders of every text of a parsed file.
 *
 * @see docs/decisions/0042-content-is-data.md
 * @param value the parsed YAML
 * @param file path from the project's root
 * @returns the filled value, the mistakes, and the paths of texts that lack a fact
 */
export function fillContent(
  value: unknown,
  file: string,
  company: CompanyFacts,
): { value: unknown; problems: TextProblem[]; incomplete: PropertyKey[][] } {
  const problems: TextProblem[] = [];
  const incomplete: PropertyKey[][] = [];
  const visit = (part: unknown, path: PropertyKey[]): unknown => {
    if (typeof part === "string") {
      const { text, problems: found, ...filled } = fillText(part, file, company);
      if (!filled.complete) incomplete.push(path);
      problems.push(...found.map((message) => ({ path, message })));
      return text;
    }
    if (Array.isArray(part)) {
      problems.push(...findSameRows(part, path));
      return part.map((item, index) => visit(item, [...path, index]));
    }
    if (!part || typeof part !== "object") return part;
    const entries = Object.entries(part);
    const name = unquotedName(entries, company);
    if (name !== undefined) {
      const message = `expected quotation marks round a text that begins with a brace: "{${name}}"`;
      problems.push({ path, message });
    }
    return Object.fromEntries(entries.map(([key, item]) => [key, visit(item, [...path, key])]));
  };
  const filled = visit(value, []);
  return { value: filled, problems, incomplete };
}

/** Rows of a list that were pasted twice. Those of a slug, an id or a country are compared by it, elsewhere. */
function findSameRows(rows: readonly unknown[], path: PropertyKey[]): TextProblem[] {
  const isPlain = (row: unknown) =>
    row && typeof row === "object" && !["slug", "id", "country"].some((key) => key in row);
  const sources = rows.map((row) => (isPlain(row) ? JSON.stringify(row) : ""));
  return sources.flatMap((source, index) => {
    const first = sources.indexOf(source);
    return source === "" || first === index
      ? []
      : [{ path: [...path, index], message: `expected another row than [${first}]` }];
  });
}

/**
 * Fills the placeholders of one text.
 *
 * @param file path from the project's root
 * @param escape escapes a fact for the surrounding text, for example Markdown
 */
export function fillText(
  text: string,
  file: string,
  company: CompanyFacts,
  escape?: (fact: string) => string,
) {
  const filled = HAS_PLACEHOLDERS.test(file)
    ? { text, problems: [], complete: true }
    : fillPlaceholders(text, company, escape);
  const literals = MAY_HARD_CODE.test(file) ? [] : findHardCodedFacts(text, company, HAS_EXAMPLES.test(file));
  // Double braces are filled in the browser, where no fact of the company is known.
  for (const [found, name] of text.matchAll(/\{\{([\w:-]+)\}\}/g))
    if (company.facts.has(name!)) literals.push(`expected {${name}}, got ${found}`);
  const [cited] = (CITES_ITSELF.test(file) && /\bsection \d+(?! of)/.exec(text)) || [];
  if (cited) literals.push(`“${cited}”: write {section:…} with its id in content/pages/terms.yaml`);
  const wrong = [...findTextMistakes(filled.text), ...findWrongHours(text, company)];
  return { ...filled, problems: [...filled.problems, ...literals, ...wrong] };
}

/** YAML parses `key: {brand}` as a mapping in which `brand` has no value. */
function unquotedName(entries: readonly [string, unknown][], { facts }: CompanyFacts): string | undefined {
  const [[key, value] = [], ...others] = entries;
  return key !== undefined && value === null && others.length === 0 && facts.has(key) ? key : undefined;
}
