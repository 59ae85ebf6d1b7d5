/** What people of a firm's own earn in its open hours: docs/behaviour.md#the-week-and-the-year. */
import type { LegalWage } from "@/lib/content";
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
/** The same, of their pay for the minutes at work alone: they are paid for those between as well. */
const FAR_MORE_THAN_WORK = 4;

/** What people of a firm's own earn beside the price of a plan. */
export interface OwnPeople {
  sentences: string[];
  /** What they earn in a month, in the money of the place, and in pounds: "£310". */
  sum: string;
  pay: string;
  /** Whether the plan costs twice as much or more. */
  isFarCheaper: boolean;
}

/**
 * The pay of a firm's own people beside the plan: where contacts are answered at once, of one person at a time in the open
 * hours of an average month that the plan answers, and of one who is there anyway; where customers wait for an answer, of the
 * time that it takes. Undefined where no wage is known.
 */
export function describeOwnPeople(input: OwnPeopleInput, choice: PlanOfPage): OwnPeople | undefined {
  const { wage, money } = input;
  if (!wage) return undefined;
  return input.service.reply === "at-once"
    ? describePresence(input, choice, payAt(wage, money))
    : describeTime(input, choice, payAt(wage, money));
}

function describePresence(
  { service, hours: { year }, contacts: { minutes }, context }: OwnPeopleInput,
  { plan, estimate, contacts, answeredMinutes }: PlanOfPage,
  payOf: ReturnType<typeof payAt>,
): OwnPeople {
  const hours = answeredMinutes / 60 / MONTHS;
  const { inPounds, ...pay } = payOf(hours);
  const work = Math.round((contacts * minutes) / 60);
  const isFarCheaper = estimate.total >= inPounds * FAR_MORE;
  const { ownPeople, beyond } = context.messages.trade.verdict;
  const sentences = [
    ownPeople({
      ...pay,
      open: hours > LONGEST_MONTH ? "long" : "usual",
      all: answeredMinutes === year.openMinutes ? "yes" : "no",
      hours: Math.round(hours),
      compare:
        inPounds * ABOUT > estimate.total ? "more" : estimate.total * ABOUT > inPounds ? "less" : "same",
      plan: plan.name,
      work,
      cost: formatAmount(Math.round(payOf(work).inPounds)),
      contacts: service.contact.many,
    }),
    ...(isFarCheaper ? [beyond({ reply: "at-once", plan: plan.name, contacts: service.contact.many })] : []),
  ];
  return { sentences, sum: pay.sum, pay: pay.pounds, isFarCheaper };
}

function describeTime(
  { service, contacts: { minutes }, context }: OwnPeopleInput,
  { plan, estimate, contacts }: PlanOfPage,
  payOf: ReturnType<typeof payAt>,
): OwnPeople {
  const hours = Math.round((contacts * minutes) / 60);
  const { inPounds, ...pay } = payOf(hours);
  const isFarCheaper = estimate.total >= inPounds * FAR_MORE_THAN_WORK;
  const { ownTime, beyond } = context.messages.trade.verdict;
  const words = { contacts: service.contact.many };
  const sentences = [
    ownTime({ ...words, ...pay, hours }),
    ...(isFarCheaper ? [beyond({ ...words, reply: "later", plan: plan.name })] : []),
  ];
  return { sentences, sum: pay.sum, pay: pay.pounds, isFarCheaper };
}

/** What a number of hours is paid, in whole tens, in the money of the place and in pounds. */
function payAt({ whose, hourly }: LegalWage, { code, perPound }: FiguresInput["money"]) {
  const foreign: "yes" | "no" = perPound === 1 ? "no" : "yes";
  return (hours: number) => {
    const pay = hours * hourly;
    const inPounds = pay / perPound;
    return {
      inPounds,
      sum: formatIn(code, inTens(pay)),
      foreign,
      pounds: formatAmount(inTens(inPounds)),
      whose,
      wage: formatIn(code, hourly),
    };
  };
}

type PlanOfPage = Pick<PlanChoice, "plan" | "estimate" | "contacts" | "answeredMinutes">;
type OwnPeopleInput = Pick<FiguresInput, "service" | "hours" | "contacts" | "wage" | "money" | "context">;
