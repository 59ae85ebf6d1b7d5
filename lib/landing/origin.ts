import type { Catchment, Catchments, City, Industry, LandingMessages, Service } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { OriginTexts } from "./model";
import { formatNumber, formatShare } from "./english";

type Town = Catchment["towns"][number];

/** A table of fewer places says little: then the next longer reach is taken. */
const MIN_PLACES = 20;

/**
 * Where the contacts of a year come from, if they follow the people: from within the industry's reach of the city, or,
 * where goods are posted by a marketplace, from the whole country.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
export function describeOrigin(
  { contact, reply }: Service,
  { reach, names }: Industry,
  { slug, name, country }: City,
  perYear: number,
  { catchments, messages }: Pick<CityContext, "catchments" | "messages">,
): OriginTexts {
  const { origin } = messages.trade;
  const around = catchments[slug]!;
  const enough = reply === "every-day" ? "country" : reachWithEnough(reach, around);
  const { people, places, towns } = around[enough];
  const values = { people, places, perYear, contacts: contact.many, city: name };
  return {
    heading: origin.heading({ contacts: contact.many }),
    text:
      enough === "country"
        ? origin.country({ ...values, country: country.inSentence })
        : origin.local({ ...values, reach: enough, customers: names.customers }),
    rows: rowsOf(towns, messages),
    contacts: towns.map(({ population }) => formatShare((perYear * population) / people)),
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

/** The industry's reach, or the next longer one with enough places. */
function reachWithEnough(reach: Industry["reach"], around: Catchments[string]): Industry["reach"] {
  if (reach === "country") return reach;
  const reaches = Object.keys(around)
    .filter((key) => key !== "country")
    .map((key) => Number(key) as typeof reach)
    .filter((km) => km >= reach);
  return reaches.find((km) => around[km].places >= MIN_PLACES) ?? reaches.at(-1)!;
}
