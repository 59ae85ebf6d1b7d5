/** The types of a landing page and of the parts that pages share. */
import type { Fact } from "export-kit/queries";
import type { Claim, Industry, LandingMessages, Service, Site } from "@/lib/content";
import type { PlanCards } from "./cards";
import type { CityFacts } from "./city-facts";
import type { CityTerms } from "./city-terms";
import type { ClockDay } from "./clock-texts";
import type { Contacts } from "./figures";
import type { Answer, PlanChoice } from "./plan-options";
import type { Head } from "./head";
import type { LawTexts } from "./law";
import type { Months } from "./months";
import type { Alternatives } from "./alternatives";
import type { TradeHours } from "./trade-hours";
import type { Working } from "./working";

export type Texts = readonly string[];

/** A list under a heading. Pages with the same list share the same object. */
export interface Titled<T> {
  heading: string;
  items: readonly T[];
}

/** One service for one industry: the same in every city, so composed once. */
export interface Pair {
  service: Service;
  industry: Industry;
  script: NonNullable<Industry["services"][string]>;
  /** The sample conversation; a page shows one of these lists of questions. */
  conversations: readonly Conversation[];
  /** Who gets in touch about this service; a page shows one of these lists. */
  callers: readonly Titled<string>[];
  /** Why to choose us for the service. */
  reasons: Titled<string>;
  /** Urgent cases as sentences; a page shows one of these lists. */
  urgent: readonly Texts[];
  /** Benefits of the service; a page shows one of these lists. */
  benefits: readonly Titled<string>[];
  /** What reaches the example firm; undefined if the service does not suit the industry. */
  contacts: Contacts | undefined;
  /** The services that suit the industry, the best first, except this one. */
  suitable: readonly Service[];
  /** Breadcrumbs above the page. */
  crumbs: readonly { name: string; url: string }[];
  /** The other services, and related industries. */
  others: { services: readonly Service[]; industries: readonly Industry[] };
  /** What goes wrong in the industry's day; a page shows one of these lists. */
  challenges: readonly Titled<string>[];
  /** Figures composed so far: the same for all cities that share the trade. */
  figures: WeakMap<LocalTrade, Fact<TradeFigures>>;
  /** The plans that suit, for the distances of pages that are not composed. */
  choices: WeakMap<LocalTrade, Fact<PlanChoice | undefined>>;
  /** The wordings used so far, by the country's word for the people of the industry. */
  wordings: Map<string, PairWording>;
  /** For headings and labels. */
  messages: LandingMessages;
}

/** A sample conversation and the agent's first questions. */
export interface Conversation {
  service: Service;
  industry: Industry;
  script: NonNullable<Industry["services"][string]>["script"];
  questions: Texts;
  messages: LandingMessages;
}

/** A pair in the words of a country. */
export interface PairWording {
  pair: Pair;
  people: string;
}

/** The busy months of an industry where a city is. */
export interface BusyTexts {
  /** The months and what is said of them. */
  key: string;
  texts: Texts;
  months: ReadonlySet<number>;
}

/** An industry as it is in a city. Cities that agree in all of it share the object. */
export interface LocalTrade {
  /** With the country's words and prices. */
  industry: Industry;
  hours: TradeHours;
  /** The busy months: the same list for all cities of a country in the same hemisphere. */
  busy: BusyTexts;
  terms: CityTerms;
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
  figures: TradeFigures | undefined;
  /** The price; undefined if the service does not suit the industry. */
  head: Head | undefined;
  /** The hours to be answered, on the clock; undefined for services without a plan. */
  day: ClockDay | undefined;
  conversation: Conversation;
  /** Undefined for services without a plan. */
  cards: PlanCards | undefined;
  /** Undefined if the service does not suit the industry. */
  alternatives: Alternatives | undefined;
  /** Who gets in touch; undefined if the service does not suit the industry. */
  callers: Titled<string> | undefined;
  /** Before the links to pages of cities nearby; undefined where there are none. */
  nearby: string | undefined;
  /** What is known about the city that is useful to the firm. */
  note: string;
  benefits: Titled<string>;
  challenges: Titled<string>;
  /** Where contacts come from; undefined if the service does not suit the industry. */
  origin: OriginTexts | undefined;
  /** In the fold of `components/landing/working.tsx`; each is undefined where there is nothing to say. */
  months: Months | undefined;
  busy: BusyTexts | undefined;
  engaged: string | undefined;
  working: Working | undefined;
  money: string | undefined;
  urgent: Texts | undefined;
  holidayNote: string | undefined;
  law: LawTexts | undefined;
  shared: SharedContent;
}

/** Contacts by the distance that customers come from. */
export interface OriginTexts {
  heading: string;
  /** Beside the map. */
  summary: string;
  text: string;
  /** One sentence for each distance. */
  lines: Texts;
}

/** The figures of a pair that cities with the same clock, calendar, climate and language share. */
export interface TradeFigures {
  hours: TradeHours;
  /** How the plan that suits answers; undefined for services without one. */
  answer: Answer | undefined;
  head: Head;
  cards: PlanCards | undefined;
  alternatives: Alternatives;
  /** For leads that are charged by our time: `isByTime`. Undefined for other services. */
  byTime: { head: Head; alternatives: Alternatives } | undefined;
  months: Months;
  engaged: string | undefined;
  working: Working | undefined;
  /** The plan that suits; undefined for services without one. */
  choice: PlanChoice | undefined;
}

/** Content that is the same on all landing pages. */
export interface SharedContent {
  site: Site;
  /** Of the office, on its own clock: "Monday to Friday 9 am to 6 pm". */
  officeHours: string;
  /** The claims printed as figures. */
  stats: Claim[];
  messages: LandingMessages;
}
