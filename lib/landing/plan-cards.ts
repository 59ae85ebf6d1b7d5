/** What each plan would do for a firm, as cards beside each other: docs/behaviour.md#the-week-and-the-year. */
import { speaks } from "@/lib/plans/choose-plan";
import { formatAmount, inLocalMoney, percentOf, pricePerContact } from "./amounts";
import type { MonthlyContacts } from "./contacts-by-month";
import { type ExampleFirm, monthlyPrice } from "./example-firm";
import { hoursOfPlan, isChoice, offeredPlans, type PlanChoice, type PlanOption } from "./plan-options";

interface PlanCard {
  id: string;
  name: string;
  /** The price of a usual month, and the words after it: "a month". */
  amount: string;
  month: string;
  /** Of the open hours or of the days of the year, in per cent. */
  percent: number;
  /** The same in words. */
  coverage: string;
  figures: readonly (readonly [name: string, figure: string])[];
  /** Marks the plan that suits. */
  suits: string | undefined;
}

/** Pages with the same cards share the object. */
export interface PlanCards {
  heading: string;
  cards: readonly PlanCard[];
  /** What is left to the firm, the plans that are not for it, and the language that is answered. */
  note: string;
}

const DAYS_OF_YEAR = 365;

/**
 * @param options the plans in the order of the price list
 * @param monthly contacts of each month
 * @param pays whether the plan that suits costs less than the firm's own time
 */
export function describeCards(
  firm: ExampleFirm,
  choice: PlanChoice,
  options: readonly PlanOption[],
  { most, busiest }: MonthlyContacts,
  pays: "yes" | "no" | "unknown",
): PlanCards {
  const { service, industry, hours, otherLanguage, language, contacts, money, context } = firm;
  const texts = context.messages.trade.cards;
  const { businesses } = industry.names;
  const names = service.contact.many;
  const atOnce = service.reply === "at-once";
  const shown = offeredPlans(options, language);
  const priceOfBusiest = ({ plan, share }: PlanOption) =>
    formatAmount(monthlyPrice(plan, Math.round(most * share), firm));
  const busiestMonth = texts.busiest({ isOne: busiest ? "yes" : "no", month: busiest ?? "" });
  // Said of all plans if it matters to one, so that their rows are level.
  const isDearer = shown.some((option) => priceOfBusiest(option) !== option.estimate.amount);
  const cards = shown.map((option): PlanCard => {
    const { plan, desk, answeredMinutes, estimate } = option;
    const deskHours = hoursOfPlan(option, context);
    const percent = atOnce
      ? percentOf(answeredMinutes, hours.year.openMinutes)
      : percentOf(desk.days, DAYS_OF_YEAR);
    return {
      id: plan.id,
      name: plan.name,
      amount: estimate.amount,
      month: texts.month(inLocalMoney(money, estimate.total)),
      percent,
      coverage: atOnce
        ? texts.hours({ percent, hours: deskHours })
        : texts.days({
            days: desk.days,
            daily: plan.days === undefined ? "yes" : "no",
            closed: DAYS_OF_YEAR - desk.days,
            hours: deskHours,
          }),
      figures: [
        [
          texts.answered({ channel: service.channel }),
          texts.ofAll({ contacts: option.contacts, all: contacts.perMonth, names }),
        ],
        ...(isDearer ? ([[busiestMonth, priceOfBusiest(option)]] as const) : []),
        [texts.each({ contact: service.contact.one }), pricePerContact(estimate.total, option.contacts)],
      ],
      suits: plan === choice.plan ? texts.suits({ businesses, pays }) : undefined,
    };
  });
  const reasonOf = (option: PlanOption) =>
    isChoice(option, language) ? "price" : speaks(option.plan, language) ? "hours" : "language";
  return {
    heading: texts.heading({ count: cards.length, businesses }),
    cards,
    note: [
      ...describeHoursLeft(firm, choice),
      ...options
        .filter((option) => !shown.includes(option))
        .map((option) =>
          texts.leftOut({
            plan: option.plan.name,
            reason: reasonOf(option),
            amount: option.estimate.amount,
            contacts: names,
            included: option.plan.calls ?? 0,
          }),
        ),
      ...(otherLanguage && language ? [texts.language({ language })] : []),
    ].join(" "),
  };
}

/** The hours that are left to the firm; nothing where customers may wait. */
function describeHoursLeft(
  { service, hours: { year }, context }: ExampleFirm,
  { plan, answeredMinutes, left }: PlanOption,
): string[] {
  const { leaves, leavesDays } = context.messages.trade.cards;
  if (service.reply !== "at-once" || answeredMinutes === year.openMinutes) return [];
  return [left ? leaves({ plan: plan.name, hours: left }) : leavesDays({ plan: plan.name })];
}
