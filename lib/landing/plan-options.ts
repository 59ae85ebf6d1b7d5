/** What each plan would do for a firm, and the one that suits: docs/behaviour.md#the-week-and-the-year. */
import type { Plan } from "@/lib/content";
import { choosePlan, speaks, type Choice } from "@/lib/plans/choose-plan";
import { overflowOf } from "@/lib/plans/price";
import { formatAmount, percentOf } from "./amounts";
import { type DeskSummary, type ExampleFirm, monthlyPrice } from "./example-firm";

/** What a plan would do for a firm. */
export interface PlanOption {
  plan: Plan;
  /** Of the firm's contacts that it answers, 0 to 1: those that come in its hours, or all where customers may wait. */
  share: number;
  /** Open minutes of the year that it answers. */
  answeredMinutes: number;
  /** When it answers at all. */
  desk: DeskSummary;
  /** Its hours on the firm's clock in words; undefined if it always answers. */
  hours: string | undefined;
  /** The open hours of a usual week that it leaves to the firm, in words; "" if none. */
  left: string;
  /** Contacts that it answers in an average month. */
  contacts: number;
  /** What that month costs in GBP, with the same as text, and the contacts beyond those in the plan's price. */
  estimate: { total: number; amount: string; overflow: number };
}

/** The plan that suits a firm. */
export type PlanChoice = Choice<PlanOption>;

/** What each plan would do for a firm, in the order of the price list. */
export function comparePlans(
  firm: Pick<ExampleFirm, "service" | "hours" | "plans" | "contacts">,
): PlanOption[] {
  const { year, desks, strips, left } = firm.hours;
  return firm.plans.plans.map((plan, index) => {
    const desk = desks[index]!;
    const share = firm.service.reply === "at-once" ? desk.contactShare : 1;
    const contacts = Math.round(firm.contacts.perMonth * share);
    const total = monthlyPrice(plan, contacts, firm);
    return {
      plan,
      share,
      answeredMinutes: year.answered[index]!,
      desk,
      hours: plan.hours && strips.plans[index]!.text,
      left: left[index]!,
      contacts,
      estimate: { total, amount: formatAmount(total), overflow: overflowOf(plan, contacts) },
    };
  });
}

/** The plan that suits a firm; undefined for services that no plan answers while customers wait or write. */
export function suitablePlan(
  {
    service: { channel, reply },
    language,
    contactWorth,
  }: Pick<ExampleFirm, "service" | "language" | "contactWorth">,
  options: readonly PlanOption[],
): PlanChoice | undefined {
  if (channel === "lead" || channel === "project") return undefined;
  return choosePlan({ reply, language, contactWorth }, options);
}

/** A plan that answers a smaller share of the contacts is not offered. */
const FEWEST = 0.1;

/**
 * Whether a plan can be chosen: one that does not speak to the customers, or is closed when nearly all of them call, cannot.
 *
 * @param language that of most customers; undefined for English
 */
export function isChoice({ plan, contacts, share }: PlanOption, language: string | undefined): boolean {
  return contacts > 0 && share >= FEWEST && speaks(plan, language);
}

/** The plans that can be chosen, without those that a cheaper one beats: each has a card. */
export function offeredPlans(options: readonly PlanOption[], language: string | undefined): PlanOption[] {
  const possible = options.filter((option) => isChoice(option, language));
  return possible.filter((option) => !possible.some((other) => beats(other, option)));
}

/** True for a plan that costs less, and answers as much on as many days. */
function beats(cheaper: PlanOption, { estimate, contacts, desk, answeredMinutes }: PlanOption): boolean {
  return (
    cheaper.estimate.total < estimate.total &&
    cheaper.contacts >= contacts &&
    cheaper.desk.days >= desk.days &&
    cheaper.answeredMinutes >= answeredMinutes
  );
}

/** The hours of a plan on the firm's clock: "Monday to Friday, 9 am to 6 pm". */
export function hoursOfPlan({ hours }: PlanOption, { messages }: ExampleFirm["context"]): string {
  return hours ?? messages.trade.cards.always;
}

/** How the plan that suits answers a firm: the same in all cities that share the trade. */
export interface Answer {
  plan: string;
  /** Of the contacts, in per cent. */
  percent: number;
  /** Of the plan, on the firm's clock. */
  hours: string;
  /** See `homeShare`. */
  homeShare: number;
  /** The longest time without an answer, as a sentence: where customers may wait, if there is any. */
  wait: string | undefined;
}

/** How a plan answers a firm, with shares in per cent or, of one, 0 to 1. */
export function describeAnswer(
  firm: ExampleFirm,
  options: readonly PlanOption[],
  choice: PlanChoice,
): Answer {
  const { messages, words } = firm.context;
  const { longestGap } = choice.desk;
  return {
    plan: choice.plan.name,
    percent: percentOf(choice.contacts, firm.contacts.perMonth),
    hours: hoursOfPlan(choice, firm.context),
    homeShare: homeShare(choice, options),
    wait:
      firm.service.reply === "at-once" || longestGap === 0
        ? undefined
        : messages.introductions.answers.wait({ gap: words.figures(longestGap, longestGap) }),
  };
}

/** Of what a plan answers, the share that comes by day in the home city, 0 to 1: partner desks have the nights. */
export function homeShare({ plan, desk }: PlanOption, options: readonly PlanOption[]): number {
  if (plan.hours) return 1;
  const byDay = options.filter((option) => option.plan.hours).map((option) => option.desk.contactShare);
  return Math.max(0, ...byDay) / desk.contactShare;
}
