import type { Claim, Industry, LandingMessages, Service, Site } from "@/lib/content";
import type { Contacts } from "./figures-input";
import type { MonthFigures } from "./trade";
import type { TradeHours } from "./trade-hours";
import type { CityFacts } from "./city-facts";
import type { LawTexts } from "./law";
import type { WeekTexts } from "./week-texts";

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
  how: string;
  script: NonNullable<Industry["services"][string]>;
  intake: readonly string[];
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
  /** Figures composed so far, by what they depend on besides the pair. */
  figures: Map<string, TradeFigures>;
  /** The wordings used so far, by the country's word for the people of the industry. */
  wordings: Map<string, PairWording>;
  /** For headings and labels. */
  messages: LandingMessages;
}

/** A pair in the words of a country. */
export interface PairWording {
  pair: Pair;
  people: string;
}

/** The busy months of an industry where a city is. */
export interface BusyTexts {
  /** Names country, hemisphere and climate. */
  key: string;
  texts: Texts;
  months: ReadonlySet<number>;
}

/** Sections shared by the pages of an industry or of a service. */
export interface PageLists {
  /** The busy months: the same list for all cities of a country in the same hemisphere. */
  busy: BusyTexts;
  /** What goes wrong on the industry's phones. */
  challenges: Titled<string>;
  /** Reasons to choose us for the service. */
  reasons: Titled<Service["whyChoose"][number]>;
}

/**
 * The content of one landing page. Parts that pages share are the same object in each of them: the writer renders a
 * shared fragment once for each object.
 *
 * @see docs/decisions/0002-shared-fragments.md
 */
export interface LandingPage extends PageLists {
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
  callers: string[];
  /** The urgent cases shown on this page. */
  urgent: Texts;
  /** The benefits of the service shown on this page. */
  benefits: Titled<string>;
  local: LocalTexts;
  /** Undefined if the service does not suit the industry. */
  trade: TradeTexts | undefined;
  /** Telephone law and customs; undefined if nothing is known. */
  law: LawTexts | undefined;
  shared: SharedContent;
}

/** The places that contacts come from, largest first. */
export interface OriginTexts {
  heading: string;
  text: string;
  rows: readonly { place: string; people: string; distance: string }[];
  /** Contacts a year from each. */
  contacts: readonly string[];
}

/** How many callers meet an engaged line. */
export interface EngagedTexts {
  heading: string;
  text: string;
}

/** The week and the year of this industry in this city with this service. */
export interface TradeTexts extends TradeFigures {
  /** When firms are typically open. */
  opening: string;
  origin: OriginTexts;
}

/** What cities with the same clock, calendar, climate and language share. */
export interface TradeFigures {
  hours: TradeHours;
  /** The table of the week. */
  week: WeekTexts;
  /** The plan that suits, its price, and what has to come back for it. */
  verdict: string;
  /** A row for each month, in the order of `cityFacts.months`. */
  months: readonly MonthFigures[];
  openHours: readonly string[];
  columns: { contacts: string; hours: string; last: string };
  note: string;
  /** Undefined for services without a line. */
  engaged: EngagedTexts | undefined;
  /** Price of an average month; undefined for services without a plan. */
  amount: string | undefined;
  plan: string | undefined;
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
