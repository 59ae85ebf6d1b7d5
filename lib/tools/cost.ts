/** What the plans cost a firm, and when none of them is worth it: docs/behaviour.md#what-it-costs. */
import type { StaffCosts } from "@/lib/content";
import {
  atPriceLevel,
  cheaperFrom,
  priceAt,
  priceLine,
  type Extras,
  type Payment,
  type Prices,
} from "@/lib/plans/price";
import { staffMonth } from "@/lib/plans/own-staff";
import { cheapestQuote, type Quote } from "@/lib/plans/quote";
import { formatPounds } from "@/lib/pounds";
import { choiceField, numberField, type Field, type Texts } from "./fields";
import { firmFields, type Directory } from "./firm";
import { formatAboutPounds, formatWholePounds } from "./formats";
import { formatNumber } from "./typed-numbers";
import type { Pay } from "./firm-data";

/** What speaks for or against handing the calls over. */
export interface Worth {
  /** Calls a month, GBP that a new customer brings, and calls that it takes to win one. */
  calls: number;
  value: number;
  oneIn: number;
}

/** A firm of no particular trade. */
export const USUAL_FIRM: Worth = { calls: 120, value: 100, oneIn: 5 };

/** The numbers that the tool asks for besides the hours. */
export const COST_NUMBERS = {
  calls: numberField(
    "month",
    "Calls a month",
    { least: 0, most: 100_000, whole: true },
    USUAL_FIRM.calls,
    "The calls you would hand over to us.",
  ),
  languages: numberField("languages", "Languages besides English", { least: 0, most: 10, whole: true }, 0),
  value: numberField(
    "value",
    "What a new customer is worth, £",
    { least: 0, most: 1_000_000 },
    USUAL_FIRM.value,
  ),
  oneIn: numberField(
    "one-in",
    "How many calls it takes to win a customer",
    { least: 1, most: 1000 },
    USUAL_FIRM.oneIn,
    "Of the calls that you cannot take yourself.",
  ),
} as const;

/** The fields of a firm, of its calls, and of what it wants. */
export function costFields(directory: Directory, prices: Prices): Field[] {
  const { trades, cities } = directory;
  const { calls, languages, value, oneIn } = COST_NUMBERS;
  const monthOf = ({ industry }: Texts) => trades.get(industry!)?.month ?? USUAL_FIRM.calls;
  const valueOf = ({ industry, city }: Texts) =>
    atPriceLevel(trades.get(industry!)?.customer ?? USUAL_FIRM.value, cities.get(city!)!.country.priceLevel);
  return [
    ...firmFields(directory),
    { ...calls, follows: ["industry"], defaultOf: (texts) => String(monthOf(texts)) },
    languages,
    { ...value, follows: ["industry", "city"], defaultOf: (texts) => String(valueOf(texts)) },
    oneIn,
    choiceField("payment", "Payment", () => "monthly", [
      ["monthly", "Month by month"],
      ["in-advance", "A year in advance"],
    ] satisfies [Payment, string][]),
    ...addOnFields(prices),
  ];
}

/** The add-ons with a price a month that are services, as fields to tick. */
export function addOnFields({ addOns }: Prices): Field[] {
  return addOns.flatMap(({ service, price, name }) =>
    service === undefined || typeof price !== "number"
      ? []
      : {
          name: service,
          label: `${name}, ${formatPounds(price)} a month`,
          defaultOf: () => "",
          check: (text: string) =>
            text === "" || text === "yes" ? undefined : "Tick the box or leave it empty.",
        },
  );
}

/** Calls a month: from a firm that hands over few of them to a busy one. */
const CALLS = [25, 50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000];

/** What a month costs on each plan, paid month by month, without add-ons. */
export function tabulatePrices(prices: Prices) {
  const lines = prices.plans.map((plan) => priceLine(plan, prices, { addOns: [], languages: 0 }, "monthly"));
  return {
    columns: ["Calls a month", ...prices.plans.map(({ name }) => name)],
    rows: CALLS.map((calls) => [
      formatNumber(calls),
      ...lines.map((line) => formatWholePounds(priceAt(line, calls))),
    ]),
  };
}

/** A recommendation as a heading and sentences. */
interface Advice {
  heading: string;
  sentences: readonly string[];
}

/** Names the cheapest plan that covers the hours, and says so if it brings less than it costs. */
export function advise(quotes: readonly Quote[], payment: Payment, worth: Worth): Advice {
  const best = cheapestQuote(quotes, payment);
  if (!best)
    return {
      heading: "No plan answers all of these hours",
      sentences: ["The table shows how many each plan answers. Ask us for a quote."],
    };
  const price = best.month[payment];
  const customers = worth.calls / worth.oneIn;
  const turnover = customers * worth.value;
  const share = worth.oneIn === 1 ? "every call" : `one call in ${formatNumber(worth.oneIn)}`;
  const brings = `If ${share} wins a customer, ${formatNumber(worth.calls)} calls a month bring ${formatCount(customers)}: ${formatWholePounds(turnover)} of turnover.`;
  if (turnover < price)
    return {
      heading: "We are not the answer: no plan is worth it",
      sentences: [
        `The cheapest plan that covers all your hours is ${best.plan.name}, at ${formatWholePounds(price)} a month. ${brings}`,
        "Voicemail costs you less, if you ring back the same day.",
      ],
    };
  return {
    heading: `${best.plan.name} is the cheapest that covers your hours: ${formatWholePounds(price)} a month`,
    sentences: [
      brings,
      `The plan pays for itself with ${formatCount(Math.ceil(price / worth.value))} a month.`,
    ],
  };
}

function formatCount(customers: number): string {
  const rounded = customers < 10 ? Math.round(customers * 10) / 10 : Math.round(customers);
  return rounded === 1 ? "one new customer" : `${formatNumber(rounded)} new customers`;
}

/** What one person at a time of one's own costs, and what a voicemail does. @param minutesAWeek open minutes */
export function describeOwnStaff(costs: StaffCosts, minutesAWeek: number, pay: Pay | undefined) {
  const voicemail = `Voicemail costs ${costs.voicemail.value === 0 ? "nothing" : formatPounds(costs.voicemail.value)}. Some callers leave a message, others ring the next firm.`;
  const own = pay && staffMonth(costs, minutesAWeek, pay);
  return { month: own?.month, sentences: [describeStaff(own, pay), voicemail] };
}

function describeStaff(own: ReturnType<typeof staffMonth> | undefined, pay: Pay | undefined): string {
  if (!own || !pay)
    return "We don’t know the minimum wage there, so we can’t say what your own staff would cost.";
  const { month, people } = own;
  const takes = `Covering these hours with your own staff takes ${people === 1 ? "one person" : `${people} people on shifts`}, and`;
  return pay.isBritish
    ? `${takes} costs at least ${formatWholePounds(month)} a month: ${pay.text}, National Insurance, pension and holiday cover. Allow extra for illness, a desk and two calls at once.`
    : `${takes} at least ${formatAboutPounds(month)} a month in wages, at ${pay.text}. Add holiday pay and employer’s contributions, and allow for illness, a desk and two calls at once.`;
}

/** From how many calls on one plan overtakes another: a sentence for each pair of plans. */
export function describeBreakEvens(prices: Prices, extras: Extras, payment: Payment): string[] {
  const { plans } = prices;
  const lines = plans.map((plan) => priceLine(plan, prices, extras, payment));
  return plans.flatMap((plan, index) =>
    plans.slice(index + 1).map((dearer, offset) => {
      const from = cheaperFrom(lines[index]!, lines[index + 1 + offset]!);
      if (from === undefined)
        return `${dearer.name} always costs more than ${plan.name}. You pay for longer hours and more languages.`;
      if (from === 0) return `${dearer.name} is cheaper than ${plan.name} from the first call.`;
      return `Above ${formatNumber(from - 1)} calls a month, ${dearer.name} is cheaper than ${plan.name}.`;
    }),
  );
}
