/** When the reader does not need us: a person's own time and a receptionist beside the plan. */
import type { Plan } from "@/lib/content";
import { LEAST_SHARE } from "@/lib/plans/choose-plan";
import { staffMonth } from "@/lib/plans/own-staff";
import { minutesOfWeek } from "@/lib/geo/week";
import { toNearest } from "@/lib/numbers";
import { formatAmount, formatIn, percentOf } from "./amounts";
import { peopleNeeded } from "./engaged-line";
import { addOnPrice, hoursOfWork, type ExampleFirm } from "./example-firm";
import { offeredPlans, type PlanChoice, type PlanOption } from "./plan-options";

/** What one of the ways to have contacts answered costs in a month. */
interface AlternativeRow {
  name: string;
  /** In pounds; empty where nothing is known of the pay. */
  amount: string;
  text: string;
  /** As a part of the dearest, 0 to 1. */
  width: number;
  /** Id of the plan; undefined for the firm's own people. */
  plan: string | undefined;
}

/** Pages with the same comparison share the object. */
export interface Alternatives {
  heading: string;
  verdict: string;
  /** None where the firm's own time is the only other way. */
  rows: readonly AlternativeRow[];
}

interface Cost {
  name: string;
  text: string;
  /** GBP; undefined where it is not known. */
  pounds: number | undefined;
  plan?: string;
}

/** What the time of the firm's own people costs for so many contacts, in GBP; undefined where nothing is known of the pay. */
function ownTime({ contacts, wage, money }: ExampleFirm, count: number): number | undefined {
  return wage && ((count * contacts.minutes) / 60) * (wage.hourly / money.perPound);
}

/** Whether the plan that suits costs less than the firm's own time for the same contacts. */
export function beatsOwnTime(
  firm: ExampleFirm,
  { contacts, estimate }: PlanChoice,
): "yes" | "no" | "unknown" {
  const own = ownTime(firm, contacts);
  if (own === undefined) return "unknown";
  return own > estimate.total ? "yes" : "no";
}

/** Whether the plan that suits costs less than people of the firm's own in all its open hours, as far as their pay is known. */
export function beatsStaff(firm: ExampleFirm, { estimate }: PlanChoice): boolean {
  const staff = staffOf(firm);
  return !staff || staff.month > estimate.total;
}

/**
 * @param options the plans in the order of the price list
 * @param choice the plan that suits; undefined for services without one
 * @param byTime whether leads are paid by our time
 */
export function describeAlternatives(
  firm: ExampleFirm,
  options: readonly PlanOption[],
  choice: PlanChoice | undefined,
  byTime: boolean,
): Alternatives {
  const { service, contacts, wage, money, context } = firm;
  const { alternatives } = context.messages.trade;
  const count = choice?.contacts ?? contacts.perMonth;
  const hours = hoursOfWork(count, contacts);
  const own = ownTime(firm, count);
  const words = {
    hours,
    known: own === undefined ? ("no" as const) : ("yes" as const),
    own: own === undefined ? "" : poundsOf(own),
    contacts: service.contact.many,
  };
  if (!choice)
    return {
      heading: alternatives.heading({ pays: "no" }),
      verdict:
        service.channel === "lead"
          ? alternatives.lead({ ...words, perMonth: contacts.perMonth, byTime: byTime ? "yes" : "no" })
          : alternatives.project(words),
      rows: [],
    };
  const { plan, estimate } = choice;
  const staff = staffOf(firm);
  const beats = beatsOwnTime(firm, choice);
  const verdict = alternatives.verdict({
    ...words,
    pays: beats,
    channel: service.channel,
    plan: plan.name,
    percent: percentOf(count, contacts.perMonth),
    amount: estimate.amount,
    people: peopleNeeded(firm),
  });
  return {
    heading: alternatives.heading({ pays: beats }),
    verdict: beats === "yes" ? verdict : [verdict, ...describeOverflow(firm, options, plan)].join(" "),
    rows: rowsOf([
      {
        name: alternatives.rows.time,
        text: alternatives.rows.timeText({
          ...words,
          count,
          whose: wage?.whose ?? "",
          wage: wage ? formatIn(money.code, wage.hourly) : "",
        }),
        pounds: own,
      },
      {
        name: plan.name,
        text: alternatives.rows.planText({ count, contacts: service.contact.many }),
        pounds: estimate.total,
        plan: plan.id,
      },
      ...(staff ? [describeStaff(firm, staff)] : []),
    ]),
  };
}

/** What the cheapest plan with a card that answers half of the contacts costs; empty if it is the one that suits. */
function describeOverflow(
  { service, language, context }: ExampleFirm,
  options: readonly PlanOption[],
  suitable: Plan,
): string[] {
  const [cheapest] = offeredPlans(options, language)
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => a.plan.price - b.plan.price);
  if (!cheapest?.plan.calls || cheapest.plan === suitable) return [];
  const { plan, contacts: count } = cheapest;
  return [
    context.messages.trade.alternatives.overflow({
      plan: plan.name,
      count,
      included: plan.calls!,
      few: count <= plan.calls! ? "yes" : "no",
      amount: formatAmount(plan.price + addOnPrice(service)),
      contacts: service.contact.many,
    }),
  ];
}

/** People of a firm's own in all its open hours, as on `/tools/cost`; undefined where contacts can wait, or nothing is known of the pay. */
function staffOf({ service, hours: { year }, wage, money, staffCosts, isBritish }: ExampleFirm) {
  if (service.reply !== "at-once" || !wage) return undefined;
  const pounds = wage.hourly / money.perPound;
  return staffMonth(staffCosts, minutesOfWeek(year.week), { pounds, isBritish });
}

function describeStaff(
  { isBritish, context }: ExampleFirm,
  { month, hours, people }: NonNullable<ReturnType<typeof staffOf>>,
): Cost {
  const { staff, staffText, staffAbroad } = context.messages.trade.alternatives.rows;
  const text = (isBritish ? staffText : staffAbroad)({ hours: Math.round(hours) });
  return { name: staff({ people }), text, pounds: month };
}

function rowsOf(costs: readonly Cost[]): AlternativeRow[] {
  const dearest = Math.max(1, ...costs.map(({ pounds = 0 }) => pounds));
  return costs.map(({ name, text, pounds, plan }) => ({
    name,
    text,
    amount: pounds === undefined ? "" : plan ? formatAmount(pounds) : poundsOf(pounds),
    width: (pounds ?? 0) / dearest,
    plan,
  }));
}

/** In whole pounds, or tens from a hundred on: a minimum wage and a rate of exchange say no more. */
function poundsOf(pounds: number): string {
  return formatAmount(toNearest(pounds < 100 ? 1 : 10, pounds));
}
