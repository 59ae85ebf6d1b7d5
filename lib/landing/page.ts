import { factIn } from "export-kit/queries";
import type { City, Industry, LandingMessages, Service } from "@/lib/content";
import { suitableServices } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";
import type { CityFacts } from "./city-facts";
import { createPicker } from "./english";
import { type Contacts, percentOf, pricePerContact } from "./figures";
import { composeIntro } from "./intro";
import type { LandingPage, LocalTrade, Pair, PairWording, SharedContent, Texts, TradeFigures } from "./model";
import { describeOrigin, followPeople, type OriginInput, reachOf } from "./origin";
import { figuresOf, isByTime, suitablePlanOf, type TradeFacts } from "./trade";

/** Urgent cases, benefits and questions on a page: cities show different ones. */
const URGENT = 2;
const BENEFITS = 2;
const QUESTIONS = 3;
/** Those who get in touch, beside the map. */
const CALLERS = 1;

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
        script: conversation.script,
        questions,
        messages,
      }),
    ),
    callers: rotationsOf(
      (conversation.contacts ?? industry.callers).map(({ who, asks }) =>
        messages.introductions.caller({ who, asks }),
      ),
      CALLERS,
    ).map((items) => ({ heading: messages.headings.callers, items })),
    urgent: hasUrgentCases
      ? rotationsOf(
          (conversation.urgent ?? service.urgent ?? industry.urgent).map(messages.introductions.urgent),
          URGENT,
        )
      : [],
    benefits: rotationsOf(service.benefits, BENEFITS).map((items) => ({
      heading: messages.headings.benefits,
      items,
    })),
    reasons: { heading: messages.headings.reasons, items: service.whyChoose },
    contacts,
    figures: new WeakMap(),
    choices: new WeakMap(),
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
  const {
    metadata,
    trade,
    headings: { related },
  } = shared.messages;
  const { names } = local.industry;
  const { people, readers = people } = names;
  const heading = metadata.heading({
    service: service.short,
    people: readers,
    city: city.label,
  });
  const area = facts.context.customerAreaOf(city, reachOf(service, industry));
  const figures = figuresOf(pair, local, facts);
  const pick = createPicker(path);
  const byTime = isByTime(service, facts.law);
  const { head, alternatives } = (byTime && figures?.byTime) || {
    head: figures?.head,
    alternatives: figures?.alternatives,
  };
  const { urgent } = pair;
  const origin =
    figures &&
    followPeople(service, industry) &&
    describeOrigin(
      { service, industry: local.industry, city, area, contacts: pair.contacts!, choice: figures.choice },
      facts.context,
    );
  return {
    path,
    heading: figures
      ? heading
      : trade.unfit.title({ people: readers, city: city.label, service: service.phrase }),
    title: composeTitle(heading, pair, names, cityFacts, shared),
    description: composeDescription(heading, pair, names, cityFacts, figures, byTime),
    intro:
      figures && pair.contacts
        ? composeIntro(
            pair,
            local.industry,
            pair.contacts,
            figures.answer,
            { city: placeOf(city, shared.site), homeCity: facts.context.homeCity },
            byTime,
          )
        : pair.script.reason,
    service,
    industry,
    cityFacts,
    pair,
    wording: wordingOf(pair, readers),
    hasMap: cityFacts.hasMap,
    isLocal: city.slug === shared.site.homeCity,
    figures,
    head,
    // Nine to five for a firm whose customers may write at any hour.
    day: figures?.cards && (service.reply === "at-once" ? figures.hours.clockDay : cityFacts.clockDay),
    conversation: pair.conversations[pick("#questions", pair.conversations.length)]!,
    cards: figures?.cards,
    alternatives,
    callers: figures && pair.callers[pick("#who", pair.callers.length)],
    nearby:
      figures && cityFacts.neighbours.length > 0
        ? related[cityFacts.isRemote ? "far" : "near"]({ service: service.short, people: readers })
        : undefined,
    note: cityFacts.notes[noteFor(pair)],
    benefits: pair.benefits[pick("#benefits", pair.benefits.length)]!,
    challenges: pair.challenges[pick("#challenges", pair.challenges.length)]!,
    origin: origin || undefined,
    months: figures?.months,
    busy: figures && local.busy.texts.length > 0 ? local.busy : undefined,
    engaged: figures?.engaged,
    working: figures?.working,
    money: figures?.cards && cityFacts.moneyText && `${cityFacts.moneyText} ${cityFacts.ratesText}`,
    urgent: figures && urgent[pick("#urgent", urgent.length)],
    holidayNote: figures && urgent.length > 0 ? industry.publicHolidays.note : undefined,
    law: figures && facts.law,
    shared,
  };
}

/** The city, with its state or province abroad: "Charleston, South Carolina". */
function placeOf({ name, admin, country }: City, { local }: SharedContent["site"]): string {
  return country.code === local.calendar.country || admin === name ? name : `${name}, ${admin}`;
}

/** What the distances of a page are made of, without the rest of the page. */
export function originInputOf(
  pair: Pair,
  contacts: Contacts,
  local: LocalTrade,
  city: City,
  facts: Omit<TradeFacts, "law">,
): OriginInput {
  const { service, industry } = pair;
  const choice = factIn(pair.choices, local, () => suitablePlanOf(pair, contacts, local, facts));
  const area = facts.context.customerAreaOf(city, reachOf(service, industry));
  return { service, industry: local.industry, city, area, contacts, choice };
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
  { service, script, contacts }: Pair,
  { people, business, businesses }: Industry["names"],
  { city, messages }: CityFacts,
  figures: TradeFigures | undefined,
  byTime: boolean,
): string {
  const {
    descriptions,
    descriptionsWithoutPlan,
    descriptionsOfProject,
    descriptionsByTime,
    descriptionsOfUnfit,
  } = messages.metadata;
  const withoutPlan = service.channel === "project" ? descriptionsOfProject : descriptionsWithoutPlan;
  const values = {
    heading,
    contact: service.contact.one,
    contacts: service.contact.many,
    city: city.label,
    people,
    business,
    businesses,
  };
  if (!figures)
    return firstThatFits(
      writeEach(descriptionsOfUnfit, { ...values, reason: script.reason }),
      DESCRIPTION_LIMIT,
    );
  const { choice } = figures;
  return firstThatFits(
    choice
      ? writeEach(descriptions, {
          ...values,
          plan: choice.plan.name,
          amount: choice.estimate.amount,
          each: pricePerContact(choice.estimate.total, choice.contacts),
          percent: percentOf(choice.contacts, contacts!.perMonth),
        })
      : writeEach(byTime ? descriptionsByTime : withoutPlan, values),
    DESCRIPTION_LIMIT,
  );
}

/** Lazy: the first message is usually the one taken. */
function* writeEach<V>(messages: readonly ((values: V) => string)[], values: V): Generator<string> {
  for (const write of messages) yield write(values);
}

/** The note of a city that helps whoever answers: the way for those who are sent, the homes for those who go there, or speech. */
function noteFor({ service: { channel }, industry }: Pair): keyof CityFacts["notes"] {
  if (channel === "dispatch") return "access";
  if (channel === "phone") return industry.travels ? "homes" : "speech";
  return channel === "orders" ? "homes" : "note";
}
