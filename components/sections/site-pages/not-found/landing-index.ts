import type { Claim, Content, Industry, Service } from "@/lib/content";
import { nameCity, type NamedCity } from "@/lib/search/city-names";
import { capitalise } from "@/lib/grammar";

/** What the 404 page fetches to show landing pages of unlisted cities, and to find listed ones by other names. */
export interface LandingIndex {
  services: (Pick<Service, "slug" | "title" | "short" | "phrase" | "benefits"> & {
    price: Price;
    /** The heading of a sample conversation. */
    example: string;
    reasons: string[];
  })[];
  industries: (Pick<Industry, "slug" | "title" | "challenges"> &
    Pick<Industry["names"], "people" | "businesses">)[];
  cities: NamedCity[];
  /** Printed as figures. */
  claims: readonly Claim[];
  texts: ReturnType<typeof landingTemplates>;
  /** Email address for enquiries. */
  mail: string;
  /** Telephone number in E.164. */
  phone: string;
  /** Public origin of canonical URLs. */
  origin: string;
}

/** A service and an industry of the index. */
export interface ListedPair {
  service: LandingIndex["services"][number];
  industry: LandingIndex["industries"][number];
}

/** What a service costs, and what that includes. */
interface Price {
  figure: string;
  terms: string;
}

/** How a service suits an industry: the fit, its reason and a sample conversation. */
export type Suitability = Pick<Industry["services"][string], "fit" | "reason" | "script">;

/** The suitability of each service for an industry, by its slug. */
export type IndustryIndex = Record<string, Suitability>;

/** The file of an industry: `routes.index("trades/<slug>")`. */
export function industryIndex({ services }: Industry): IndustryIndex {
  return Object.fromEntries(
    Object.entries(services).map(([slug, { fit, reason, script }]) => [slug, { fit, reason, script }]),
  );
}

type Source = Pick<Content, "site" | "services" | "industries" | "cities" | "landing">;

/**
 * The file of all services, industries and cities.
 *
 * @param claims printed as figures
 * @param origin of canonical URLs
 */
export function buildLandingIndex(
  content: Source,
  claims: readonly Claim[],
  origin: string,
  priceOf: (service: Service) => Price,
): LandingIndex {
  const { site, services, industries, cities, landing } = content;
  return {
    services: services.map((service) => {
      const { slug, title, short, phrase, benefits, channel, contact, whyChoose } = service;
      const { figure, terms } = priceOf(service);
      return {
        ...{ slug, title, short, phrase, benefits },
        price: { figure, terms },
        example: landing.headings.conversation.heading({ channel, contact: contact.one }),
        reasons: whyChoose,
      };
    }),
    industries: industries.map(
      ({ slug, title, challenges, names: { people, readers = people, businesses } }) => {
        return { slug, title, challenges, people: readers, businesses };
      },
    ),
    cities: cities.map(nameCity),
    claims,
    texts: landingTemplates(content),
    mail: site.email.sales,
    phone: site.phone.e164,
    origin,
  };
}

/** The messages of all landing pages. What depends on the page is a placeholder: see `fillTemplate`. */
function landingTemplates({ site, landing: { headings, metadata, trade } }: Source) {
  const city = "{city}";
  const [before = "", after = ""] = headings.closing
    .text({ mail: "{mail}", phone: site.phone.display })
    .split("{mail}");
  return {
    heading: metadata.heading({ service: "{service}", people: "{people}", city }),
    start: headings.actions.start,
    call: headings.actions.call({ phone: site.phone.display }),
    caller: headings.conversation.caller,
    agent: headings.conversation.agent,
    then: headings.conversation.then,
    /** Instead of the heading where the service does not suit. */
    unfit: trade.unfit.title({ people: "{people}", city, service: "{phrase}" }),
    surroundings: headings.surroundings({ city }),
    benefits: headings.benefits,
    challenges: headings.challenges,
    reasons: headings.reasons,
    closing: headings.closing.heading({ city }),
    /** The text before and after the email address. */
    mail: [before, after] as const,
  };
}

/** Fills the placeholders of a text: `{city}`. Unknown ones stay. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([a-z]+)\}/g, (found, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : found,
  );
}

/** Finds a service and an industry by their slugs. Undefined if either is unknown. */
export function findPair(index: LandingIndex, service: string, industry: string): ListedPair | undefined {
  const found = {
    service: index.services.find(({ slug }) => slug === service),
    industry: index.industries.find(({ slug }) => slug === industry),
  };
  return found.service && found.industry ? (found as ListedPair) : undefined;
}

/** The heading of the landing page of a pair in a city. */
export function headingOf(
  { texts }: LandingIndex,
  { service, industry }: ListedPair,
  city: string,
  suits: boolean,
): string {
  const { short, phrase } = service;
  const { people } = industry;
  return capitalise(
    fillTemplate(suits ? texts.heading : texts.unfit, { service: short, phrase, people, city }),
  );
}
