import type { Catchment, City, Industry, Service } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { OriginTexts } from "./model";
import type { Texts } from "./table";
import { formatShare } from "./english";
import { formatNumber } from "@/lib/numbers";

type Town = Catchment["towns"][number];

/** Places with fewer contacts a year are counted with all others. */
const FEWEST = 1;
/** How far a service reaches for an industry: goods that a marketplace posts go to the whole country. */
export function reachOf({ slug, reply }: Service, { reach, services }: Industry): Industry["reach"] {
  return reply === "every-day" ? "country" : (services[slug]?.reach ?? reach);
}

/**
 * Where the contacts of a year come from: from around the city, as far as the industry reaches, or from the whole
 * country.
 *
 * @see docs/behaviour.md#where-contacts-come-from
 */
export function describeOrigin(
  service: Service,
  industry: Industry,
  { slug, name, country }: City,
  customers: string,
  perYear: number,
  { catchments, messages }: Pick<CityContext, "catchments" | "messages">,
): OriginTexts {
  const { heading, columns, local, country: everywhere, elsewhere } = messages.trade.origin;
  const { contact, channel } = service;
  const reach = reachOf(service, industry);
  const catchment = catchments[slug]![reach];
  const { people, places, half, towns } = catchment;
  const words = describeTowns(catchment, messages);
  const rows: Texts[] = [];
  let rest = perYear;
  for (const [index, { share }] of towns.entries()) {
    // The largest come first.
    if (perYear * share < FEWEST) break;
    rest -= perYear * share;
    const { place, distance, inhabitants } = words[index]!;
    rows.push([place, formatShare(perYear * share), distance, inhabitants]);
  }
  const hasTable = rows.length > 1;
  if (rest >= FEWEST) rows.push([elsewhere, formatShare(rest), "", ""]);
  const values = { people, places, half, perYear, contacts: contact.many, city: name };
  return {
    heading: heading({ contacts: contact.many }),
    text:
      reach === "country"
        ? everywhere({ ...values, country: country.inSentence })
        : local({ ...values, customers }),
    columns: [
      columns.place,
      messages.trade.year.columns.contacts({ channel }),
      columns.distance,
      columns.people,
    ],
    // One place says no more than the text.
    rows: hasTable ? rows : [],
  };
}

/** The city itself, or the place with most contacts where GeoNames does not count the city as a whole. */
export function ownShareOf(
  service: Service,
  industry: Industry,
  { slug }: City,
  { catchments }: Pick<CityContext, "catchments">,
): Town {
  return catchments[slug]![reachOf(service, industry)].city;
}

interface TownTexts {
  place: string;
  distance: string;
  inhabitants: string;
}

/** All pages with the same reach from a city list the same places. */
const described = new WeakMap<Catchment, readonly TownTexts[]>();

/** The texts of the places of a catchment, in their order. */
function describeTowns(
  catchment: Catchment,
  { trade, words }: CityContext["messages"],
): readonly TownTexts[] {
  let texts = described.get(catchment);
  if (!texts) {
    texts = catchment.towns.map(({ name, population, km, direction }) => ({
      place: name,
      inhabitants: formatNumber(population),
      distance:
        direction === undefined
          ? formatNumber(km)
          : trade.origin.distance({ km, direction: words.directions[direction] }),
    }));
    described.set(catchment, texts);
  }
  return texts;
}
