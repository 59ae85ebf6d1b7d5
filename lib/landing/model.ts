import type { Claim, Industry, LandingMessages, Person, Service, Site } from "@/lib/content";
import type { PlanChoice } from "./choose-plan";
import type { Contacts } from "./figures-input";
import type { MonthBars } from "./month-bars";
import type { ReachBars } from "./reach-bars";
import type { PlanTable } from "./plan-table";
import type { Table, Texts } from "./table";
import type { TradeHours } from "./trade-hours";
import type { CityFacts } from "./city-facts";
import type { CityTerms } from "./city-terms";
import type { ShownStrips } from "./day-strips";
import type { LawTexts } from "./law";
import type { Worth } from "./leads";
import type { Verdict } from "./verdict";

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
  /** Who gets in touch about this service. */
  customers: readonly Person[];
  /** Urgent cases as sentences; a page shows one of these lists. */
  urgent: readonly Texts[];
  /** False where goods are ordered, and where those who get in touch enquire or are the firm's own people. */
  takesCustomers: boolean;
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
  figures: WeakMap<LocalTrade, TradeFigures>;
  /** The wordings used so far, by the country's word for the people of the industry. */
  wordings: Map<string, PairWording>;
  /** For headings and labels. */
  messages: LandingMessages;
}

/** A sample conversation and the agent's first questions. */
export interface Conversation {
  service: Service;
  industry: Industry;
  reason: string;
  how: string;
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
 * The content of one landing page. Parts that pages share are the same object in each of them: the writer renders a
 * shared fragment once for each object.
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
  /** True for the company's own city. */
  isLocal: boolean;
  /** Who else gets in touch, and from where. */
  callers: string[];
  conversation: Conversation;
  /** Undefined for leads, and where the firm's own people get in touch. */
  urgent: Texts | undefined;
  /** None where the season does not matter. */
  busy: BusyTexts;
  /** Undefined where buyers of goods write or the firm's own people get in touch. */
  challenges: Titled<string> | undefined;
  /** The benefits of the service shown on this page. */
  benefits: Titled<string>;
  local: LocalTexts;
  /** What is known about the city, as far as it matters for the industry and the service. */
  notes: readonly CityNote[];
  /** Undefined if the service does not suit the industry. */
  trade: TradeTexts | undefined;
  /** Telephone law and customs; undefined if nothing is known. */
  law: LawTexts | undefined;
  shared: SharedContent;
}

/** Contacts by the distance that customers come from. */
export interface OriginTexts {
  heading: string;
  text: string;
  columns: Texts;
  rows: readonly Texts[];
  /** Some of the distances as a drawing: one object for all pages with these places. */
  reach: ReachBars;
  /** Contacts of each of these, in whole numbers, and what they are. */
  reachCounts: Texts;
  reachLabel: string;
}

/** Something known about a city, under a term. */
export interface CityNote {
  term: string;
  text: string;
}

/** The week and the year of this industry in this city with this service. */
export interface TradeTexts extends TradeFigures {
  /** When firms are typically open. */
  opening: string;
  /** The months with the city's daylight, where it matters. */
  year: Table;
  /** The contacts of a year, and the busiest month. */
  yearText: string;
  origin: OriginTexts;
}

/** What cities with the same clock, calendar, climate and language share. */
export interface TradeFigures extends Verdict {
  hours: TradeHours;
  /** A usual day, unless customers may write at any hour, and the hours of the plans that can be chosen. */
  strips: ShownStrips;
  /** What each plan would do; undefined for services without a plan. */
  offer: PlanTable | undefined;
  /** What an enquiry may be worth; undefined for services that are not paid by the enquiry. */
  worth: Worth | undefined;
  /** The months of the year without daylight, in the order of `cityFacts.months`. */
  months: Table;
  /** Contacts of each month. */
  counts: readonly number[];
  /** The same as a drawing. */
  bars: MonthBars;
  /** How many callers meet an engaged line; undefined for services without a line, and where few do. */
  engaged: string | undefined;
  /** Price of an average month, and of each contact in it; undefined for services without a plan. */
  price: { amount: string; each: string } | undefined;
  plan: string | undefined;
  /** The plan that suits, with its neighbours in price; undefined for services without a plan. */
  choice: PlanChoice | undefined;
}

/** Content that is the same on all landing pages. */
export interface SharedContent {
  site: Site;
  /** The claims printed as figures. */
  stats: Claim[];
  messages: LandingMessages;
}

/** Local expertise: what the desk knows about the city. */
export interface LocalTexts {
  areas: string;
  /** Introduces the list of nearby cities. */
  around: string;
}
