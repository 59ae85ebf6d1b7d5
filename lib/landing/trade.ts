/** Composes the figures of a page. */
import { factIn } from "export-kit/queries";
import type { Plans, Service, StaffCosts } from "@/lib/content";
import { describeCards } from "./cards";
import type { CityContext } from "./city-context";
import { describeEngagedLine } from "./engaged-line";
import type { Contacts, FiguresInput } from "./figures";
import { choosePlan, comparePlans, hasPlan, type PlanChoice, describeAnswer } from "./plan-options";
import { describeHead, describeHeadByTime } from "./head";
import type { LawTexts } from "./law";
import type { LocalTrade, Pair, TradeFigures } from "./model";
import { contactsByMonth, describeMonths } from "./months";
import { describeAlternatives } from "./alternatives";
import { describeWorking } from "./working";

/** What the figures of a page are composed from. */
export interface TradeFacts {
  law: LawTexts | undefined;
  context: CityContext;
  plans: Plans;
  staffCosts: StaffCosts;
}

/** The figures of a page: the same object for all cities that share the trade. Undefined if the service does not suit it. */
export function figuresOf(
  pair: Pair,
  local: LocalTrade,
  facts: Omit<TradeFacts, "law">,
): TradeFigures | undefined {
  const { contacts } = pair;
  if (!contacts) return undefined;
  return factIn(pair.figures, local, () => composeFigures(inputOf(pair, contacts, local, facts)));
}

function inputOf(
  { service }: Pair,
  contacts: Contacts,
  { industry, hours, busy, terms }: LocalTrade,
  { context, plans, staffCosts }: Omit<TradeFacts, "law">,
): FiguresInput {
  return {
    service,
    industry,
    contacts,
    hours,
    busyMonths: busy.months,
    ...terms,
    plans,
    staffCosts,
    context,
  };
}

/** The plan that suits a page, without its other figures; undefined where none is needed. */
export function suitablePlanOf(
  pair: Pair,
  contacts: Contacts,
  local: LocalTrade,
  facts: Omit<TradeFacts, "law">,
): PlanChoice | undefined {
  if (!hasPlan(pair.service)) return undefined;
  const input = inputOf(pair, contacts, local, facts);
  return choosePlan(input, comparePlans(input));
}

/** Whether leads are charged by our time, because the law forbids the trade to pay for each customer. */
export function isByTime({ channel }: Service, law: LawTexts | undefined): boolean {
  return channel === "lead" && law?.byTime === true;
}

function composeFigures(input: FiguresInput): TradeFigures {
  const { service, hours, context } = input;
  const options = comparePlans(input);
  const choice = hasPlan(service) ? choosePlan(input, options) : undefined;
  const monthly = contactsByMonth(input, context.messages.trade.busyIncrease);
  return {
    hours,
    answer: choice && describeAnswer(input, options, choice),
    head: describeHead(input, choice),
    cards: choice && describeCards(input, choice, options, monthly),
    alternatives: describeAlternatives(input, options, choice, false),
    byTime:
      service.channel === "lead"
        ? {
            head: describeHeadByTime(input),
            alternatives: describeAlternatives(input, options, choice, true),
          }
        : undefined,
    months: describeMonths(input, choice, monthly),
    engaged: describeEngagedLine(input),
    working: choice && describeWorking(input, options),
    choice,
  };
}
