/**
 * Where the contacts of a page come from, by distance: the section beside the map.
 *
 * @see docs/behaviour.md#where-contacts-come-from
 */
import type { City, Industry, LandingMessages, Plans, Service } from "@/lib/content";
import { formatNumber } from "@/lib/numbers";
import { formatAmount, formatShare } from "./amounts";
import type { CustomerArea, Distance } from "./customer-area";
import { monthlyPrice, ONE_IN, type Contacts } from "./example-firm";
import type { PlanChoice } from "./plan-options";

const MONTHS = 12;

/** With a smaller part of its contacts a firm would hardly use the plan, and a price for each would say nothing. */
const LEAST_RATIO = 0.5;

/** Kilometres to the jobs that are dispatched for a firm whose customers are anywhere in the country. */
const BOARD_REACH = 25;

/** How far a service reaches for an industry: goods that a marketplace posts go to the whole country. */
export function reachOf({ slug, reply, channel }: Service, { reach, services }: Industry): Industry["reach"] {
  if (reply === "every-day") return "country";
  const own = services[slug]?.reach ?? reach;
  return channel === "dispatch" && own === "country" ? BOARD_REACH : own;
}

/** Whether contacts follow the people around. New customers do; those whom the firm already has are as many as it is large. */
export function followPeople({ channel }: Service, { contactsBySize }: Industry): boolean {
  return channel === "lead" || !contactsBySize;
}

/** What the contacts by distance depend on. */
export interface Origin {
  service: Service;
  /** With the names that the country uses. */
  industry: Industry;
  city: City;
  /** Where customers come from, as far as the service reaches for the industry. */
  area: CustomerArea;
  /** Those that come from within the reach, or from the whole country. */
  contacts: Contacts;
  /** The plan that suits; undefined for services without one. */
  choice: PlanChoice | undefined;
  plans: Pick<Plans, "overflowCallPrice">;
}

/** Contacts by the distance that customers come from. */
export interface OriginTexts {
  heading: string;
  /** Beside the map. */
  summary: string;
  text: string;
  /** One sentence for each distance. */
  lines: readonly string[];
}

/** How contacts, work and price change with the distance that customers come from. */
export function describeOrigin(
  origin: Origin,
  messages: Pick<LandingMessages["trade"], "origin">,
): OriginTexts {
  const { service, industry, city, area, contacts, choice } = origin;
  const { heading, line, near, anywhere, local, country: everywhere } = messages.origin;
  const reach = reachOf(service, industry);
  const isShop = service.channel === "orders";
  const { one, many } = service.contact;
  const values = { perMonth: contacts.perMonth, contacts: many, city: city.name };
  const { businesses, customers } = industry.names;
  return {
    heading: heading({ contacts: many, price: choice && reach !== "country" ? "yes" : "no" }),
    summary:
      reach === "country"
        ? anywhere({ customers, country: city.country.inSentence })
        : near({
            contacts: many,
            channel: service.channel,
            distance: area.reach,
            hasPlaces: area.places === "" ? "no" : "yes",
            places: area.places,
          }),
    text:
      reach === "country"
        ? everywhere({ ...values, country: city.country.inSentence, ...area.half })
        : local({
            ...values,
            businesses,
            distance: area.reach,
            hasLarger: area.larger === undefined ? "no" : "yes",
            larger: area.larger ?? "",
          }),
    lines: area.distances.map((distance) => {
      const { count, work, kind, result } = figuresOfDistance(distance, origin);
      const isSaid = kind === "price" || kind === "share" || result >= 1;
      return line({
        within: distance.within,
        alone: distance.places === "" ? "yes" : "no",
        places: distance.places,
        people: formatNumber(distance.people),
        contact: one,
        contacts: many,
        few: count < 1 ? "yes" : "no",
        count: formatShare(count),
        shop: isShop ? "yes" : "no",
        work: formatShare(work),
        under: work < 1 ? "yes" : "no",
        kind: isSaid ? kind : "none",
        result:
          kind === "price"
            ? formatAmount(result)
            : kind === "customers" && result >= 10
              ? formatNumber(Math.round(result))
              : formatShare(result),
        oneIn: ONE_IN,
      });
    }),
  };
}

/** What comes from within a distance in a month: contacts, hours of work, or a shop’s contacts of a year, and what these come to. */
interface DistanceFigures {
  count: number;
  work: number;
  /** What the result is: the price of a contact in GBP, customers, hours of a year, or per cent of all. */
  kind: "price" | "customers" | "hours" | "share" | "none";
  /** 0 where too few get in touch. */
  result: number;
}

/** The figures of a distance, as numbers: the build compares those of all pages. */
export function figuresOfDistance(
  { ratio }: Distance,
  { service, industry, contacts: { perMonth, minutes }, choice, plans }: Origin,
): DistanceFigures {
  const isShop = service.channel === "orders";
  const isEverywhere = reachOf(service, industry) === "country";
  const count = perMonth * ratio;
  const hours = (count * minutes) / 60;
  const work = isShop ? count * MONTHS : hours;
  if (isEverywhere && !isShop) return { count, work, kind: "share", result: 100 * ratio };
  if (!isEverywhere && choice) {
    // As on the cards of the plans. The price of the month would be the same at most distances.
    const answered = Math.round(count * choice.share);
    if (answered < 1 || ratio < LEAST_RATIO) return { count, work, kind: "none", result: 0 };
    const total = monthlyPrice(choice.plan, answered, { service, plans });
    return { count, work, kind: "price", result: Math.round((100 * total) / answered) / 100 };
  }
  if (!isEverywhere && service.channel === "lead")
    return { count, work, kind: "customers", result: count / ONE_IN };
  return { count, work, kind: "hours", result: hours * MONTHS };
}
