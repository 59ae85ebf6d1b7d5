import type { City, Industry, Service } from "@/lib/content";
import { priceOfMonth } from "@/lib/plans/price";
import type { CityContext } from "./city-context";
import type { CustomerArea } from "./customer-area";
import { formatShare } from "./english";
import { addOnPrice } from "./estimate";
import { pricePerContact, type Contacts, type PlanChoice } from "./figures";
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
  const {
    heading,
    columns,
    near,
    anywhere,
    local,
    country: everywhere,
    lessThanOne,
  } = context.messages.trade.origin;
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
    columns: [
      columns.within,
      columns.month({ channel: service.channel }),
      columns.places,
      isShop ? columns.year : columns.hours,
      columns.people,
      headOfResult(),
    ],
    rows: area.distances.map(({ ratio, within, places, people }, index) => {
      const { perMonth, minutes } = contacts;
      const count = perMonth * ratio;
      return [
        within,
        countOf(count),
        places,
        countOf(isShop ? count * MONTHS : (count * minutes) / 60),
        people,
        reach === "country" && !isShop ? area.shares[index]! : result(count),
      ];
    }),
  };

  /** Less than one is not none, and its decimals say nothing. */
  function countOf(count: number): string {
    return count < 1 ? lessThanOne : formatShare(count);
  }

  function headOfResult(): string {
    if (reach === "country") return isShop ? columns.hoursOfYear : columns.share;
    if (choice) return columns.each({ contact: one });
    return service.channel === "lead" ? columns.customers({ oneIn: ONE_IN }) : columns.hoursOfYear;
  }

  /** What a month of so many contacts comes to, in the column of `headOfResult`. */
  function result(count: number): string {
    if (choice && reach !== "country") return priceOfEach(count, choice);
    return countOf(service.channel === "lead" ? count / ONE_IN : (MONTHS * count * contacts.minutes) / 60);
  }

  /** Of one contact; the price of the month would be the same at most distances. */
  function priceOfEach(count: number, { plan, share }: PlanChoice): string {
    // As in the table of the plans.
    const answered = Math.round(count * share);
    // So few a month say nothing of a price.
    if (answered < 1) return "";
    const total = priceOfMonth(plan, answered, context.overflowCallPrice, addOnPrice(service));
    return pricePerContact(total, answered);
  }
}
