import type { City, Industry, Ring, Service } from "@/lib/content";
import { formatNumber } from "@/lib/numbers";
import { priceOfMonth } from "@/lib/plans/price";
import type { CityContext } from "./city-context";
import type { PlanChoice } from "./choose-plan";
import { formatAmount, formatShare } from "./english";
import { addOnPrice } from "./estimate";
import type { Contacts } from "./figures-input";
import type { OriginTexts } from "./model";
import { pricePerContact } from "./plan-table";
import type { Texts } from "./table";

const MONTHS = 12;

/** Of so many enquiries one becomes a customer, in the table of distances. An example, named with the figures. */
const ONE_IN = 5;

/** How far the work of a board lies from a firm whose customers are anywhere in the country, in kilometres. */
const BOARD_REACH = 25;

/** How far a service reaches for an industry: goods that a marketplace posts go to the whole country. */
export function reachOf({ slug, reply, channel }: Service, { reach, services }: Industry): Industry["reach"] {
  if (reply === "every-day") return "country";
  const own = services[slug]?.reach ?? reach;
  return channel === "dispatch" && own === "country" ? BOARD_REACH : own;
}

/** What the contacts by distance depend on. */
export interface OriginInput {
  service: Service;
  /** With the names that the country uses. */
  industry: Industry;
  city: City;
  /** Those that come from within the reach, or from the whole country. */
  contacts: Contacts;
  /** The plan that suits; undefined for services without one. */
  choice: PlanChoice | undefined;
}

type OriginContext = Pick<CityContext, "catchments" | "messages" | "overflowCallPrice">;

/**
 * How contacts, work and price change with the distance that customers come from.
 *
 * @see docs/behaviour.md#where-contacts-come-from
 */
export function describeOrigin(input: OriginInput, context: OriginContext): OriginTexts {
  const { service, industry, city, contacts, choice } = input;
  const { heading, columns, local, country: everywhere } = context.messages.trade.origin;
  const reach = reachOf(service, industry);
  const catchment = context.catchments[city.slug]![reach];
  const { one, many } = service.contact;
  const country = city.country.inSentence;
  const values = { perMonth: contacts.perMonth, contacts: many, city: city.name };
  const { businesses, customers } = industry.names;
  return {
    heading: heading({ contacts: many, price: choice && reach !== "country" ? "yes" : "no" }),
    text:
      reach === "country"
        ? everywhere({ ...values, country, ...halfWithin(catchment.rings) })
        : local({
            ...values,
            customers,
            businesses,
            half: reach,
            channel: service.channel,
            hasLarger: catchment.larger ? "yes" : "no",
            larger: catchment.larger ?? "",
          }),
    columns: [
      columns.within,
      columns.month({ channel: service.channel }),
      columns.places,
      service.channel === "orders" ? columns.year : columns.hours,
      columns.people,
      ...headsOfResult(),
    ],
    rows: joinEmpty(catchment.rings).map((ring) => describeRing(ring, reach, input, context)),
  };

  function headsOfResult(): Texts {
    if (reach === "country") return [columns.share];
    if (choice) return [columns.price, columns.each({ contact: one })];
    return [service.channel === "lead" ? columns.customers({ oneIn: ONE_IN }) : columns.hoursOfYear];
  }
}

/** The distance from which half of the people come, or the farthest where they are farther, with their share in per cent. */
function halfWithin(rings: readonly Ring[]): { km: number; percent: number } {
  const near = rings.filter(({ km }) => km !== undefined);
  const { km, ratio } = near.find(({ ratio }) => ratio >= 0.5) ?? near.at(-1)!;
  return { km: km!, percent: Math.round(100 * ratio) };
}

/** A distance that adds no place, as that of the reach may, is listed with the one before. */
function joinEmpty(rings: readonly Ring[]): Ring[] {
  return rings.flatMap((ring, index) => {
    if (ring.added === 0) return [];
    const next = rings[index + 1];
    return next?.added === 0 ? { ...ring, km: next.km } : ring;
  });
}

function describeRing(
  { km, people, ratio, added, largest }: Ring,
  reach: Industry["reach"],
  { service, city, contacts: { perMonth, minutes }, choice }: OriginInput,
  { messages, overflowCallPrice }: OriginContext,
): Texts {
  const { within, places } = messages.trade.origin;
  const count = perMonth * ratio;
  return [
    within({ km: km ?? 0, size: sizeOf(km, reach), city: city.name, country: city.country.inSentence }),
    formatShare(count),
    places({ names: largest.join(", "), more: added - largest.length }),
    formatShare(service.channel === "orders" ? count * MONTHS : (count * minutes) / 60),
    formatNumber(people),
    ...result(),
  ];

  /** What it comes to, in the columns of `headsOfResult`. */
  function result(): Texts {
    if (reach === "country") return [`${formatShare(100 * ratio)}%`];
    if (choice) return priceAt(choice);
    return [formatShare(service.channel === "lead" ? count / ONE_IN : (MONTHS * count * minutes) / 60)];
  }

  function priceAt({ plan, share }: PlanChoice): Texts {
    // As in the table of the plans.
    const answered = Math.round(count * share);
    const total = priceOfMonth(plan, answered, overflowCallPrice, addOnPrice(service));
    // So few a month say nothing of a price.
    return [formatAmount(total), answered < 1 ? "" : pricePerContact(total, answered)];
  }
}

function sizeOf(km: number | undefined, reach: Industry["reach"]): "city" | "usual" | "other" | "country" {
  if (km === undefined) return "country";
  if (km === 0) return "city";
  return km === reach ? "usual" : "other";
}
