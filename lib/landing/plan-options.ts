/** What each plan would do for a firm, and the one that suits: docs/behaviour.md#the-week-and-the-year. */
import type { Plan, Service } from "@/lib/content";
import { choosePlan as choose, speaks, type Choice } from "@/lib/plans/choose-plan";
import { addOnPrice, estimateMonth, type Estimate } from "./estimate";
import { percentOf, type FiguresInput } from "./figures";
import type { DeskSummary } from "./trade-hours";

/** A plan for a firm of an industry in a city. */
export interface PlanOption {
  plan: Plan;
  /** Of the firm's contacts that it answers, 0 to 1: those that come in its hours, or all where customers may wait. */
  share: number;
  /** Open minutes of the year that it answers. */
  answeredMinutes: number;
  /** When it answers at all. */
  desk: DeskSummary;
  /** Contacts that it answers in an average month. */
  contacts: number;
  /** That month. */
  estimate: Estimate;
}

/** The plan that suits a page. */
export type PlanChoice = Choice<PlanOption>;

/** True for services that a plan answers while customers wait or write. */
export function hasPlan({ channel }: Pick<Service, "channel">): boolean {
  return channel !== "lead" && channel !== "project";
}

/** The plans in the order of the price list. */
export function comparePlans({
  service,
  hours: { year, desks },
  plans: { plans, overflowCallPrice },
  contacts: { perMonth },
}: Pick<FiguresInput, "service" | "hours" | "plans" | "contacts">): PlanOption[] {
  return plans.map((plan, index) => {
    const desk = desks[index]!;
    const share = service.reply === "at-once" ? desk.contactShare : 1;
    const contacts = Math.round(perMonth * share);
    return {
      plan,
      share,
      answeredMinutes: year.answered[index]!,
      desk,
      contacts,
      estimate: estimateMonth(plan, contacts, overflowCallPrice, addOnPrice(service)),
    };
  });
}

/** The plan that suits a firm. */
export function choosePlan(
  { service, language, contactWorth }: Pick<FiguresInput, "service" | "language" | "contactWorth">,
  options: readonly PlanOption[],
): PlanChoice {
  return choose({ reply: service.reply, language, contactWorth }, options);
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
export function hoursOfPlan(
  { hours, context }: Pick<FiguresInput, "hours" | "context">,
  options: readonly PlanOption[],
  { plan }: PlanOption,
): string {
  const index = options.findIndex((option) => option.plan === plan);
  return plan.hours ? hours.strips.plans[index]!.text : context.messages.trade.cards.always;
}

/** How the plan that suits answers a firm: the same in all cities that share the trade. */
export interface Answer {
  plan: string;
  /** Of the contacts, in per cent. */
  percent: number;
  /** Of the plan, on the firm's clock. */
  hours: string;
  /** Of the contacts answered, the share that comes by day in the home city, 0 to 1: partner desks have the nights. */
  homeShare: number;
  /** The longest time without an answer, as a sentence: where customers may wait, if there is any. */
  wait: string | undefined;
}

export function describeAnswer(
  input: FiguresInput,
  options: readonly PlanOption[],
  choice: PlanChoice,
): Answer {
  const { messages, words } = input.context;
  const { longestGap } = choice.desk;
  return {
    plan: choice.plan.name,
    percent: percentOf(choice.contacts, input.contacts.perMonth),
    hours: hoursOfPlan(input, options, choice),
    homeShare: homeShare(choice, options),
    wait:
      input.service.reply === "at-once" || longestGap === 0
        ? undefined
        : messages.introductions.answers.wait({ gap: words.figures(longestGap, longestGap) }),
  };
}

function homeShare({ plan, desk }: PlanOption, options: readonly PlanOption[]): number {
  if (plan.hours) return 1;
  const byDay = options.filter((option) => option.plan.hours).map((option) => option.desk.contactShare);
  return Math.max(0, ...byDay) / desk.contactShare;
}
