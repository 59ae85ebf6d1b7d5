/** What the landing pages of a service and an industry share: it is the same in every city, so composed once. */
import { memoize, memoizeByKey } from "export-kit/queries";
import type { Industry, LandingMessages, Service } from "@/lib/content";
import { suitableServices } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";
import { type Contacts, contactsOf } from "./example-firm";

type Texts = readonly string[];

/** A list under a heading. Pages with the same list share the same object. */
export interface Titled {
  heading: string;
  items: Texts;
}

export interface Pair {
  service: Service;
  industry: Industry;
  script: NonNullable<Industry["services"][string]>;
  /** The sample conversation; a page shows one of these lists of questions. */
  conversations: readonly Conversation[];
  /** Who gets in touch about this service; a page shows one of these lists. */
  callers: readonly Titled[];
  /** Why to choose us for the service. */
  reasons: Titled;
  /** Urgent cases as sentences; a page shows one of these lists. */
  urgent: readonly Texts[];
  /** Benefits of the service; a page shows one of these lists. */
  benefits: readonly Titled[];
  /** See `contactsOf`. */
  contacts: Contacts | undefined;
  /** The services that suit the industry, the best first, except this one. */
  suitable: readonly Service[];
  /** Breadcrumbs above the page. */
  crumbs: readonly { name: string; url: string }[];
  /** The other services, and related industries. */
  others: { services: readonly Service[]; industries: readonly Industry[] };
  /** What goes wrong in the industry's day; a page shows one of these lists. */
  challenges: readonly Titled[];
  /** For headings and labels. */
  messages: LandingMessages;
}

/** A sample conversation and the agent's first questions. */
export interface Conversation {
  service: Service;
  script: NonNullable<Industry["services"][string]>["script"];
  questions: Texts;
  messages: LandingMessages;
}

/** A pair with the country's word for the people of the industry. */
export interface PairWording {
  pair: Pair;
  people: string;
}

/** Returns one object for all cities of the countries with the word. */
export const wordingOf = memoize((pair: Pair) =>
  memoizeByKey((people: string): PairWording => ({ pair, people })),
);

/** Urgent cases, benefits, questions, challenges and callers on a page: cities show different ones. */
const [URGENT, BENEFITS, QUESTIONS, CHALLENGES, CALLERS] = [2, 2, 3, 2, 1];

/** The lists of challenges of an industry, which the pairs with any service share. */
export function listChallenges({ challenges }: Industry, { headings }: LandingMessages): readonly Titled[] {
  return titledRotations(headings.challenges, challenges, CHALLENGES);
}

/** @param shared what the pair has in common with others: the challenges of its industry, and lists for its country */
export function composePair(
  service: Service,
  industry: Industry,
  messages: LandingMessages,
  shared: Pick<Pair, "others" | "challenges">,
): Pair {
  const { headings, introductions } = messages;
  // Validation makes sure that every industry has a text for every service.
  const conversation = industry.services[service.slug]!;
  // Enquirers are not customers yet, and colleagues do not ring like the customers of a front desk.
  const hasUrgentCases = service.channel !== "lead" && (!asksColleagues(conversation) || industry.travels);
  return {
    service,
    industry,
    script: conversation,
    conversations: rotationsOf(conversation.intake ?? service.intake ?? industry.intake, QUESTIONS).map(
      (questions) => ({ service, script: conversation.script, questions, messages }),
    ),
    callers: titledRotations(
      headings.callers,
      (conversation.contacts ?? industry.callers).map(({ who, asks }) => introductions.caller({ who, asks })),
      CALLERS,
    ),
    urgent: hasUrgentCases
      ? rotationsOf(
          (conversation.urgent ?? service.urgent ?? industry.urgent).map(introductions.urgent),
          URGENT,
        )
      : [],
    benefits: titledRotations(headings.benefits, service.benefits, BENEFITS),
    reasons: { heading: headings.reasons, items: service.whyChoose },
    contacts: contactsOf(service, industry),
    suitable: suitableServices(industry, shared.others.services),
    crumbs: [
      { name: headings.breadcrumbs.home, url: routes.home() },
      { name: headings.breadcrumbs.services, url: routes.services() },
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

/** `count` successive items of a list, starting from each item in turn. */
function rotationsOf(items: Texts, count: number): Texts[] {
  const twice = [...items, ...items];
  return items.map((_, start) => twice.slice(start, start + Math.min(count, items.length)));
}

function titledRotations(heading: string, list: Texts, count: number): readonly Titled[] {
  return rotationsOf(list, count).map((items) => ({ heading, items }));
}
