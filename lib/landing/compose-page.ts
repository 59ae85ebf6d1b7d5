/** Composes the model of a landing page: what it says, section by section, for `components/landing` to render. */
import type { City, Claim, Industry, LandingMessages, Service, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";
import { beatsOwnTime, describeAlternatives, type Alternatives } from "./alternatives-to-a-plan";
import { percentOf, pricePerContact } from "./amounts";
import type { CityFacts } from "./city-facts";
import { contactsByMonth } from "./contacts-by-month";
import type { ClockDay } from "./hours/coverage-clock-texts";
import { describeEngagedLine } from "./engaged-line";
import { type ExampleFirm, type FirmHours, hoursOfWork, nameOfFirm } from "./example-firm";
import { describeHeadlinePrice, type HeadlinePrice } from "./headline-price";
import type { IndustryHours } from "./hours/industry-hours";
import type { LocalTerms } from "./language-wage-and-money";
import type { LawTexts } from "./law-statements";
import { describeMonths, type MonthByMonth } from "./month-by-month";
import { createPicker } from "./pick-variant";
import { describeCards, type PlanCards } from "./plan-cards";
import { comparePlans, describeAnswer, suitablePlan, type Answer, type PlanChoice } from "./plan-options";
import { describePriceDetails, type PriceDetails } from "./price-details";
import {
  wordingOf,
  type Conversation,
  type Pair,
  type PairWording,
  type Titled,
} from "./service-industry-pair";
import { describeOrigin, type Origin, type OriginTexts } from "./where-contacts-come-from";

/** The busy months of an industry where a city is. */
export interface BusyTexts {
  /** The months and what is said of them. */
  key: string;
  texts: readonly string[];
  months: ReadonlySet<number>;
}

/** An industry as it is in a city. Cities that agree in all of it share the object. */
export interface LocalIndustry {
  /** With the country's words and prices. */
  industry: Industry;
  hours: IndustryHours;
  /** The busy months: the same list for all cities of a country in the same hemisphere. */
  busy: BusyTexts;
  terms: LocalTerms;
}

/**
 * The content of one landing page, in the order of the page. Parts that pages share are the same object in each of them: the
 * writer renders a shared fragment once for each object. What a section branches on is here and not inside of such parts:
 * `layoutKey` derives the layout of a page from what it has.
 *
 * @see docs/decisions/0002-shared-fragments.md
 */
export interface LandingPage {
  path: string;
  title: string;
  description: string;
  heading: string;
  intro: string;
  service: Service;
  industry: Industry;
  cityFacts: CityFacts;
  pair: Pair;
  wording: PairWording;
  /** Whether there is anything around the city for a map to show. */
  hasMap: boolean;
  /** True for the company's own city. */
  isLocal: boolean;
  /** What the sections are composed from; undefined if the service does not suit the industry. */
  figures: PageFigures | undefined;
  /** The price; undefined if the service does not suit the industry. */
  headlinePrice: HeadlinePrice | undefined;
  /** The hours to be answered, on the clock; undefined for services without a plan. */
  day: ClockDay | undefined;
  conversation: Conversation;
  /** Undefined for services without a plan. */
  cards: PlanCards | undefined;
  /** Undefined if the service does not suit the industry. */
  alternatives: Alternatives | undefined;
  /** Who gets in touch; undefined if the service does not suit the industry. */
  callers: Titled | undefined;
  /** Before the links to pages of cities nearby; undefined where there are none. */
  nearby: string | undefined;
  /** What is known about the city that is useful to the firm. */
  note: string;
  benefits: Titled;
  challenges: Titled;
  /** Where contacts come from; undefined if the service does not suit the industry. */
  origin: OriginTexts | undefined;
  /** In the fold of `components/landing/details-fold.tsx`; each is undefined where there is nothing to say. */
  months: MonthByMonth | undefined;
  busy: BusyTexts | undefined;
  engaged: string | undefined;
  priceDetails: PriceDetails | undefined;
  money: string | undefined;
  urgent: readonly string[] | undefined;
  holidayNote: string | undefined;
  law: LawTexts | undefined;
  shared: SharedContent;
}

/** The figures of a pair that cities with the same clock, calendar, climate and language share. */
export interface PageFigures {
  hours: FirmHours;
  /** Whether leads are charged by our time, because the law forbids the trade to pay for each customer. */
  byTime: boolean;
  /** How the plan that suits answers; undefined for services without one. */
  answer: Answer | undefined;
  headlinePrice: HeadlinePrice;
  cards: PlanCards | undefined;
  alternatives: Alternatives;
  months: MonthByMonth;
  engaged: string | undefined;
  priceDetails: PriceDetails | undefined;
  /** The plan that suits; undefined for services without one. */
  choice: PlanChoice | undefined;
}

/** Content that is the same on all landing pages. */
export interface SharedContent {
  site: Site;
  /** Name of the city of the desk. */
  homeCity: string;
  /** Hours of the office, on its own clock: "Monday to Friday 9 am to 6 pm". */
  officeHours: string;
  /** The claims printed as figures. */
  stats: Claim[];
  messages: LandingMessages;
}

/** What a page is composed from. */
interface PageParts {
  pair: Pair;
  local: LocalIndustry;
  cityFacts: CityFacts;
  /** Undefined if the service does not suit the industry. */
  figures: PageFigures | undefined;
  /** Undefined likewise, and where contacts do not follow the people around. */
  origin: Origin | undefined;
  law: LawTexts | undefined;
  shared: SharedContent;
}

/** Composes the figures of a page. @param byTime whether leads are charged by our time */
export function composeFigures(firm: ExampleFirm, byTime: boolean): PageFigures {
  const options = comparePlans(firm);
  const choice = suitablePlan(firm, options);
  const monthly = contactsByMonth(firm, firm.context.messages.trade.busyIncrease);
  return {
    hours: firm.hours,
    byTime,
    answer: choice && describeAnswer(firm, options, choice),
    headlinePrice: describeHeadlinePrice(firm, choice, byTime),
    cards: choice && describeCards(firm, choice, options, monthly, beatsOwnTime(firm, choice)),
    alternatives: describeAlternatives(firm, options, choice, byTime),
    months: describeMonths(firm, choice, monthly),
    engaged: describeEngagedLine(firm),
    priceDetails: choice && describePriceDetails(firm, options),
    choice,
  };
}

/** Composes one page from its parts. Pure: the same parts give the same page. */
export function composePage(parts: PageParts): LandingPage {
  const { pair, local, cityFacts, figures, origin, law, shared } = parts;
  const { service, industry, urgent } = pair;
  const { city } = cityFacts;
  const path = routes.landing(service.slug, industry.slug, city.slug);
  const { metadata, trade, headings } = shared.messages;
  const { people, readers = people } = local.industry.names;
  const heading = metadata.heading({ service: service.short, people: readers, city: city.label });
  const pick = createPicker(path);
  return {
    path,
    heading: figures
      ? heading
      : trade.unfit.title({ people: readers, city: city.label, service: service.phrase }),
    title: composeTitle(heading, parts),
    description: composeDescription(heading, parts),
    intro: figures ? composeIntro(figures, parts) : pair.script.reason,
    service,
    industry,
    cityFacts,
    pair,
    wording: wordingOf(pair)(readers),
    hasMap: cityFacts.hasMap,
    isLocal: city.slug === shared.site.homeCity,
    figures,
    headlinePrice: figures?.headlinePrice,
    // Nine to five for a firm whose customers may write at any hour.
    day: figures?.cards && (service.reply === "at-once" ? local.hours : cityFacts).clockDay,
    conversation: pair.conversations[pick("#questions", pair.conversations.length)]!,
    cards: figures?.cards,
    alternatives: figures?.alternatives,
    callers: figures && pair.callers[pick("#who", pair.callers.length)],
    nearby:
      figures && cityFacts.neighbours.length > 0
        ? headings.related[cityFacts.isRemote ? "far" : "near"]({ service: service.short, people: readers })
        : undefined,
    note: cityFacts.notes[noteFor(pair)],
    benefits: pair.benefits[pick("#benefits", pair.benefits.length)]!,
    challenges: pair.challenges[pick("#challenges", pair.challenges.length)]!,
    origin: origin && describeOrigin(origin, trade),
    months: figures?.months,
    busy: figures && local.busy.texts.length > 0 ? local.busy : undefined,
    engaged: figures?.engaged,
    priceDetails: figures?.priceDetails,
    money: figures?.cards && cityFacts.moneyText && `${cityFacts.moneyText} ${cityFacts.ratesText}`,
    urgent: figures && urgent[pick("#urgent", urgent.length)],
    holidayNote: figures && urgent.length > 0 ? industry.publicHolidays.note : undefined,
    law: figures && law,
    shared,
  };
}

/** The paragraph under the heading: what reaches a typical firm in the city, and what we do with it. */
function composeIntro(
  { answer, byTime }: PageFigures,
  { pair: { service, contacts }, local: { industry }, cityFacts: { city }, shared }: PageParts,
): string {
  const { plan, lead, leadByTime, project } = shared.messages.introductions.answers;
  const { channel, contact } = service;
  const { perMonth } = contacts!;
  const place = placeOf(city, shared.site);
  const firm = { city: place, firm: nameOfFirm({ service, industry }), perMonth, contacts: contact.many };
  if (answer) {
    const { wait, homeShare, ...words } = answer;
    const partner = percentOf(1 - homeShare, 1);
    const text = plan({ ...firm, ...words, channel, partner, homeCity: shared.homeCity });
    return wait ? `${text} ${wait}` : text;
  }
  if (channel === "lead") return (byTime ? leadByTime : lead)(firm);
  return project({ ...firm, hours: hoursOfWork(perMonth, contacts!) });
}

/** The city, with its state or province abroad: "Charleston, South Carolina". */
function placeOf({ name, admin, country }: City, { local }: Site): string {
  return country.code === local.calendar.country || admin === name ? name : `${name}, ${admin}`;
}

function composeTitle(
  heading: string,
  { pair: { service, industry }, local, cityFacts: { city }, shared: { site, messages } }: PageParts,
): string {
  const { people, readers = people } = local.industry.names;
  const values = {
    heading,
    brand: site.brand,
    service: service.short,
    brief: service.brief,
    people: readers,
    industry: industry.title,
    city: city.label,
  };
  return firstThatFits(writeEach(messages.metadata.titles, values), TITLE_LIMIT);
}

function composeDescription(
  heading: string,
  { pair: { service, script, contacts }, local, cityFacts: { city }, figures, shared }: PageParts,
): string {
  const { people, business, businesses } = local.industry.names;
  const {
    descriptions,
    descriptionsWithoutPlan,
    descriptionsOfProject,
    descriptionsByTime,
    descriptionsOfUnfit,
  } = shared.messages.metadata;
  const withoutPlan = service.channel === "project" ? descriptionsOfProject : descriptionsWithoutPlan;
  const values = {
    heading,
    contact: service.contact.one,
    contacts: service.contact.many,
    city: city.label,
    people,
    business,
    businesses,
  };
  if (!figures)
    return firstThatFits(
      writeEach(descriptionsOfUnfit, { ...values, reason: script.reason }),
      DESCRIPTION_LIMIT,
    );
  const { choice, byTime } = figures;
  return firstThatFits(
    choice
      ? writeEach(descriptions, {
          ...values,
          plan: choice.plan.name,
          amount: choice.estimate.amount,
          each: pricePerContact(choice.estimate.total, choice.contacts),
          percent: percentOf(choice.contacts, contacts!.perMonth),
        })
      : writeEach(byTime ? descriptionsByTime : withoutPlan, values),
    DESCRIPTION_LIMIT,
  );
}

/** Lazy: the first message is usually the one taken. */
function* writeEach<V>(messages: readonly ((values: V) => string)[], values: V): Generator<string> {
  for (const write of messages) yield write(values);
}

/** The note of a city that helps whoever answers: the way for those who are sent, the homes for those who go there, or speech. */
function noteFor({ service: { channel }, industry }: Pair): keyof CityFacts["notes"] {
  if (channel === "dispatch") return "access";
  if (channel === "phone") return industry.travels ? "homes" : "speech";
  return channel === "orders" ? "homes" : "note";
}
