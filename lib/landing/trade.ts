/** Composes the figures of a page. */
import type { Plans, Service, StaffCosts } from "@/lib/content";
import { describeCards } from "./cards";
import type { CityContext } from "./city-context";
import { describeEngagedLine } from "./engaged-line";
import { choosePlan, comparePlans, hasPlan, type FiguresInput } from "./figures";
import { describeHead, describeHeadByTime } from "./head";
import type { LawTexts } from "./law";
import type { LocalTrade, Pair, TradeFigures } from "./model";
import { contactsByMonth, describeMonths } from "./months";
import { describeNeed } from "./need";
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
  { context, plans, staffCosts }: TradeFacts,
): TradeFigures | undefined {
  const { service, contacts } = pair;
  if (!contacts) return undefined;
  const known = pair.figures.get(local);
  if (known) return known;
  const { industry, hours, busy, terms } = local;
  const figures = composeFigures({
    service,
    industry,
    contacts,
    hours,
    busyMonths: busy.months,
    ...terms,
    plans,
    staffCosts,
    context,
  });
  pair.figures.set(local, figures);
  return figures;
}

/** Whether the law of the trade leaves leads no price but that of our time. */
export function isByTime({ channel }: Service, law: LawTexts | undefined): boolean {
  return channel === "lead" && law?.byTime === true;
}

function composeFigures(input: FiguresInput): TradeFigures {
  const { service, hours, context } = input;
  const options = comparePlans(input);
  const choice = hasPlan(service) ? choosePlan(input, options) : undefined;
  const counts = contactsByMonth(input, context.messages.trade.busyIncrease);
  return {
    hours,
    head: describeHead(input, choice),
    cards: choice && describeCards(input, choice, options, counts),
    need: describeNeed(input, choice, false),
    byTime:
      service.channel === "lead"
        ? { head: describeHeadByTime(input), need: describeNeed(input, choice, true) }
        : undefined,
    months: describeMonths(input, choice, counts),
    engaged: describeEngagedLine(input),
    working: choice && describeWorking(input, options),
    choice,
  };
}
