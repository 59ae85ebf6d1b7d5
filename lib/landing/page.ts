import type { City, Industry, LandingMessages, Plans, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";
import { advisePrice, estimateExample, type PriceAdvice } from "./estimate";
import { createPicker } from "./english";
import { composeIntro, composeLocal, chooseOpening, type Opening } from "./intro";
import type { SharedContent, LandingPage, PageLists, Pair, Texts } from "./model";
import type { CityFacts } from "./city-facts";

/** The callers a page lists, counted from the one in the introduction. */
const CALLERS = [1, 2, 3];
/** Urgent cases and benefits on a page. */
const URGENT = 2;
const BENEFITS = 4;

/** Composes what the pages of a service and an industry share. */
export function composePair(
  service: Service,
  industry: Industry,
  { plans, landing: messages }: { plans: Plans; landing: LandingMessages },
  others: Pair["others"],
): Pair {
  // Validation makes sure that every industry has a text for every service.
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
    example: estimateExample(service, industry, plans, messages),
    crumbs: [
      { name: messages.headings.breadcrumbs.home, url: routes.home() },
      { name: messages.headings.breadcrumbs.services, url: routes.services() },
      { name: service.title, url: routes.service(service.slug) },
    ],
    others,
    messages,
  };
}

/** `count` successive items of a list, starting from each item in turn. */
function rotationsOf(items: Texts, count: number): Texts[] {
  const twice = [...items, ...items];
  return items.map((_, start) => twice.slice(start, start + Math.min(count, items.length)));
}

/** Composes one page from its parts. Pure: the same parts give the same page. */
export function composePage(
  pair: Pair,
  cityFacts: CityFacts,
  shared: SharedContent,
  lists: PageLists,
): LandingPage {
  const { service, industry } = pair;
  const { city } = cityFacts;
  const path = routes.landing(service.slug, industry.slug, city.slug);
  const { metadata } = shared.messages;
  const people = industry.names.people;
  const heading = metadata.heading({ service: service.short, people, city: city.label });
  const price = advisePrice(pair.example, cityFacts);
  const pick = createPicker(path);
  const opening = chooseOpening(pair, cityFacts, pick);
  return {
    path,
    heading,
    title: composeTitle(heading, pair, cityFacts, shared),
    description: composeDescription(heading, cityFacts, price),
    intro: composeIntro(pair, cityFacts, pick, opening),
    service,
    industry,
    cityFacts,
    pair,
    isLocal: city.slug === shared.site.homeCity,
    callers: composeCallers(pair, city, opening),
    urgent: pair.urgent[pick("#urgent", pair.urgent.length)]!,
    benefits: pair.benefits[pick("#benefits", pair.benefits.length)]!,
    local: composeLocal(pair, cityFacts, pick),
    busy: lists.busy,
    challenges: lists.challenges,
    reasons: lists.reasons,
    price,
    shared,
  };
}

function composeTitle(
  heading: string,
  { service, industry }: Pair,
  { city }: CityFacts,
  { site, messages }: SharedContent,
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

function composeDescription(heading: string, cityFacts: CityFacts, { estimate }: PriceAdvice): string {
  const values = {
    heading,
    difference: cityFacts.differenceText,
    plan: estimate.plan.name,
    amount: estimate.amount,
  };
  return firstThatFits(writeEach(cityFacts.messages.metadata.descriptions, values), DESCRIPTION_LIMIT);
}

/** Lazy: the first message is usually the one taken. */
function* writeEach<V>(messages: readonly ((values: V) => string)[], values: V): Generator<string> {
  for (const write of messages) yield write(values);
}

/** Three more callers of the industry, from other districts than the one in the introduction. */
function composeCallers({ industry, messages }: Pair, { areas }: City, opening: Opening): string[] {
  const { callers } = industry;
  const variants = messages.introductions.callers;
  return CALLERS.map((next, index) => {
    const { who, asks } = callers[(opening.caller + next) % callers.length]!;
    const area = areas[(opening.area + next) % areas.length]!;
    return variants[index % variants.length]!({ who, asks, area });
  });
}
