import type { City, Industry, LandingMessages, Plans, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";
import { advisePrice, workExample, type PriceAdvice } from "./bill";
import { createPicker } from "./english";
import { composeIntro, composeLocal, openPage, type Opening } from "./intro";
import type { LandingFrame, LandingPage, PageLists, Pair, Texts } from "./model";
import type { Place } from "./place";

/** Which of the industry's callers a page tells of: the ones that come after the introduction's. */
const CALLERS = [1, 2, 3];
/** How many of the urgent cases and of the service's benefits. */
const URGENT = 2;
const BENEFITS = 4;

/** What the service does for the industry. */
export function composePair(
  service: Service,
  industry: Industry,
  { plans, landing: messages }: { plans: Plans; landing: LandingMessages },
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
    urgent: rotationsOf((service.urgent ?? industry.urgent).map(messages.introductions.urgent), URGENT),
    benefits: rotationsOf(service.benefits, BENEFITS).map((items) => ({
      heading: messages.headings.benefits,
      items,
    })),
    example: workExample(service, industry, plans, messages),
    crumbs: [
      { name: messages.headings.breadcrumbs.home, url: routes.home() },
      { name: messages.headings.breadcrumbs.services, url: routes.services() },
      { name: service.title, url: routes.service(service.slug) },
    ],
    others,
    messages,
  };
}

/** So many of a list's items in a row, beginning at each of them in turn. */
function rotationsOf(items: Texts, count: number): Texts[] {
  const twice = [...items, ...items];
  return items.map((_, start) => twice.slice(start, start + Math.min(count, items.length)));
}

/** Composes one page from its parts. Pure: the same parts give the same page. */
export function composePage(pair: Pair, place: Place, frame: LandingFrame, lists: PageLists): LandingPage {
  const { service, industry } = pair;
  const { city } = place;
  const path = routes.landing(service.slug, industry.slug, city.slug);
  const { metadata } = frame.messages;
  const people = industry.names.people;
  const heading = metadata.heading({ service: service.short, people, city: city.label });
  const price = advisePrice(pair.example, place);
  const pick = createPicker(path);
  const opening = openPage(pair, place, pick);
  return {
    path,
    heading,
    title: composeTitle(heading, pair, place, frame),
    description: composeDescription(heading, place, price),
    intro: composeIntro(pair, place, pick, opening),
    service,
    industry,
    place,
    pair,
    isLocal: city.slug === frame.site.homeCity,
    callers: composeCallers(pair, city, opening),
    urgent: pair.urgent[pick("#urgent", pair.urgent.length)]!,
    benefits: pair.benefits[pick("#benefits", pair.benefits.length)]!,
    local: composeLocal(pair, place, pick),
    busy: lists.busy,
    challenges: lists.challenges,
    reasons: lists.reasons,
    price,
    frame,
  };
}

function composeTitle(
  heading: string,
  { service, industry }: Pair,
  { city }: Place,
  { site, messages }: LandingFrame,
): string {
  const values = {
    heading,
    brand: site.brand,
    service: service.short,
    brief: service.brief,
    people: industry.names.people,
    industry: industry.title,
    city: city.label,
  };
  return firstThatFits(writeEach(messages.metadata.titles, values), TITLE_LIMIT);
}

function composeDescription(heading: string, place: Place, { bill }: PriceAdvice): string {
  const values = {
    heading,
    difference: place.differenceText,
    plan: bill.plan.name,
    amount: bill.amount,
  };
  return firstThatFits(writeEach(place.messages.metadata.descriptions, values), DESCRIPTION_LIMIT);
}

/** Writes each message when it is asked for: mostly the first one is taken. */
function* writeEach<V>(messages: readonly ((values: V) => string)[], values: V): Generator<string> {
  for (const write of messages) yield write(values);
}

/** Three more of the trade's callers, each from another district than the one that opens the page. */
function composeCallers({ industry, messages }: Pair, { areas }: City, opening: Opening): string[] {
  const { callers } = industry;
  const variants = messages.introductions.callers;
  return CALLERS.map((next, index) => {
    const { who, asks } = callers[(opening.caller + next) % callers.length]!;
    const area = areas[(opening.area + next) % areas.length]!;
    return variants[index % variants.length]!({ who, asks, area });
  });
}
