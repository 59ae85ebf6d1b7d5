import type { City, Industry, LandingMessages, Plan, Plans, Service } from "@/lib/content";
import { formatPounds } from "./english";
import type { CityFacts } from "./city-facts";
import type { PlanCoverage } from "./plan-coverage";
import { lengthOf, WORKING_DAY } from "@/lib/geo/coverage";

/** What a month costs on a plan, in GBP. */
export interface Estimate {
  plan: Plan;
  overflowCalls: number;
  total: number;
  /** The total as text: "£1,459". */
  amount: string;
  /** The calculation in full: "£499 + 316 × £0.50 = £657". */
  sum: string;
}

/** Weeks in an average month. */
const WEEKS_A_MONTH = 52 / 12;

/** Calls in an average month. */
export function callsAMonth({ callsPerDay, daysPerWeek }: Industry["example"]): number {
  return Math.round(callsPerDay * daysPerWeek * WEEKS_A_MONTH);
}

/** Estimates a month on a plan: calls beyond the plan cost the overflow price each. */
export function estimateMonth(plan: Plan, calls: number, overflowPrice: number, addOn = 0): Estimate {
  const overflowCalls = plan.calls === undefined ? 0 : Math.max(0, calls - plan.calls);
  const total = plan.price + addOn + overflowCalls * overflowPrice;
  const amount = formatPounds(total);
  const parts = [
    formatPounds(plan.price),
    addOn > 0 ? formatPounds(addOn) : "",
    overflowCalls > 0 ? `${overflowCalls.toLocaleString("en-GB")} × ${formatPounds(overflowPrice)}` : "",
  ].filter(Boolean);
  return {
    plan,
    overflowCalls,
    total,
    amount,
    sum: parts.length === 1 ? amount : `${parts.join(" + ")} = ${amount}`,
  };
}

/** The cheapest plan that answers the whole working day all year; if there is none, the one that answers most of it. */
export function choosePlan(coverages: readonly PlanCoverage[], estimates: readonly Estimate[]): PlanCoverage {
  const whole = coverages.filter(({ leastMinutes }) => leastMinutes === lengthOf(WORKING_DAY));
  const totalOf = ({ plan }: PlanCoverage) => estimates.find((estimate) => estimate.plan === plan)!.total;
  const [best] = (whole.length > 0 ? whole : coverages).toSorted(
    (a, b) => b.leastMinutes - a.leastMinutes || totalOf(a) - totalOf(b),
  );
  return best!;
}

/** Estimates for the example firm of an industry: the same in every city, so computed once. */
export interface ExampleEstimates {
  /** "a plumbing firm with four vans". */
  firm: string;
  /** "16 calls a day, six days a week, that is 416 in an average month". */
  calls: string;
  estimates: Estimate[];
  /** The price of the service on top of a plan. */
  addOn: AddOn;
}

/** Values for the advice message. */
interface AddOn {
  kind: Parameters<LandingMessages["plans"]["advice"]>[0]["addOn"];
  /** As printed; empty if there is none. */
  price: string;
  service: string;
  contact: string;
  contacts: string;
}

export function estimateExample(
  service: Service,
  industry: Industry,
  plans: Plans,
  messages: LandingMessages,
): ExampleEstimates {
  const { firm, callsPerDay, daysPerWeek } = industry.example;
  const calls = callsAMonth(industry.example);
  const addOn = typeof service.addOn === "number" ? service.addOn : 0;
  return {
    firm,
    calls: messages.plans.calls({ perDay: callsPerDay, daysAWeek: daysPerWeek, perMonth: calls }),
    estimates: plans.plans.map((plan) => estimateMonth(plan, calls, plans.overflowCallPrice, addOn)),
    addOn: describeAddOn(service),
  };
}

/** The price on the page: the example firm, the plan that fits, the calculation. */
export interface PriceAdvice {
  /** On the plan that fits. */
  estimate: Estimate;
  /** The example firm and its calls, worded as an assumption. */
  assumption: string;
  advice: string;
}

/** Chooses the plan that fits a city and words the advice. */
export function advisePrice(
  { firm, calls, estimates, addOn }: ExampleEstimates,
  cityFacts: CityFacts,
): PriceAdvice {
  const { city, difference, messages } = cityFacts;
  const { plan: fit } = choosePlan(cityFacts.plans, estimates);
  const estimate = estimates.find(({ plan }) => plan === fit)!;
  const advice = messages.plans.advice({
    plan: fit.name,
    seasons: difference.exceptions.length > 0 ? "yes" : "no",
    sum: estimate.sum,
    addOn: addOn.kind,
    addOnPrice: addOn.price,
    service: addOn.service,
    contact: addOn.contact,
    contacts: addOn.contacts,
  });
  const language = describeLanguage(city, fit, messages);
  return {
    estimate,
    assumption: messages.plans.example({ firm, city: city.name, calls }),
    advice: language ? `${advice} ${language}` : advice,
  };
}

function describeAddOn({ addOn, channel, phrase, contact }: Service): AddOn {
  const names = { service: phrase, contact: contact.one, contacts: contact.many };
  if (typeof addOn !== "number") return { ...names, kind: addOn ?? "none", price: "" };
  return {
    ...names,
    kind: channel === "dispatch" ? "dispatch" : "contacts",
    price: formatPounds(addOn),
  };
}

/** The language most customers in the city speak and what the plan offers for it; undefined if English. */
function describeLanguage(city: City, plan: Plan, messages: LandingMessages): string | undefined {
  const [first] = city.languages ?? city.country.languages;
  if (!first || first === "English") return undefined;
  const { language, languageWithNote } = messages.plans;
  const { name, languages, features } = plan;
  const note = features?.pricing.find(({ text }) => text === languages)?.note;
  return note === undefined
    ? language({ city: city.name, language: first, plan: name, languages })
    : languageWithNote({ city: city.name, language: first, plan: name, languages, note });
}
