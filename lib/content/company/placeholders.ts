/**
 * Fills placeholders in texts with facts of the company: `{brand}`, `{price:starter}`, `{estimate:starter:189}`, and
 * calculations with them. `{{` and `}}` are literal braces.
 */
import { formatPounds } from "../../pounds.ts";
import type { Fact, CompanyFacts } from "./company-facts.ts";
import { isCalculation, CalculationError, calculate } from "./calculation.ts";

/** A text with filled placeholders, and its mistakes. */
export interface Filled {
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
      const fact = factOf(name, company);
      complete &&= fact !== undefined;
      return fact === undefined ? found : escape(format(fact));
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      problems.push(`${found}: ${error.message}`);
      return found;
    }
  });
  return { text: filled, problems, complete };
}

function factOf(name: string, company: CompanyFacts): Fact | undefined {
  if (isCalculation(name)) return calculate(name, (part) => namedFact(part, company));
  return namedFact(name, company);
}

function namedFact(name: string, company: CompanyFacts): Fact | undefined {
  const [, kind, plan, calls] = USAGE.exec(name) ?? [];
  if (company.facts.has(`price:${plan}`)) return usageOf(kind!, plan!, Number(calls), company);
  if (!company.facts.has(name) && company.complete) throw new CalculationError(explainUnknown(name, company));
  const fact = company.facts.get(name);
  if (typeof fact === "string" && /\{[^{}]+\}/.test(fact)) throw new CalculationError("it refers to itself");
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
