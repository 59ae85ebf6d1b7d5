import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { slugOfTitle } from "../schema/post.ts";
import type { Fact, CompanyFacts } from "./company-facts.ts";
import { fillPlaceholders } from "./placeholders.ts";

/** The facts of site.yaml, by the field that holds each. */
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

/** The terms of plans.yaml that are printed as they are written there. */
const TERMS = ["trialDays", "moneyBackDays", "noticeDays", "onboarding", "onboardingComplex"];

/** Reads the facts from site.yaml, plans.yaml and the catalogue of cities, without validating these. */
export function readCompanyFacts(root: string): CompanyFacts {
  const site = parseFile(path.join(root, "content/site.yaml"));
  const plans = parseFile(path.join(root, "content/plans.yaml"));
  const company: CompanyFacts = {
    facts: new Map<string, Fact | undefined>([
      ...Object.entries(SITE_FIELDS).map(([name, field]) => [name, toFact(valueAt(site, field))] as const),
      ["homeCity", cityName(root, valueAt(site, "homeCity"))],
      ...TERMS.map((name) => [name, toFact(valueAt(plans, `terms.${name}`))] as const),
      ["annualDiscount", ifNumber(valueAt(plans, "terms.annualDiscount"), (value) => `${value}%`)],
      ["overflowPrice", toPounds(valueAt(plans, "overflowCallPrice"))],
      ["overflowPence", toPence(valueAt(plans, "overflowCallPrice"))],
      ...listAt(plans, "plans").flatMap(planFacts),
      ...listAt(plans, "addOns").flatMap(addOnFacts),
    ]),
    planNames: listAt(plans, "plans").map((plan) => String(valueAt(plan, "name"))),
    complete: site !== undefined && plans !== undefined,
  };
  return STEPS.reduce((filled) => ({ ...filled, facts: fillFacts(filled) }), company);
}

/** A fact of site.yaml may name others: "{brand} Support Ltd", and these others again. */
const STEPS = [1, 2, 3];

function fillFacts(company: CompanyFacts): CompanyFacts["facts"] {
  return new Map(
    [...company.facts].map(([name, fact]) => [
      name,
      typeof fact === "string" ? fillPlaceholders(fact, company).text : fact,
    ]),
  );
}

function planFacts(plan: unknown): [string, Fact | undefined][] {
  const id = valueAt(plan, "id");
  const calls = valueAt(plan, "calls");
  return [
    [`price:${id}`, toPounds(valueAt(plan, "price"))],
    [`annualPrice:${id}`, toPounds(valueAt(plan, "annualPrice"))],
    // Absent where calls are unlimited: no text can name their number.
    ...(calls === undefined ? [] : [[`calls:${id}`, toFact(calls)] as [string, Fact | undefined]]),
  ];
}

/** An add-on is named after its service, or by its own name; without a figure it has no price to name. */
function addOnFacts(addOn: unknown): [string, Fact | undefined][] {
  const price = toPounds(valueAt(addOn, "price"));
  const name = valueAt(addOn, "service") ?? slugOfTitle(String(valueAt(addOn, "name")));
  return price ? [[`addOn:${name}`, price]] : [];
}

/** Undefined where the file is missing or is no YAML: its reader reports that, with the line. */
function parseFile(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8")) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a value holds under a path such as `phone.display`. */
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

const toPounds = (value: unknown) => ifNumber(value, (pounds) => ({ pounds }));
const toPence = (value: unknown) => ifNumber(value, (pounds) => ({ number: Math.round(pounds * 100) }));

function toFact(value: unknown): Fact | undefined {
  return typeof value === "string" ? value : ifNumber(value, (number) => ({ number }));
}

/** The name of a city of the catalogue. */
function cityName(root: string, slug: unknown): string | undefined {
  if (typeof slug !== "string") return undefined;
  const folder = path.join(root, "content/locations");
  // A missing folder and files of other kinds are reported by their reader.
  if (!existsSync(folder)) return undefined;
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".yaml"))) {
    const file = path.join(folder, name);
    // Parsing every country would take as long as the rest of the content.
    if (!readFileSync(file, "utf8").includes(`slug: ${slug}`)) continue;
    const rows = parseFile(file);
    const city = Array.isArray(rows) ? rows.find((row) => valueAt(row, "slug") === slug) : undefined;
    if (city) return String(valueAt(city, "name"));
  }
  return undefined;
}
