import type { Catchment, City, Industry, LandingMessages, Service } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { OriginTexts } from "./model";
import { formatNumber, formatShare } from "./english";

type Town = Catchment["towns"][number];

/** Fewer a year are not listed: the table has one decimal. */
const FEWEST = 0.05;

/**
 * Where the contacts of a year come from: from around the city, as far as the industry reaches, or, where a marketplace
 * posts the goods, from the whole country.
 *
 * @see docs/behaviour.md#where-contacts-come-from
 */
export function describeOrigin(
  { slug: service, contact, reply }: Service,
  { reach, names, services }: Industry,
  { slug, name, country }: City,
  perYear: number,
  { catchments, messages }: Pick<CityContext, "catchments" | "messages">,
): OriginTexts {
  const { origin } = messages.trade;
  const from = reply === "every-day" ? "country" : (services[service]?.reach ?? reach);
  const { people, places, towns } = catchments[slug]![from];
  const values = { people, places, perYear, contacts: contact.many, city: name };
  const listed = towns.filter(({ share }) => perYear * share >= FEWEST).length;
  return {
    heading: origin.heading({ contacts: contact.many }),
    text:
      from === "country"
        ? origin.country({ ...values, country: country.inSentence })
        : origin.local({ ...values, reach: from, customers: names.customers }),
    rows: rowsOf(towns, messages).slice(0, listed),
    contacts: towns.slice(0, listed).map(({ share }) => formatShare(perYear * share)),
  };
}

/** All pages of a city with the same reach share them. */
const rows = new WeakMap<readonly Town[], OriginTexts["rows"]>();

function rowsOf(towns: readonly Town[], messages: LandingMessages): OriginTexts["rows"] {
  let known = rows.get(towns);
  if (!known) {
    const { distance } = messages.trade.origin;
    known = towns.map(({ name: place, population, km, direction }) => ({
      place,
      people: formatNumber(population),
      distance:
        direction === undefined
          ? formatNumber(km)
          : distance({ km, direction: messages.words.directions[direction] }),
    }));
    rows.set(towns, known);
  }
  return known;
}
