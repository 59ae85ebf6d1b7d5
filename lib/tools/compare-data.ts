/** What the comparison knows besides `firm-data.ts`. Built at build time, read in the browser. */
import type { Content, Service } from "@/lib/content";
import { clockChanges } from "@/lib/geo/zone";
import type { Prices } from "@/lib/plans/price";
import { composeFirmData, HANDED_OVER_SERVICE, type FirmData } from "./firm-data";

/** A service as the comparison needs it. */
export interface ComparedService {
  slug: string;
  title: string;
  /** What arrives: "calls". */
  contacts: string;
  reply: Service["reply"];
  /** GBP a month on top of a plan. */
  addOn: number;
  /** What is paid if it is not part of a plan: "a quotation for each project". */
  basis?: string;
}

/** Contacts in an average month, and minutes that one takes. */
type Contacts = readonly [perMonth: number, minutes: number];

/** Where a city is and what its callers speak, the most common language first. */
export interface CityTraits {
  latitude: number;
  longitude: number;
  languages: readonly string[];
  /** ISO dates from which its clocks are changed. */
  clockChanges: readonly string[];
}

/** Plain data: it is part of the page. */
export interface ComparisonData {
  firmData: FirmData;
  prices: Prices;
  services: readonly ComparedService[];
  /** Typical contacts by slugs of industry and service; absent where the service does not suit the industry. */
  contacts: Readonly<Record<string, Readonly<Record<string, Contacts>>>>;
  /** By slug. */
  cities: Readonly<Record<string, CityTraits>>;
  /** GBP that a further contact is worth at the company's own prices, as on landing pages. */
  contactWorth: number;
  /** Slugs of what is compared before a visitor chooses. */
  example: { service: string; industry: string };
  /** Whether columns link to landing pages. False in a build that LANDING_SCOPE narrows: some of them are missing. */
  linksPages: boolean;
}

export function composeComparison(content: Content, prices: Prices, linksPages: boolean): ComparisonData {
  const { services, industries, cities, landing, pages, plans, site } = content;
  return {
    firmData: composeFirmData(content),
    prices,
    services: services.map(({ slug, short, contact, reply, addOn }) => {
      const basis = plans.addOns.find((item) => item.service === slug)?.basis;
      return {
        slug,
        title: short,
        contacts: contact.many,
        reply,
        addOn: typeof addOn === "number" ? addOn : 0,
        ...(basis && { basis }),
      };
    }),
    contacts: Object.fromEntries(
      industries.map((industry) => [
        industry.slug,
        Object.fromEntries(
          Object.entries(industry.services).flatMap(([slug, { perMonth, minutes }]) =>
            perMonth === undefined || minutes === undefined ? [] : [[slug, [perMonth, minutes] as const]],
          ),
        ),
      ]),
    ),
    cities: Object.fromEntries(
      cities.map(({ slug, latitude, longitude, languages, country, timezone }) => [
        slug,
        {
          ...{ latitude, longitude, languages: languages ?? country.languages },
          clockChanges: clockChanges(timezone, site.asOf),
        },
      ]),
    ),
    contactWorth: landing.trade.contactWorth,
    example: { service: HANDED_OVER_SERVICE, industry: pages.sitemap.finder.example.industry },
    linksPages,
  };
}
