/**
 * Fills placeholders in texts with facts of the company: `{brand}`, `{price:starter}`, `{estimate:starter:189}`, and
 * calculations with them. `{{` and `}}` are literal braces.
 */
import { formatPounds } from "../../pounds.ts";
import type { Fact, CompanyFacts } from "./company-facts.ts";

/** Thrown for an invalid placeholder; its message completes "{…}: ". */
class InvalidPlaceholder extends Error {}

/** A text with filled placeholders, and its mistakes. */
interface Filled {
  text: string;
  problems: string[];
  /** False if a fact is missing from site.yaml or plans.yaml, so that the text cannot be checked. */
  complete: boolean;
}

/** A doubled brace, a placeholder, or a single brace. */
const BRACES = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;
/** `estimate:starter:189`: cost of a month with 189 calls; `overflow:starter:189`: calls beyond the plan. */
const USAGE = /^(estimate|overflow):([a-z-]+):(\d+)$/;

/** @param escape escapes a fact for the surrounding text, for example Markdown */
export function fillPlaceholders(
  text: string,
  company: CompanyFacts,
  escape = (fact: string) => fact,
): Filled {
  const problems: string[] = [];
  let complete = true;
  const filled = text.replace(BRACES, (found, name?: string) => {
    if (found === "{{" || found === "}}") return found.charAt(0);
    if (name === undefined) {
      problems.push(`a single “${found}”: expected “${found}${found}” for the brace itself`);
      return found;
    }
    try {
      // A calculation has an operator between spaces.
      const fact = / [+*/-] /.test(name) ? calculate(name, company) : factOf(name, company);
      complete &&= fact !== undefined;
      return fact === undefined ? found : escape(format(fact));
    } catch (error) {
      if (!(error instanceof InvalidPlaceholder)) throw error;
      problems.push(`${found}: ${error.message}`);
      return found;
    }
  });
  return { text: filled, problems, complete };
}

/**
 * Evaluates a calculation such as `price:starter + 89 * overflowPrice`: products and quotients first, no parentheses.
 * Operators need spaces around them, because names contain hyphens. The result is in GBP if a figure is.
 *
 * @returns undefined if a value is missing
 * @throws InvalidPlaceholder also for a negative result: the sentence around it is worded for a positive amount
 */
function calculate(text: string, company: CompanyFacts): Fact | undefined {
  const parts = text.trim().split(/\s+/);
  const isInPlace = (part: string, index: number) => /^[+*/-]$/.test(part) === (index % 2 === 1);
  if (parts.length % 2 === 0 || !parts.every(isInPlace))
    throw new InvalidPlaceholder("expected numbers and names with + - * / between them");
  let [sum, product, money] = [0, 0, false];
  for (let index = 0; index < parts.length; index += 2) {
    const [operator = "+", part = ""] = [parts[index - 1], parts[index]];
    const fact = /^\d+(\.\d+)?$/.test(part) ? { number: Number(part) } : factOf(part, company);
    if (fact === undefined) return undefined;
    if (typeof fact === "string") throw new InvalidPlaceholder(`${part} is not a number`);
    const value = "pounds" in fact ? fact.pounds : fact.number;
    money ||= "pounds" in fact;
    if (operator === "*") product *= value;
    else if (operator === "/") product /= value;
    else [sum, product] = [sum + product, operator === "+" ? value : -value];
  }
  const result = sum + product;
  if (!Number.isFinite(result)) throw new InvalidPlaceholder("division by zero");
  if (result < 0) throw new InvalidPlaceholder("the result is below zero: reword the sentence");
  // Whole pence: 0.1 + 0.2 is not 0.3 in binary.
  const rounded = Math.round(result * 100) / 100;
  return money ? { pounds: rounded } : { number: rounded };
}

function factOf(name: string, company: CompanyFacts): Fact | undefined {
  const [, kind, plan, calls] = USAGE.exec(name) ?? [];
  if (company.facts.has(`price:${plan}`)) return usageOf(kind!, plan!, Number(calls), company);
  if (!company.facts.has(name) && company.complete)
    throw new InvalidPlaceholder(explainUnknown(name, company));
  const fact = company.facts.get(name);
  if (typeof fact === "string" && /\{[^{}]+\}/.test(fact))
    throw new InvalidPlaceholder("it refers to itself");
  return fact;
}

/** The cost of a month with this many calls on a plan, or the calls beyond the plan. */
function usageOf(kind: string, plan: string, calls: number, { facts }: CompanyFacts): Fact | undefined {
  const price = facts.get(`price:${plan}`);
  const each = facts.get("overflowPrice");
  // Unlimited if the plan has no number.
  const included = facts.has(`calls:${plan}`) ? facts.get(`calls:${plan}`) : { number: calls };
  if (!isPounds(price) || !isPounds(each) || typeof included !== "object" || !("number" in included)) {
    return undefined;
  }
  const number = Math.max(0, calls - included.number);
  return kind === "estimate" ? { pounds: price.pounds + number * each.pounds } : { number };
}

const isPounds = (fact: Fact | undefined): fact is { pounds: number } =>
  typeof fact === "object" && "pounds" in fact;

function format(fact: Fact): string {
  if (typeof fact === "string") return fact;
  return "pounds" in fact ? formatPounds(fact.pounds) : String(fact.number);
}

/** Lists the names of the same kind if the kind exists, otherwise all. */
function explainUnknown(name: string, { facts }: CompanyFacts): string {
  const names = [...facts.keys(), ...usageNames(facts)];
  const kind = name.includes(":") ? name.slice(0, name.indexOf(":") + 1) : "";
  const similar = names.filter((known) => kind && known.startsWith(kind));
  return `unknown name; expected one of ${(similar.length > 0 ? similar : names).join(", ")}`;
}

function usageNames(facts: CompanyFacts["facts"]): string[] {
  const plans = [...facts.keys()].flatMap((name) => (name.startsWith("price:") ? [name.slice(6)] : []));
  return plans.flatMap((plan) => [`estimate:${plan}:<calls>`, `overflow:${plan}:<calls>`]);
}
