import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { closedDaysInWords, daysInWords, hoursInFigures, hoursInWords } from "../../plan-words.ts";
import { memoizeBySource } from "../yaml/memoize-by-source.ts";
import { slugOfTitle } from "../schema/post.ts";
import { closedOnSchema, daysSchema, hoursSchema } from "../schema/plans.ts";
import type { Fact, CompanyFacts } from "./company-facts.ts";
import { fillPlaceholders } from "./placeholders.ts";

/**
 * The fields of site.yaml by the names of their facts. Texts in `content/` have these names in braces, and
 * `content/README.md` lists them.
 */
const SITE_FIELDS: Readonly<Record<string, string>> = {
  brand: "brand",
  legalName: "legalName",
  founded: "founded",
  registered: "registered",
  phone: "phone.display",
  samplePhone: "local.samplePhone",
  "email.general": "email.general",
  "email.sales": "email.sales",
  "email.dataProtection": "email.dataProtection",
  // Both are the same place: `findHomeProblems` compares them.
  homeCity: "address.locality",
  nation: "local.nation",
  river: "local.river",
  clock: "local.clock",
  "law.name": "law.name",
  "law.courts": "law.courts",
  "law.arbitration": "law.arbitration",
  "regulator.name": "law.regulator.name",
  "regulator.short": "law.regulator.short",
  "regulator.phone": "law.regulator.phone",
  "regulator.url": "law.regulator.url",
};

/** Terms of plans.yaml that are printed as written there. */
const TERMS = ["trialDays", "moneyBackDays", "noticeDays", "onboarding", "onboardingComplex"];

/** Reads the facts from site.yaml, plans.yaml and the terms, without validating the files. */
export function readCompanyFacts(root: string): CompanyFacts {
  const site = parseFile(path.join(root, "content/site.yaml"));
  const plans = parseFile(path.join(root, "content/plans.yaml"));
  const contract = parseFile(path.join(root, "content/pages/terms.yaml"));
  const sections = listAt(contract, "sections").map((section) => valueAt(section, "id"));
  const company: CompanyFacts = {
    facts: new Map<string, Fact | undefined>([
      ...Object.entries(SITE_FIELDS).map(([name, field]) => [name, toFact(valueAt(site, field))] as const),
      ...TERMS.map((name) => [name, toFact(valueAt(plans, `terms.${name}`))] as const),
      ["annualDiscount", ifNumber(valueAt(plans, "terms.annualDiscount"), (value) => `${value}%`)],
      ["counted", toFact(valueAt(plans, "counted"))],
      ["overflowPrice", toPounds(valueAt(plans, "overflowCallPrice"))],
      ["overflowPence", toPence(valueAt(plans, "overflowCallPrice"))],
      ...listAt(plans, "plans").flatMap((plan) => planFacts(plan, toFact(valueAt(site, "local.nation")))),
      ...listAt(plans, "addOns").flatMap(addOnFacts),
      ...sections.map((id, index): NamedFact => [`section:${id}`, { number: index + 1 }]),
    ]),
    planNames: listAt(plans, "plans").map((plan) => String(valueAt(plan, "name"))),
    complete: site !== undefined && plans !== undefined,
  };
  const filled = NESTING.reduce((before) => ({ ...before, facts: fillFacts(before) }), company);
  return companyOf(
    "company",
    [JSON.stringify([...filled.facts, filled.planNames, filled.complete])],
    () => filled,
  );
}

/** The same object for the same facts: texts are checked again only if it is another one. */
const companyOf = memoizeBySource<CompanyFacts>();

/** A fact may contain placeholders for others ("{brand} Support Ltd"), up to three levels deep. */
const NESTING = [1, 2, 3];

function fillFacts(company: CompanyFacts): CompanyFacts["facts"] {
  return new Map(
    [...company.facts].map(([name, fact]) => [
      name,
      typeof fact === "string" ? fillPlaceholders(fact, company).text : fact,
    ]),
  );
}

type NamedFact = readonly [name: string, fact: Fact | undefined];

function planFacts(plan: unknown, nation: Fact | undefined): NamedFact[] {
  const id = valueAt(plan, "id");
  const calls = valueAt(plan, "calls");
  const hours = valueAt(plan, "hours");
  const closedOn = valueAt(plan, "closedOn");
  return [
    [`price:${id}`, toPounds(valueAt(plan, "price"))],
    [`annualPrice:${id}`, toPounds(valueAt(plan, "annualPrice"))],
    [`days:${id}`, ifValid(daysSchema.optional(), valueAt(plan, "days"), daysInWords)],
    [`languages:${id}`, toFact(valueAt(plan, "languages"))],
    [`times:${id}`, ifValid(hoursSchema.optional(), hours, hoursInFigures)],
    // Absent if calls are unlimited, if it always answers, and if it never closes.
    ...(calls === undefined ? [] : [[`calls:${id}`, toFact(calls)] as const]),
    ...(hours === undefined ? [] : [[`hours:${id}`, ifValid(hoursSchema, hours, hoursInWords)] as const]),
    ...(closedOn === undefined ? [] : [[`closedOn:${id}`, closedFact(closedOn, nation)] as const]),
  ];
}

function closedFact(closedOn: unknown, nation: Fact | undefined): Fact | undefined {
  if (typeof nation !== "string") return undefined;
  return ifValid(closedOnSchema, closedOn, (days) => closedDaysInWords(days, nation));
}

/** Named after the service of the add-on, or the add-on itself; omitted if the price is not a figure. */
function addOnFacts(addOn: unknown): [string, Fact | undefined][] {
  const price = toPounds(valueAt(addOn, "price"));
  const name = valueAt(addOn, "service") ?? slugOfTitle(String(valueAt(addOn, "name")));
  return price ? [[`addOn:${name}`, price]] : [];
}

/** Undefined if the file is missing or invalid, which its reader reports with the line. */
function parseFile(file: string): unknown {
  try {
    return (parse(readFileSync(file, "utf8")) as unknown) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The value at a path such as `phone.display`. */
function valueAt(value: unknown, field: string): unknown {
  return field
    .split(".")
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], value);
}

function listAt(value: unknown, field: string): unknown[] {
  const list = valueAt(value, field);
  return Array.isArray(list) ? list : [];
}

function ifNumber<T>(value: unknown, convert: (value: number) => T): T | undefined {
  return typeof value === "number" ? convert(value) : undefined;
}

/** Undefined if the value is invalid, which the schema of its file reports. */
function ifValid<T>(schema: z.ZodType<T>, value: unknown, convert: (value: T) => string): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? convert(parsed.data) : undefined;
}

const toPounds = (value: unknown) => ifNumber(value, (pounds) => ({ pounds }));
const toPence = (value: unknown) => ifNumber(value, (pounds) => ({ number: Math.round(pounds * 100) }));

function toFact(value: unknown): Fact | undefined {
  return typeof value === "string" ? value : ifNumber(value, (number) => ({ number }));
}
