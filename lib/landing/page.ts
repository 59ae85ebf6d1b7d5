import type { City, Claim, Industry, Plans, Service, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";
import { advisePrice, workExample, type ExampleMonth, type PriceAdvice } from "./bill";
import { capitalise, createPicker } from "./english";
import { composeIntro, composeLocal, openPage, type LocalTexts, type Opening } from "./intro";
import type { Place } from "./place";

type Texts = readonly string[];

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
  benefits: readonly Texts[];
  example: ExampleMonth;
  /** The pages above. */
  crumbs: readonly { name: string; url: string }[];
  /** The other services, and the trades that come next to this one. */
  others: { services: readonly Service[]; industries: readonly Industry[] };
}

/** What one landing page says and links to. Objects that pages share are the same object in each. */
export interface LandingPage {
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
  benefits: Texts;
  local: LocalTexts;
  /** The same list on every page of the trade in countries with the same seasons. */
  busy: Texts;
  price: PriceAdvice;
  frame: LandingFrame;
}

/** What stands on every landing page alike. */
export interface LandingFrame {
  site: Site;
  /** The four figures of the specification, in its order. */
  stats: Claim[];
}

/** Which of the industry's callers a page tells of: the ones that come after the introduction's. */
const CALLERS = [1, 2, 3];
/** How many of the urgent cases and of the service's benefits. */
const URGENT = 2;
const BENEFITS = 4;

/** What the service does for the industry. */
export function composePair(
  service: Service,
  industry: Industry,
  plans: Plans,
  others: Pair["others"],
): Pair {
  // The content is refused where an industry has no text for a service.
  const conversation = industry.services[service.slug]!;
  return {
    service,
    industry,
    how: conversation.how,
    script: conversation,
    intake: service.intake ?? industry.intake,
    urgent: rotationsOf(
      (service.urgent ?? industry.urgent).map((rule) => `If ${rule.when}, ${rule.then}.`),
      URGENT,
    ),
    benefits: rotationsOf(service.benefits, BENEFITS),
    example: workExample(service, industry, plans),
    crumbs: [
      { name: "Home", url: routes.home() },
      { name: "Services", url: routes.services() },
      { name: service.title, url: routes.service(service.slug) },
    ],
    others,
  };
}

/** So many of a list's items in a row, beginning at each of them in turn. */
function rotationsOf(items: Texts, count: number): Texts[] {
  const twice = [...items, ...items];
  return items.map((_, start) => twice.slice(start, start + Math.min(count, items.length)));
}

/** Composes one page from its parts. Pure: the same parts give the same page. */
export function composePage(pair: Pair, place: Place, frame: LandingFrame, busy: Texts): LandingPage {
  const { service, industry } = pair;
  const { city } = place;
  const path = routes.landing(service.slug, industry.slug, city.slug);
  const heading = `${service.short} for ${industry.names.people} in ${city.label}`;
  const price = advisePrice(pair.example, place);
  const pick = createPicker(path);
  const opening = openPage(pair, place, pick);
  return {
    path,
    heading,
    title: firstThatFits(
      [
        `${heading} | ${frame.site.brand}`,
        heading,
        `${service.short} for ${industry.title} in ${city.label}`,
        `${industry.title}: ${service.short}, ${city.label}`,
        `${industry.title}: ${service.brief}, ${city.label}`,
      ],
      TITLE_LIMIT,
    ),
    description: composeDescription(heading, place, price),
    intro: composeIntro(pair, place, pick, opening),
    service,
    industry,
    place,
    pair,
    isLocal: city.slug === frame.site.homeCity,
    callers: composeCallers(industry, city, opening),
    urgent: pair.urgent[pick("#urgent", pair.urgent.length)]!,
    benefits: pair.benefits[pick("#benefits", pair.benefits.length)]!,
    local: composeLocal(pair, place, pick),
    busy,
    price,
    frame,
  };
}

function composeDescription(heading: string, { differenceText }: Place, { bill }: PriceAdvice): string {
  const { plan: fit, amount } = bill;
  return firstThatFits(
    [
      `${heading}, ${differenceText}. ${fit.name} answers the whole working day: ${amount} a month, worked out, with the holidays there and a sample script.`,
      `${heading}, ${differenceText}. ${fit.name} answers the whole working day: ${amount} a month. With the holidays there.`,
      `${heading}, ${differenceText}. ${fit.name} answers the whole working day: ${amount} a month.`,
      `${heading}. ${fit.name} answers the whole working day: ${amount} a month.`,
      `${heading}. ${fit.name} covers the working day there.`,
    ],
    DESCRIPTION_LIMIT,
  );
}

/** Three more of the trade's callers, each from another district than the one that opens the page. */
function composeCallers({ callers }: Industry, { areas }: City, opening: Opening): string[] {
  return CALLERS.map((next, index) => {
    const { who, asks } = callers[(opening.caller + next) % callers.length]!;
    const area = areas[(opening.area + next) % areas.length]!;
    return index % 2 === 0
      ? `${capitalise(who)} in ${area} asks ${asks}.`
      : `From ${area}, ${who} asks ${asks}.`;
  });
}
