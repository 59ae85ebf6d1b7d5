import type { City, Claim, Industry, Plans, Service, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";
import { advisePrice, workExample, type ExampleMonth, type PriceAdvice } from "./bill";
import { capitalise, stableIndex } from "./english";
import { composeIntro, composeLocal, openPage, type LocalTexts, type Opening } from "./intro";
import type { Place } from "./place";

/** A link of a landing page. */
export interface LandingLink {
  label: string;
  url: string;
  /** Printed after the label: "14 km to the west". */
  detail?: string;
}

/** What one service does for one industry. The same in every city, so composed once. */
export interface Pair {
  service: Service;
  industry: Industry;
  how: string;
  script: Industry["services"][Service["slug"]];
  intake: readonly string[];
  /** Every case that cannot wait, as sentences. */
  urgent: readonly string[];
  example: ExampleMonth;
  /** The pages above. */
  crumbs: readonly { name: string; url: string }[];
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
  callers: string[];
  /** The cases that cannot wait which this page tells of. */
  urgent: string[];
  /** The service's benefits which this page tells of. */
  benefits: string[];
  local: LocalTexts;
  /** The same list on every page of the trade in countries with the same seasons. */
  busy: readonly string[];
  price: PriceAdvice;
  links: { neighbours: LandingLink[]; services: LandingLink[]; industries: LandingLink[] };
  frame: LandingFrame;
}

/** What stands on every landing page alike. */
export interface LandingFrame {
  site: Site;
  /** The four figures of the specification, in its order. */
  stats: Claim[];
}

/** How many of the industry's callers a page tells of. */
const CALLERS = 3;
/** How many of the urgent cases and of the service's benefits. */
const URGENT = 2;
const BENEFITS = 4;
/** How many trades of the same kind a page links to. */
const SIBLING_INDUSTRIES = 8;

/** What the service does for the industry. */
export function composePair(service: Service, industry: Industry, plans: Plans): Pair {
  const conversation = industry.services[service.slug];
  return {
    service,
    industry,
    how: conversation.how,
    script: conversation,
    intake: service.intake ?? industry.intake,
    urgent: (service.urgent ?? industry.urgent).map((rule) => `If ${rule.when}, ${rule.then}.`),
    example: workExample(service, industry, plans),
    crumbs: [
      { name: "Home", url: routes.home() },
      { name: "Services", url: routes.services() },
      { name: service.title, url: routes.service(service.slug) },
    ],
  };
}

/** So many of a list's items, in its order, beginning at a place that differs from page to page. */
function takeFrom(items: readonly string[], key: string, count: number): string[] {
  const start = stableIndex(key, items.length);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[(start + index) % items.length]!,
  );
}

/** What a page is given beside its service, trade and place. */
interface Siblings {
  busy: readonly string[];
  services: readonly Service[];
  industries: readonly Industry[];
  cities: ReadonlySet<City>;
}

/** Composes one page from its parts. Pure: the same parts give the same page. */
export function composePage(pair: Pair, place: Place, frame: LandingFrame, siblings: Siblings): LandingPage {
  const { service, industry } = pair;
  const { city } = place;
  const path = routes.landing(service.slug, industry.slug, city.slug);
  const heading = `${service.short} for ${industry.names.people} in ${city.label}`;
  const price = advisePrice(pair.example, place);
  const opening = openPage(pair, place, path);
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
    intro: composeIntro(pair, place, path, opening),
    service,
    industry,
    place,
    pair,
    callers: composeCallers(industry, city, opening),
    urgent: takeFrom(pair.urgent, `${path}#urgent`, URGENT),
    benefits: takeFrom(service.benefits, `${path}#benefits`, BENEFITS),
    local: composeLocal(pair, place, path),
    busy: siblings.busy,
    price,
    links: linkSiblings(pair, place, siblings),
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
  return Array.from({ length: CALLERS }, (_, index) => {
    const { who, asks } = callers[(opening.caller + 1 + index) % callers.length]!;
    const area = areas[(opening.area + 1 + index) % areas.length]!;
    return index % 2 === 0
      ? `${capitalise(who)} in ${area} asks ${asks}.`
      : `From ${area}, ${who} asks ${asks}.`;
  });
}

function linkSiblings({ service, industry }: Pair, { city, neighbours }: Place, siblings: Siblings) {
  return {
    neighbours: neighbours
      .filter((neighbour) => siblings.cities.has(neighbour.city))
      .map((neighbour) => ({
        label: neighbour.city.label,
        url: routes.landing(service.slug, industry.slug, neighbour.city.slug),
        detail: neighbour.detail,
      })),
    services: siblings.services
      .filter(({ slug }) => slug !== service.slug)
      .map(({ slug, short }) => ({ label: short, url: routes.landing(slug, industry.slug, city.slug) })),
    industries: siblings.industries
      .filter(({ slug }) => slug !== industry.slug)
      .slice(0, SIBLING_INDUSTRIES)
      .map(({ slug, title }) => ({ label: title, url: routes.landing(service.slug, slug, city.slug) })),
  };
}
