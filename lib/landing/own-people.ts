/** What people of a firm's own earn in its open hours: docs/behaviour.md#the-week-and-the-year. */
import type { PlanChoice } from "./choose-plan";
import { formatAmount } from "./english";
import { formatIn, inTens } from "./local-money";
import type { FiguresInput } from "./figures-input";

const MONTHS = 12;
/** Hours of an average month at 48 a week: who is open for more needs people in turns. */
const LONGEST_MONTH = (48 * 52) / MONTHS;
/** From this share of the other on, two amounts are about the same: rates of exchange move as much. */
const ABOUT = 0.9;

/** What a plan costs at least, of the pay of people of one's own, where that is said before the plan. */
const FAR_MORE = 2;

/** What people of a firm's own earn beside the price of a plan. */
export interface OwnPeople {
  sentences: string[];
  /** What they earn in a month, in pounds: "£310". */
  pay: string;
  /** Whether the plan costs twice as much or more. */
  isFarCheaper: boolean;
}

/**
 * The pay of one person at a time in the open hours of an average month that the plan answers, beside the plan, and the time
 * that the contacts take one who is there anyway; undefined where customers wait for an answer.
 */
export function describeOwnPeople(
  { service, hours: { year }, contacts: { minutes }, wage, money, context }: OwnPeopleInput,
  { plan, estimate, contacts, answeredMinutes }: PlanOfPage,
): OwnPeople | undefined {
  if (!wage || service.reply !== "at-once") return undefined;
  const { whose, hourly } = wage;
  const { code: currency, perPound } = money;
  const hours = answeredMinutes / 60 / MONTHS;
  const pay = hours * hourly;
  const inPounds = pay / perPound;
  const work = Math.round((contacts * minutes) / 60);
  const inTensOfPounds = formatAmount(inTens(inPounds));
  const isFarCheaper = estimate.total >= inPounds * FAR_MORE;
  const { ownPeople, beyond } = context.messages.trade.verdict;
  const sentences = [
    ownPeople({
      open: hours > LONGEST_MONTH ? "long" : "usual",
      all: answeredMinutes === year.openMinutes ? "yes" : "no",
      hours: Math.round(hours),
      sum: formatIn(currency, inTens(pay)),
      foreign: perPound === 1 ? "no" : "yes",
      pounds: inTensOfPounds,
      whose,
      wage: formatIn(currency, hourly),
      compare:
        inPounds * ABOUT > estimate.total ? "more" : estimate.total * ABOUT > inPounds ? "less" : "same",
      plan: plan.name,
      work,
      cost: formatAmount(Math.round((work * hourly) / perPound)),
      contacts: service.contact.many,
    }),
    ...(isFarCheaper ? [beyond({ plan: plan.name, contacts: service.contact.many })] : []),
  ];
  return { sentences, pay: inTensOfPounds, isFarCheaper };
}

type PlanOfPage = Pick<PlanChoice, "plan" | "estimate" | "contacts" | "answeredMinutes">;
type OwnPeopleInput = Pick<FiguresInput, "service" | "hours" | "contacts" | "wage" | "money" | "context">;
