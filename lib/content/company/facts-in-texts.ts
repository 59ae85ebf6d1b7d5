/** Facts of the company in texts: those written out instead of a placeholder, and hours that are not those of a plan. */
import { formatPounds } from "../../pounds.ts";
import type { Fact, CompanyFacts } from "./company-facts.ts";

interface HardCodedFact {
  /** Name of the placeholder to use instead. */
  name: string;
  pattern: RegExp;
  isPrice: boolean;
}

const cache = new WeakMap<CompanyFacts, HardCodedFact[]>();

/**
 * Finds facts of the company that a text contains verbatim: changes of site.yaml or plans.yaml would miss them.
 *
 * @param hasExamples whether the text has worked examples: amounts then count only in a sentence that names a plan
 * @returns a message for each fact
 */
export function findHardCodedFacts(text: string, company: CompanyFacts, hasExamples: boolean): string[] {
  const facts = cache.get(company) ?? listPatterns(company);
  cache.set(company, facts);
  return facts.flatMap(({ name, pattern, isPrice }) => {
    const found = pattern.exec(text)?.[0];
    if (!found || (isPrice && hasExamples && !isInSentenceWithPlan(text, pattern, company))) return [];
    return [`“${found}”: write {${name}}`];
  });
}

function listPatterns({ facts }: CompanyFacts): HardCodedFact[] {
  const createPattern = (name: string, pattern: string, isPrice = false) => ({
    name,
    pattern: new RegExp(pattern, "u"),
    isPrice,
  });
  const days = "(?<=\\s)(\\d|two|three|four|five|six|seven)(-| to )\\w+ business days";
  const list = [createPattern("onboarding", days)];
  const { brand, phone, "email.general": email } = Object.fromEntries(facts);
  if (isText(brand))
    list.push(createPattern("brand", `(?<![\\p{L}\\p{N}])${escapePattern(brand)}(?![\\p{L}\\p{N}])`));
  if (isText(phone)) list.push(createPattern("phone", phonePattern(phone)));
  // An address without a domain is reported in site.yaml.
  const domain = isText(email) ? /@(.+)$/.exec(email)?.[1] : undefined;
  if (domain) list.push(createPattern("email.general", escapePattern(domain)));
  for (const [name, fact] of facts) {
    if (typeof fact !== "object" || !("pounds" in fact)) continue;
    list.push(createPattern(name, `${escapePattern(formatPounds(fact.pounds))}(?![\\d]|[.,]\\d)`, true));
  }
  return list;
}

const isText = (fact: Fact | undefined): fact is string => typeof fact === "string" && fact !== "";

/** Matches the number without its calling code, with any grouping of its digits. */
function phonePattern(display: string): string {
  const digits = display.replace(/^\+\d+/, "").replace(/\D/g, "");
  return [...digits].join("[\\s()-]*");
}

/** A text as it stands in a regular expression that matches it. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function isInSentenceWithPlan(text: string, pattern: RegExp, { planNames }: CompanyFacts): boolean {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.some(
    (sentence) => pattern.test(sentence) && planNames.some((name) => sentence.includes(name)),
  );
}

const TIME = "(\\d{1,2}(?::\\d\\d)? ?[ap]m|\\d{1,2}:\\d\\d|noon|midnight)";
const RANGE = `${TIME}(?: to | and |[-–])${TIME}`;
/** From a plan's name to its hours: other hours in the sentence may be a client's. */
const LINK =
  "(?: plan)?(?:,[^,.]*,)?(?:,? (?:which|is|runs|answers|works|then|therefore|in \\w+|from|between))* ";

/**
 * Finds hours beside the name of a plan that are more or fewer than it has: "Professional from 6am to 10pm". When they
 * begin is not compared: they may be those of the plan in another zone.
 */
export function findWrongHours(text: string, { facts, planNames }: CompanyFacts): string[] {
  return planNames.flatMap((plan, index) => {
    if (!text.includes(plan)) return [];
    const times = [...facts].filter(([name]) => name.startsWith("times:"));
    const own = hoursIn(String(times[index]?.[1]).match(RANGE));
    const said = text.matchAll(new RegExp(`\\b${escapePattern(plan)}${LINK}${RANGE}`, "g"));
    return [...said]
      .filter((found) => own !== undefined && hoursIn(found) !== own)
      .map(([found]) => `expected ${own} hours in “${found}”, as in content/plans.yaml`);
  });
}

function hoursIn(range: RegExpMatchArray | null): number | undefined {
  const [from, to] = range?.slice(1).map(hourOf) ?? [];
  return from === undefined || to === undefined ? undefined : (to - from + 24) % 24;
}

/** Hour of the day of "6am", "18:30", "noon". */
function hourOf(time: string): number {
  const [, hour, minute = 0, half] = /(\d+)(?::(\d+))? ?(\w*)/.exec(time) ?? [];
  if (hour === undefined) return time === "noon" ? 12 : 0;
  return (half ? (Number(hour) % 12) + (half === "pm" ? 12 : 0) : Number(hour)) + Number(minute) / 60;
}
