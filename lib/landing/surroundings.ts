import type { City } from "@/lib/content";
import { formatTime, WORKING_DAY } from "@/lib/geo/coverage";
import { daylightOn } from "@/lib/geo/daylight";
import { directionTo, distanceKm } from "@/lib/geo/distance";
import type { Neighbour, Point } from "@/lib/geo/distance";
import { hoursInWords, minutesInWords } from "./english";
import type { PlaceContext } from "./place";

/** A city nearby, as the page tells of it. */
export interface PlaceNeighbour {
  city: City;
  /** "76 km to the north-east, one hour ahead". */
  detail: string;
}

/** What a page says of a city nearby. */
export function describeNeighbour(
  city: City,
  { place, km }: Neighbour<City>,
  context: PlaceContext,
): PlaceNeighbour {
  const distance = Math.round(km).toLocaleString("en-GB");
  const clock = compareClocks(city.timezone, place.timezone, context);
  return { city: place, detail: `${distance} km to the ${directionTo(city, place)}${clock}` };
}

/** Days on which all clocks that change stand on one side of the change. */
const SEASONS = ["01-15", "07-15"];

/** How the clock at a neighbour stands against a place's own, as the end of a phrase; nothing where they agree. */
function compareClocks(own: string, other: string, { asOf, offsetOf }: PlaceContext): string {
  const gaps = SEASONS.map((monthDay) => nextDate(monthDay, asOf)).map(
    (date) => offsetOf(other, date) - offsetOf(own, date),
  );
  const apart = [...new Set(gaps)].filter((gap) => gap !== 0).sort((a, b) => Math.abs(a) - Math.abs(b));
  if (apart.length === 0) return "";
  const hours = apart.map((gap) => hoursInWords(Math.abs(gap))).join(" or ");
  // One of two zones may change its clocks and the other not; none is ahead in one season and behind in the other.
  return `, ${hours} ${apart[0]! > 0 ? "ahead" : "behind"}${gaps.includes(0) ? " for part of the year" : ""}`;
}

/** A place nearer than this is the desk's own town. */
const HOME_KM = 10;

/** How far the desk is. */
export function describeDistance(city: City, desk: Point): string {
  const km = Math.round(distanceKm(desk, city)).toLocaleString("en-GB");
  if (distanceKm(desk, city) < HOME_KM) {
    return `${city.name} is where the desk stands, beside the Clyde.`;
  }
  return `${city.name} lies ${km} km from our desk beside the Clyde, to the ${directionTo(desk, city)}, as the crow flies.`;
}

/** Solstices, to the day: the shortest day of one hemisphere is the longest of the other. */
const SOLSTICES = { december: "12-21", june: "06-21" };
/** Day and night are of one length everywhere. */
const EQUINOX = "03-21";

/** Minutes of darkness before the working day ends that anyone would notice. */
const WORTH_TELLING = 10;

/** When it is light on the shortest day, the longest one and between them; undefined near the poles. */
export function describeDaylight(city: City, { asOf, offsetOf }: PlaceContext): string | undefined {
  const daylightAt = (monthDay: string) => {
    const date = nextDate(monthDay, asOf);
    return daylightOn(date, city, offsetOf(city.timezone, date));
  };
  const [december, june, march] = [SOLSTICES.december, SOLSTICES.june, EQUINOX].map(daylightAt);
  if (!december || !june || !march) return undefined;
  const [shortest, longest] = city.latitude < 0 ? [june, december] : [december, june];
  const [shortMonth, longMonth] = city.latitude < 0 ? ["June", "December"] : ["December", "June"];
  const early = WORKING_DAY.to - shortest.sunset;
  const dark = early >= WORTH_TELLING ? `, ${minutesInWords(early)} before a nine-to-five day ends` : "";
  return `In late ${shortMonth} the sun rises over ${city.label} at ${formatTime(shortest.sunrise)} and sets at ${formatTime(shortest.sunset)}${dark}; in late ${longMonth} it is up from ${formatTime(longest.sunrise)} to ${formatTime(longest.sunset)}, and around the equinox of March from ${formatTime(march.sunrise)} to ${formatTime(march.sunset)}.`;
}

/** The first date from `asOf` on with this month and day. */
export function nextDate(monthDay: string, asOf: string): string {
  const year = Number(asOf.slice(0, 4));
  return `${year}-${monthDay}` >= asOf ? `${year}-${monthDay}` : `${year + 1}-${monthDay}`;
}

/** In which currency the prices are, and how numbers are written there. */
export function describeMoney({ name, country }: City): string {
  const { currency, callingCode, numbers } = country;
  if (currency.code === "GBP") return "All prices are in pounds sterling, the currency you bank in.";
  return `Prices are in pounds sterling; a bank in ${name} turns them into ${currency.many} on the day. Numbers there are written +${callingCode}, then ${numbers}.`;
}
