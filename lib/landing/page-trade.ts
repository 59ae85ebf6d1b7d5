/** Composes the week and the year of a page. */
import type { Plans, Service } from "@/lib/content";
import { minutesOf } from "@/lib/geo/week";
import type { CityContext } from "./city-context";
import type { CityFacts } from "./city-facts";
import type { LawTexts } from "./law";
import type { LocalTrade, Pair, TradeFigures, TradeTexts } from "./model";
import { describeEngagedLine } from "./engaged-line";
import type { FiguresInput } from "./figures-input";
import { chooseStrips } from "./day-strips";
import { monthBars } from "./month-bars";
import type { MonthTexts } from "./month-texts";
import { describeOrigin } from "./origin";
import { describeWorth } from "./leads";
import { comparePlans, isChoice, pricePerContact, tabulatePlans } from "./plan-table";
import { choosePlan } from "./choose-plan";
import { contactsByMonth, hasPlan, listsDaylight, tabulateYear } from "./trade";
import type { TradeHours } from "./trade-hours";
import type { CustomerArea } from "./customer-area";
import { describeVerdict } from "./verdict";

/** What the week and the year of a page are composed from. */
export interface TradeFacts {
  law: LawTexts | undefined;
  context: CityContext;
  plans: Plans;
}

/**
 * The week and the year of a page; undefined if the service does not suit the industry.
 *
 * @param area where customers come from, as far as the pair reaches
 */
export function composeTrade(
  pair: Pair,
  local: LocalTrade,
  area: CustomerArea,
  { city, months, messages }: CityFacts,
  { law, context, plans }: TradeFacts,
): TradeTexts | undefined {
  const { service, contacts } = pair;
  if (!contacts) return undefined;
  const { industry, hours, busy, terms } = local;
  let figures = pair.figures.get(local);
  if (!figures) {
    figures = composeFigures(
      {
        service,
        industry,
        contacts,
        emergency: pair.takesCustomers && !neverCloses(hours) ? industry.emergency : undefined,
        hours,
        busyMonths: busy.months,
        language: terms.language,
        otherLanguage: terms.otherLanguage,
        wage: terms.wage,
        money: terms.money,
        contactWorth: terms.contactWorth,
        plans,
        context,
      },
      months,
    );
    pair.figures.set(local, figures);
  }
  const { year, yearText } = describeYear(pair, months, figures, context, busy.months.size > 0);
  return {
    ...figures,
    verdict: isByTime(service, law) ? figures.verdictByTime! : figures.verdict,
    year,
    yearText,
    opening: messages.trade.week.intro({
      businesses: industry.names.businesses,
      city: city.name,
      hours: hours.opening,
    }),
    origin: describeOrigin({ service, industry, city, area, contacts, choice: figures.choice }, context),
  };
}

/** Whether the law of the trade leaves leads no price but that of our time. */
export function isByTime({ channel }: Service, law: LawTexts | undefined): boolean {
  return channel === "lead" && law?.byTime === true;
}

const MONTHS = 12;
/** Minutes. */
const DAY = 24 * 60;

/** The year, with the city's daylight; without rows where neither that nor a season sets the months apart. */
function describeYear(
  { service, contacts }: Pair,
  months: readonly MonthTexts[],
  { months: table, counts }: TradeFigures,
  { messages }: CityContext,
  hasSeasons: boolean,
): Pick<TradeTexts, "year" | "yearText"> {
  const { text, columns } = messages.trade.year;
  const daylight = listsDaylight(service);
  const most = Math.max(...counts);
  return {
    yearText: text({
      perYear: contacts!.perMonth * MONTHS,
      contacts: service.contact.many,
      month: months[counts.indexOf(most)]!.name,
      busiest: most,
      isOne: hasSeasons && counts.filter((count) => count === most).length === 1 ? "yes" : "no",
    }),
    year: daylight
      ? {
          columns: [...table.columns, columns.sunrise, columns.sunset],
          rows: table.rows.map((row, index) => row.concat(months[index]!.sunrise, months[index]!.sunset)),
          note: table.note,
        }
      : { columns: table.columns, rows: hasSeasons ? table.rows : [], note: table.note },
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
    strips: chooseStrips(hours.strips, service.reply === "at-once", (plan) =>
      isChoice(options[plan]!, input.language),
    ),
    offer: withPlan ? tabulatePlans(input, options, counts) : undefined,
    worth: service.channel === "lead" ? describeWorth(input) : undefined,
    ...describeVerdict(input, choice, options),
    months: tabulateYear(
      input,
      months.map(({ name }) => name),
      withPlan ? choice : undefined,
      counts,
    ),
    counts,
    bars: monthBars(input, counts),
    engaged: describeEngagedLine(input),
    plan: withPlan ? choice.plan.name : undefined,
    choice: withPlan ? choice : undefined,
    price: withPlan
      ? {
          amount: choice.estimate.amount,
          each: pricePerContact(choice.estimate.total, choice.contacts),
        }
      : undefined,
  };
}

const neverCloses = ({ year }: TradeHours) => year.week.every((hours) => minutesOf(hours) === DAY);
