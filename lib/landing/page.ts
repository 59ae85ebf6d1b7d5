import type { Industry, LandingMessages, Service } from "@/lib/content";
import { suitableServices } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";
import { createPicker } from "./english";
import { composeIntro, composeLocal, chooseOpening, type Opening } from "./intro";
import type { LandingPage, LocalTrade, Pair, PairWording, SharedContent, TradeTexts } from "./model";
import type { Texts } from "./table";
import { chooseNotes } from "./city-notes";
import type { CityFacts } from "./city-facts";
import { composeTrade, isByTime, type TradeFacts } from "./page-trade";
import { reachOf } from "./origin";

/** Urgent cases, benefits, challenges and questions on a page: cities show different ones. */
const URGENT = 2;
const BENEFITS = 2;
/** Pages of a shop say more that all cities have in common, so they show fewer. */
const BENEFITS_FOR_SHOPS = 1;
const QUESTIONS = 3;

/** Composes what the pages of a service and an industry share. */
export function composePair(
  service: Service,
  industry: Industry,
  messages: LandingMessages,
  shared: Pick<Pair, "others" | "challenges">,
): Pair {
  // Validation makes sure that every industry has a text for every service.
  const conversation = industry.services[service.slug]!;
  const { perMonth, minutes } = conversation;
  const contacts = perMonth === undefined || minutes === undefined ? undefined : { perMonth, minutes };
  // Enquirers are not customers yet, and colleagues do not ring like the customers of a front desk.
  const hasUrgentCases = service.channel !== "lead" && (!asksColleagues(conversation) || industry.travels);
  return {
    service,
    industry,
    script: conversation,
    conversations: rotationsOf(conversation.intake ?? service.intake ?? industry.intake, QUESTIONS).map(
      (questions) => ({
        service,
        industry,
        reason: conversation.reason,
        how: conversation.how,
        script: conversation.script,
        questions,
        messages,
      }),
    ),
    customers: conversation.contacts ?? industry.callers,
    takesCustomers: hasUrgentCases && service.channel !== "orders",
    urgent: hasUrgentCases
      ? rotationsOf(
          (conversation.urgent ?? service.urgent ?? industry.urgent).map(messages.introductions.urgent),
          URGENT,
        )
      : [],
    benefits: rotationsOf(service.benefits, service.channel === "orders" ? BENEFITS_FOR_SHOPS : BENEFITS).map(
      (items) => ({
        heading: messages.headings.benefits,
        items,
      }),
    ),
    contacts,
    figures: new WeakMap(),
    suitable: suitableServices(industry, shared.others.services),
    wordings: new Map(),
    crumbs: [
      { name: messages.headings.breadcrumbs.home, url: routes.home() },
      { name: messages.headings.breadcrumbs.services, url: routes.services() },
      { name: service.title, url: routes.service(service.slug) },
    ],
    ...shared,
    messages,
  };
}

/** True if those who get in touch are the firm's own people, so that the troubles of its front desk do not matter. */
function asksColleagues({ intake }: Pair["script"]): boolean {
  return intake !== undefined;
}

/** The pair with the country's word for the people of the industry: one object for all its cities. */
function wordingOf(pair: Pair, people: string): PairWording {
  let wording = pair.wordings.get(people);
  if (!wording) pair.wordings.set(people, (wording = { pair, people }));
  return wording;
}

/** `count` successive items of a list, starting from each item in turn. */
export function rotationsOf(items: Texts, count: number): Texts[] {
  const twice = [...items, ...items];
  return items.map((_, start) => twice.slice(start, start + Math.min(count, items.length)));
}

/** Composes one page from its parts. Pure: the same parts give the same page. */
export function composePage(
  pair: Pair,
  cityFacts: CityFacts,
  shared: SharedContent,
  local: LocalTrade,
  facts: TradeFacts,
): LandingPage {
  const { service, industry } = pair;
  const { city } = cityFacts;
  const path = routes.landing(service.slug, industry.slug, city.slug);
  const { metadata } = shared.messages;
  const { names } = local.industry;
  const { people, readers = people } = names;
  const heading = metadata.heading({
    service: service.short,
    people: readers,
    city: city.label,
  });
  // Buyers of goods do not know the trade's troubles.
  const isShop = service.channel === "orders" && pair.contacts !== undefined;
  const area = facts.context.customerAreaOf(city, reachOf(service, industry));
  const trade = composeTrade(pair, local, area, cityFacts, facts);
  const pick = createPicker(path);
  const byTime = isByTime(service, facts.law);
  const opening = chooseOpening(pair, area, pick);
  return {
    path,
    heading,
    title: composeTitle(heading, pair, names, cityFacts, shared),
    description: composeDescription(heading, pair, names, cityFacts, trade, byTime),
    intro: trade ? composeIntro(pair, names, cityFacts, pick, opening, byTime) : pair.script.reason,
    service,
    industry,
    cityFacts,
    pair,
    wording: wordingOf(pair, readers),
    isLocal: city.slug === shared.site.homeCity,
    callers: composeCallers(pair, opening),
    benefits: pair.benefits[pick("#benefits", pair.benefits.length)]!,
    local: composeLocal(pair, names, cityFacts, pick),
    notes: chooseNotes(pair, cityFacts),
    busy: local.busy,
    conversation: pair.conversations[pick("#questions", pair.conversations.length)]!,
    urgent: pair.urgent[pick("#urgent", pair.urgent.length)],
    challenges:
      isShop || asksColleagues(pair.script)
        ? undefined
        : pair.challenges[pick("#challenges", pair.challenges.length)]!,
    trade,
    law: trade && facts.law,
    shared,
  };
}

function composeTitle(
  heading: string,
  { service, industry }: Pair,
  { people, readers = people }: Industry["names"],
  { city }: CityFacts,
  { site, messages }: SharedContent,
): string {
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
  { service, script }: Pair,
  { people, businesses }: Industry["names"],
  { city, differenceText, messages }: CityFacts,
  trade: TradeTexts | undefined,
  byTime: boolean,
): string {
  const { descriptions, descriptionsWithoutPlan, descriptionsByTime, descriptionsOfUnfit } =
    messages.metadata;
  const values = {
    heading,
    difference: differenceText,
    contact: service.contact.one,
    contacts: service.contact.many,
    city: city.label,
    people,
    businesses,
  };
  if (!trade)
    return firstThatFits(
      writeEach(descriptionsOfUnfit, { ...values, reason: script.reason }),
      DESCRIPTION_LIMIT,
    );
  const { plan, price } = trade;
  return firstThatFits(
    plan === undefined || price === undefined
      ? writeEach(byTime ? descriptionsByTime : descriptionsWithoutPlan, values)
      : writeEach(descriptions, { ...values, plan, ...price }),
    DESCRIPTION_LIMIT,
  );
}

/** The other customers, from other places than the one in the introduction. */
function composeCallers({ customers, messages }: Pair, opening: Opening): string[] {
  const { areas } = opening;
  const variants = messages.introductions.callers;
  return customers.slice(1).map((_, index) => {
    const { who, asks } = customers[(opening.caller + index + 1) % customers.length]!;
    const area = areas[(opening.area + index + 1) % areas.length]!;
    return variants[index % variants.length]!({ who, asks, area });
  });
}

/** Lazy: the first message is usually the one taken. */
function* writeEach<V>(messages: readonly ((values: V) => string)[], values: V): Generator<string> {
  for (const write of messages) yield write(values);
}
