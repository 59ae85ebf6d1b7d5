import type { Catchments, City, Industry, Service } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { OriginTexts } from "./model";
import { formatNumber, formatShare } from "./english";

/** A table of fewer places says little: then the next longer reach is taken. */
const MIN_PLACES = 12;

/**
 * Where the contacts of a year come from, if they follow the people: from within the industry's reach of the city, or,
 * where goods are posted by a marketplace, from the whole country.
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
    rows: towns.map(({ name: place, population, km, direction }) => ({
      place,
      contacts: formatShare((perYear * population) / people),
      people: formatNumber(population),
      distance:
        direction === undefined
          ? formatNumber(km)
          : origin.distance({ km, direction: messages.words.directions[direction] }),
    })),
  };
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
