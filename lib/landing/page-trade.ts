/** Composes the week and the year of a page. */
import type { City, Industry, Plans } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { CityFacts } from "./city-facts";
import type { LawTexts } from "./law";
import type { BusyTexts, Pair, TradeFigures, TradeTexts } from "./model";
import type { FiguresInput } from "./figures-input";
import { formatNumber } from "./english";
import { describeOrigin } from "./origin";
import { choosePlan, contactsByMonth, figuresOf, hasPlan } from "./trade";
import type { TradeHours } from "./trade-hours";
import { describeEngagedLine, describeVerdict } from "./verdict";

/** What the week and the year of a page are composed from. */
export interface TradeFacts {
  hours: TradeHours;
  law: LawTexts | undefined;
  context: CityContext;
  plans: Plans;
}

/** The week and the year of a page; undefined if the service does not suit the industry. */
export function composeTrade(
  pair: Pair,
  { city, messages }: CityFacts,
  busy: BusyTexts,
  { hours, context, plans }: TradeFacts,
): TradeTexts | undefined {
  const { service, industry, contacts } = pair;
  if (!contacts) return undefined;
  const names = namesIn(industry, city);
  const language = foreignLanguage(city);
  const key = `${hours.key} ${busy.key} ${language}`;
  let figures = pair.figures.get(key);
  if (!figures) {
    figures = composeFigures({
      service,
      industry: { ...industry, names },
      contacts,
      hours,
      busyMonths: busy.months,
      language,
      plans,
      context,
    });
    pair.figures.set(key, figures);
  }
  return {
    ...figures,
    opening: messages.trade.week.intro({
      businesses: names.businesses,
      city: city.name,
      hours: hours.opening,
    }),
    origin: describeOrigin(service, industry, city, contacts.perMonth * MONTHS, context),
  };
}

const MONTHS = 12;

function composeFigures(input: FiguresInput): TradeFigures {
  const { service, industry, contacts, hours, busyMonths, context } = input;
  const { year, busyIncrease } = context.messages.trade;
  const { channel } = service;
  const choice = choosePlan(input);
  const withPlan = hasPlan(service);
  return {
    hours,
    week: withPlan ? hours.week : hours.weekAtDesk,
    verdict: describeVerdict(input, choice).join(" "),
    months: figuresOf(input, choice.plan, contactsByMonth(input, busyIncrease)),
    openHours: hours.year.months.map(({ openMinutes }) => formatNumber(Math.round(openMinutes / 60))),
    columns: {
      contacts: year.columns.contacts({ channel }),
      hours: year.columns.hours({ channel }),
      last: withPlan ? year.columns.bill : year.columns.interval,
    },
    note: year.note({
      firm: industry.exampleFirm,
      perMonth: contacts.perMonth,
      contacts: service.contact.many,
      minutes: String(contacts.minutes),
      channel,
      busy: busyMonths.size > 0 ? "yes" : "no",
      increase: busyIncrease,
    }),
    engaged: describeEngagedLine(input),
    plan: withPlan ? choice.plan.name : undefined,
    amount: withPlan ? choice.estimate.amount : undefined,
  };
}

/** The language most customers in the city speak; undefined for English. */
function foreignLanguage(city: City): string | undefined {
  const [first] = city.languages ?? city.country.languages;
  return first === "English" ? undefined : first;
}

/** The words of the industry as the city's country uses them. */
export function namesIn({ names, namesIn: byCountry }: Industry, { country }: City): Industry["names"] {
  return { ...names, ...byCountry?.[country.slug] };
}
