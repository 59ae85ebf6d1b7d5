/** Composes the week and the year of a page. */
import type { City, Industry, Plans } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { CityFacts } from "./city-facts";
import type { LawTexts } from "./law";
import type { BusyTexts, Pair, TradeFigures, TradeTexts } from "./model";
import { formatShare } from "./english";
import { formatNumber } from "@/lib/numbers";
import type { FiguresInput } from "./figures-input";
import type { MonthTexts } from "./month-texts";
import { describeOrigin, ownShareOf } from "./origin";
import { comparePlans, pricePerContact, tabulateLeads, tabulatePlans } from "./plan-table";
import { choosePlan } from "./choose-plan";
import { contactsByMonth, dependsOnDaylight, hasPlan, tabulateYear } from "./trade";
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
  { city, months, messages }: CityFacts,
  busy: BusyTexts,
  { hours, context, plans }: TradeFacts,
): TradeTexts | undefined {
  const { service, industry, contacts } = pair;
  if (!contacts) return undefined;
  const names = namesIn(industry, city);
  const [first, second = ""] = languagesOf(city);
  const language = first === "English" ? undefined : first;
  const otherLanguage = language ?? (context.languages.has(second) ? second : undefined);
  let known = pair.figures.get(hours);
  if (!known) pair.figures.set(hours, (known = new Map()));
  const key = `${busy.key} ${language} ${otherLanguage}`;
  let figures = known.get(key);
  if (!figures) {
    figures = composeFigures(
      {
        service,
        industry: { ...industry, names },
        contacts,
        hours,
        busyMonths: busy.months,
        language,
        otherLanguage,
        plans,
        context,
      },
      months,
    );
    known.set(key, figures);
  }
  return {
    ...figures,
    ...describeYear(pair, city, months, figures, context),
    opening: messages.trade.week.intro({
      businesses: names.businesses,
      city: city.name,
      hours: hours.opening,
    }),
    origin: describeOrigin(service, industry, city, names.customers, contacts.perMonth * MONTHS, context),
  };
}

const MONTHS = 12;
/** Contacts from the city itself: their share of all, and their number in a month. */
const NEARLY_ALL = 0.8;
const FEW = 10;

/** The year with what depends on the city: contacts from there, and daylight for industries that travel. */
function describeYear(
  { service, industry, contacts: reckoned }: Pair,
  city: City,
  months: readonly MonthTexts[],
  { year, counts }: TradeFigures,
  context: CityContext,
): Pick<TradeTexts, "year" | "nearby"> {
  const { nearby, columns } = context.messages.trade.year;
  const { name: place, population, share } = ownShareOf(service, industry, city, context);
  const [month, open, contacts, ...others] = year.columns as [string, string, string];
  const daylight = dependsOnDaylight(service, industry);
  // Where nearly all come from the city or very few, their number says little.
  const perPerson = share > NEARLY_ALL || share * reckoned!.perMonth < FEW;
  const perYear = reckoned!.perMonth * MONTHS;
  const most = Math.max(...counts);
  return {
    year: {
      columns: [
        ...[month, open, contacts, (perPerson ? columns.each : columns.place)({ place }), ...others],
        ...(daylight ? [columns.sunrise, columns.sunset] : []),
      ],
      rows: year.rows.map((row, index) => {
        const [name, hours, all, ...rest] = row as [string, string, string];
        const own = counts[index]! * share;
        const cells = [
          name,
          hours,
          all,
          perPerson ? formatNumber(Math.round(population / own)) : formatShare(own),
          ...rest,
        ];
        if (daylight) cells.push(months[index]!.sunrise, months[index]!.sunset);
        return cells;
      }),
      note: year.note,
    },
    nearby: nearby({
      place,
      contact: service.contact.one,
      contacts: service.contact.many,
      own: formatShare(perYear * share),
      perYear,
      each: Math.round(population / (perYear * share)),
      month: months[counts.indexOf(most)]!.name,
      isOne: counts.filter((count) => count === most).length === 1 ? "yes" : "no",
      busiest: formatShare(most * share),
    }),
  };
}

function composeFigures(input: FiguresInput, months: readonly MonthTexts[]): TradeFigures {
  const { service, hours, context } = input;
  const options = comparePlans(input);
  const choice = choosePlan(input, options);
  const withPlan = hasPlan(service);
  const counts = contactsByMonth(input, context.messages.trade.busyIncrease);
  return {
    hours,
    week: withPlan ? hours.week : hours.weekAtDesk,
    offer: withPlan
      ? tabulatePlans(input, options, counts)
      : service.channel === "lead"
        ? tabulateLeads(input)
        : undefined,
    verdict: describeVerdict(input, choice).join(" "),
    year: tabulateYear(
      input,
      months.map(({ name }) => name),
      withPlan ? choice : undefined,
      counts,
    ),
    counts,
    engaged: describeEngagedLine(input),
    plan: withPlan ? choice.plan.name : undefined,
    price: withPlan
      ? {
          amount: choice.estimate.amount,
          each: pricePerContact(choice.estimate.total, choice.contacts),
        }
      : undefined,
  };
}

/** What customers in a city speak, the most common language first. */
export function languagesOf({ languages, country }: City): readonly string[] {
  return languages ?? country.languages;
}

/** The words of the industry as the city's country uses them. */
export function namesIn({ names, namesIn: byCountry }: Industry, { country }: City): Industry["names"] {
  return { ...names, ...byCountry?.[country.slug] };
}
