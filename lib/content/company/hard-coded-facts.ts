import { formatPounds } from "../../pounds.ts";
import type { Fact, CompanyFacts } from "./company-facts.ts";

interface Literal {
  /** The name to write in its place. */
  name: string;
  pattern: RegExp;
  /** A price of the company's. */
  price: boolean;
}

const known = new WeakMap<CompanyFacts, Literal[]>();

/**
 * The company's own facts, written out where their names belong: a change in site.yaml or plans.yaml would miss
 * these places.
 *
 * @param example whether the text has examples with amounts of their own: there an amount counts only in a
 * sentence that names a plan
 * @returns a message for each
 */
export function findHardCodedFacts(text: string, company: CompanyFacts, example: boolean): string[] {
  const literals = known.get(company) ?? listLiterals(company);
  known.set(company, literals);
  return literals.flatMap(({ name, pattern, price }) => {
    const found = pattern.exec(text)?.[0];
    if (!found || (price && example && !standsBesideAPlan(text, pattern, company))) return [];
    return [`“${found}”: write {${name}}`];
  });
}

function listLiterals({ facts }: CompanyFacts): Literal[] {
  const literal = (name: string, pattern: string, price = false) => ({
    name,
    pattern: new RegExp(pattern, "u"),
    price,
  });
  const list: Literal[] = [];
  const { brand, phone, "email.general": email } = Object.fromEntries(facts);
  if (isText(brand))
    list.push(literal("brand", `(?<![\\p{L}\\p{N}])${escapePattern(brand)}(?![\\p{L}\\p{N}])`));
  if (isText(phone)) list.push(literal("phone", phonePattern(phone)));
  // An address without a domain is reported where it is written.
  const domain = isText(email) ? /@(.+)$/.exec(email)?.[1] : undefined;
  if (domain) list.push(literal("email.general", escapePattern(domain)));
  for (const [name, fact] of facts) {
    if (typeof fact !== "object" || !("pounds" in fact)) continue;
    list.push(literal(name, `${escapePattern(formatPounds(fact.pounds))}(?![\\d]|[.,]\\d)`, true));
  }
  return list;
}

const isText = (fact: Fact | undefined): fact is string => typeof fact === "string" && fact !== "";

/** The number without its calling code, however its digits are grouped. */
function phonePattern(display: string): string {
  const digits = display.replace(/^\+\d+/, "").replace(/\D/g, "");
  return [...digits].join("[\\s()-]*");
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function standsBesideAPlan(text: string, pattern: RegExp, { planNames }: CompanyFacts): boolean {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.some(
    (sentence) => pattern.test(sentence) && planNames.some((name) => sentence.includes(name)),
  );
}
