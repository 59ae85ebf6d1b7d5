import type { City, Industry, Service } from "@/lib/content";
import { priceOfMonth } from "@/lib/plans/price";
import type { CityContext } from "./city-context";
import { formatNumber } from "@/lib/numbers";
import type { CustomerArea, Distance } from "./customer-area";
import { formatAmount, formatShare } from "./english";
import { addOnPrice } from "./estimate";
import type { Contacts, PlanChoice } from "./figures";
import type { OriginTexts } from "./model";

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
  /** Where customers come from, as far as the service reaches for the industry. */
  area: CustomerArea;
  /** Those that come from within the reach, or from the whole country. */
  contacts: Contacts;
  /** The plan that suits; undefined for services without one. */
  choice: PlanChoice | undefined;
}

type OriginContext = Pick<CityContext, "messages" | "overflowCallPrice">;

/**
 * How contacts, work and price change with the distance that customers come from.
 *
 * @see docs/behaviour.md#where-contacts-come-from
 */
export function describeOrigin(input: OriginInput, context: OriginContext): OriginTexts {
  const { service, industry, city, area, contacts, choice } = input;
  const { heading, line, near, anywhere, local, country: everywhere } = context.messages.trade.origin;
  const reach = reachOf(service, industry);
  const isShop = service.channel === "orders";
  const { one, many } = service.contact;
  const values = { perMonth: contacts.perMonth, contacts: many, city: city.name };
  const kindOfResult =
    reach === "country"
      ? isShop
        ? "hours"
        : "share"
      : choice
        ? "price"
        : service.channel === "lead"
          ? "customers"
          : "hours";
  const { businesses, customers } = industry.names;
  return {
    heading: heading({ contacts: many, price: choice && reach !== "country" ? "yes" : "no" }),
    summary:
      reach === "country"
        ? anywhere({ customers, country: city.country.inSentence })
        : near({ customers, businesses, channel: service.channel, distance: area.reach }),
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
      const { count, work, result } = reckonDistance(distance, input, context);
      const kind = result === undefined ? "none" : kindOfResult;
      return line({
        within: distance.within,
        places: distance.places,
        people: formatNumber(distance.people),
        contact: one,
        contacts: many,
        few: count < 1 ? "yes" : "no",
        count: formatShare(count),
        shop: isShop ? "yes" : "no",
        work: formatShare(work),
        under: work < 1 ? "yes" : "no",
        kind: kind !== "price" && kind !== "share" && result! < 1 ? "none" : kind,
        result: result === undefined ? "" : kind === "price" ? formatAmount(result) : formatShare(result),
        oneIn: ONE_IN,
      });
    }),
  };
}

/** What comes from within a distance in a month: contacts, hours of work, or a shop’s contacts of a year, and the last column. */
export interface DistanceFigures {
  count: number;
  work: number;
  /** The price of a contact in GBP, customers, hours of a year or per cent; undefined where too few get in touch. */
  result: number | undefined;
}

/** The figures of a row, as numbers: the build compares those of all pages. */
export function reckonDistance(
  { ratio }: Distance,
  { service, industry, contacts: { perMonth, minutes }, choice }: OriginInput,
  { overflowCallPrice }: Pick<OriginContext, "overflowCallPrice">,
): DistanceFigures {
  const isShop = service.channel === "orders";
  const count = perMonth * ratio;
  const hours = (count * minutes) / 60;
  const work = isShop ? count * MONTHS : hours;
  if (reachOf(service, industry) === "country")
    return { count, work, result: isShop ? hours * MONTHS : 100 * ratio };
  if (!choice) return { count, work, result: service.channel === "lead" ? count / ONE_IN : hours * MONTHS };
  // As on the cards of the plans. The price of the month would be the same at most distances.
  const answered = Math.round(count * choice.share);
  const total = priceOfMonth(choice.plan, answered, overflowCallPrice, addOnPrice(service));
  return { count, work, result: answered < 1 ? undefined : Math.round((100 * total) / answered) / 100 };
}
