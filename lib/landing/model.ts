import type { Claim, Industry, LandingMessages, Service, Site } from "@/lib/content";
import type { ExampleEstimates, PriceAdvice } from "./estimate";
import type { CityFacts } from "./city-facts";

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
  example: ExampleEstimates;
  /** Breadcrumbs above the page. */
  crumbs: readonly { name: string; url: string }[];
  /** The other services, and related industries. */
  others: { services: readonly Service[]; industries: readonly Industry[] };
  /** For headings and labels. */
  messages: LandingMessages;
}

/** Sections shared by the pages of an industry or of a service. */
export interface PageLists {
  /** The busy months: the same list for all cities of a country in the same hemisphere. */
  busy: Texts;
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
  /** True for the company's own city. */
  isLocal: boolean;
  callers: string[];
  /** The urgent cases shown on this page. */
  urgent: Texts;
  /** The benefits of the service shown on this page. */
  benefits: Titled<string>;
  local: LocalTexts;
  price: PriceAdvice;
  shared: SharedContent;
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
