import type { Catchment, City, Industry, Service } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { OriginTexts } from "./model";
import type { Texts } from "./table";
import { formatShare, formatNumber } from "./english";

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
  const { people, places, half, towns } = catchments[slug]![reach];
  const listed = towns.filter(({ share }) => perYear * share >= FEWEST);
  const rest = listed.reduce((sum, { share }) => sum - share, 1) * perYear;
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
    rows:
      listed.length < 2
        ? []
        : [
            ...listed.map((town): Texts => {
              const {
                name: place,
                distance,
                people: inhabitants,
              } = wordsOf(town, messages.trade.origin, messages.words);
              return [place, formatShare(perYear * town.share), distance, inhabitants];
            }),
            ...(rest >= FEWEST ? [[elsewhere, formatShare(rest), "", ""]] : []),
          ],
  };
}

/** The city itself, or the place with most contacts where GeoNames does not count the city as a whole. */
export function ownShareOf(
  service: Service,
  industry: Industry,
  { slug }: City,
  { catchments }: Pick<CityContext, "catchments">,
): Town {
  const { towns } = catchments[slug]![reachOf(service, industry)];
  return towns.find(({ km }) => km === 0) ?? towns[0]!;
}

/** All pages with the same reach from a city list the same places. */
const known = new WeakMap<Town, { name: string; distance: string; people: string }>();

function wordsOf(
  town: Town,
  { distance }: CityContext["messages"]["trade"]["origin"],
  { directions }: CityContext["messages"]["words"],
) {
  let words = known.get(town);
  if (!words) {
    const { name, population, km, direction } = town;
    words = {
      name,
      people: formatNumber(population),
      distance:
        direction === undefined ? formatNumber(km) : distance({ km, direction: directions[direction] }),
    };
    known.set(town, words);
  }
  return words;
}
