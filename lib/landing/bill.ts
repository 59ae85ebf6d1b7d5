import type { City, Industry, LandingMessages, Plan, Plans, Service } from "@/lib/content";
import { formatPounds } from "./english";
import type { Place } from "./place";
import type { PlanCoverage } from "./plan-coverage";
import { lengthOf, WORKING_DAY } from "@/lib/geo/coverage";

/** A plan's worked monthly bill. Prices in GBP. */
export interface Bill {
  plan: Plan;
  overflowCalls: number;
  total: number;
  /** The total as text: "£1,459". */
  amount: string;
  /** The sum as a reader can follow it: "£499 + 316 × £0.50 = £657". */
  sum: string;
}

/** Weeks in an average month. */
const WEEKS_A_MONTH = 52 / 12;

/** Calls in an average month for a firm with this many a day. */
export function callsAMonth({ callsPerDay, daysPerWeek }: Industry["example"]): number {
  return Math.round(callsPerDay * daysPerWeek * WEEKS_A_MONTH);
}

/** What a plan costs for that many calls, with the calls beyond the plan at the overflow price. */
export function workBill(plan: Plan, calls: number, overflowPrice: number, addOn = 0): Bill {
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

/** The cheapest plan that answers the whole local working day all year; the one that answers most of it where none does. */
export function choosePlan(coverages: readonly PlanCoverage[], bills: readonly Bill[]): PlanCoverage {
  const whole = coverages.filter(({ leastMinutes }) => leastMinutes === lengthOf(WORKING_DAY));
  const totalOf = ({ plan }: PlanCoverage) => bills.find((bill) => bill.plan === plan)!.total;
  const [best] = (whole.length > 0 ? whole : coverages).toSorted(
    (a, b) => b.leastMinutes - a.leastMinutes || totalOf(a) - totalOf(b),
  );
  return best!;
}

/** The month of an industry's example firm. The same in every city, so worked once. */
export interface ExampleMonth {
  /** "a plumbing firm with four vans". */
  firm: string;
  /** "16 calls a day, six days a week, that is 416 in an average month". */
  calls: string;
  bills: Bill[];
  /** What the service costs on top of a plan. */
  addOn: AddOn;
}

/** What fills the message of the advice. */
interface AddOn {
  kind: Parameters<LandingMessages["plans"]["advice"]>[0]["addOn"];
  /** As printed; empty where there is none. */
  price: string;
  service: string;
  contact: string;
  contacts: string;
}

/** Works the bills of the industry's example firm. */
export function workExample(
  service: Service,
  industry: Industry,
  plans: Plans,
  messages: LandingMessages,
): ExampleMonth {
  const { firm, callsPerDay, daysPerWeek } = industry.example;
  const calls = callsAMonth(industry.example);
  const addOn = typeof service.addOn === "number" ? service.addOn : 0;
  return {
    firm,
    calls: messages.plans.calls({ perDay: callsPerDay, daysAWeek: daysPerWeek, perMonth: calls }),
    bills: plans.plans.map((plan) => workBill(plan, calls, plans.overflowCallPrice, addOn)),
    addOn: describeAddOn(service),
  };
}

/** What the page says of the price: the firm it is worked for, the plan that fits, the sum. */
export interface PriceAdvice {
  /** The bill of the plan that fits. */
  bill: Bill;
  /** The firm and its calls; an assumption, and said to be one. */
  assumption: string;
  advice: string;
}

/** Which of the example firm's bills fits in a place. */
export function advisePrice({ firm, calls, bills, addOn }: ExampleMonth, place: Place): PriceAdvice {
  const { city, difference, messages } = place;
  const { plan: fit } = choosePlan(place.plans, bills);
  const bill = bills.find(({ plan }) => plan === fit)!;
  const advice = messages.plans.advice({
    plan: fit.name,
    seasons: difference.exceptions.length > 0 ? "yes" : "no",
    sum: bill.sum,
    addOn: addOn.kind,
    addOnPrice: addOn.price,
    service: addOn.service,
    contact: addOn.contact,
    contacts: addOn.contacts,
  });
  const language = describeLanguage(city, fit, messages);
  return {
    bill,
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

/** What is spoken there first, and what the plan has for it; undefined where that is English. */
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
