import type { Claim, Industry, LandingMessages, Service, Site } from "@/lib/content";
import type { ExampleMonth, PriceAdvice } from "./bill";
import type { Place } from "./place";

export type Texts = readonly string[];

/** A list under a heading. Pages with the same list have the same object. */
export interface Titled<T> {
  heading: string;
  items: readonly T[];
}

/** What one service does for one industry. The same in every city, so composed once. */
export interface Pair {
  service: Service;
  industry: Industry;
  how: string;
  script: NonNullable<Industry["services"][string]>;
  intake: readonly string[];
  /** Cases that cannot wait, as sentences: a page tells of one of these lists. */
  urgent: readonly Texts[];
  /** Benefits of the service: a page tells of one of these lists. */
  benefits: readonly Titled<string>[];
  example: ExampleMonth;
  /** The pages above. */
  crumbs: readonly { name: string; url: string }[];
  /** The other services, and the trades that come next to this one. */
  others: { services: readonly Service[]; industries: readonly Industry[] };
  /** The messages, for headings and labels of what is shown of the pair. */
  messages: LandingMessages;
}

/** What the pages of a trade or of a service share, and their sections are made of. */
export interface PageLists {
  /** The same list on every page of the trade in countries with the same seasons. */
  busy: Texts;
  /** What goes wrong with the trade's phones. */
  challenges: Titled<string>;
  /** Why to choose us for the service. */
  reasons: Titled<Service["whyChoose"][number]>;
}

/** What one landing page says and links to. Objects that pages share are the same object in each. */
export interface LandingPage extends PageLists {
  path: string;
  title: string;
  description: string;
  heading: string;
  intro: string;
  service: Service;
  industry: Industry;
  place: Place;
  pair: Pair;
  /** Whether the town is the company's own. */
  isLocal: boolean;
  callers: string[];
  /** The cases that cannot wait which this page tells of. */
  urgent: Texts;
  /** The service's benefits which this page tells of. */
  benefits: Titled<string>;
  local: LocalTexts;
  price: PriceAdvice;
  frame: LandingFrame;
}

/** What stands on every landing page alike. */
export interface LandingFrame {
  site: Site;
  /** The four figures of the specification, in its order. */
  stats: Claim[];
  messages: LandingMessages;
}

/** Local expertise: what the desk knows of the place. */
export interface LocalTexts {
  areas: string;
  /** Before the list of neighbours. */
  around: string;
}
