import type { City } from "@/lib/content";
import { WORKING_DAY } from "@/lib/geo/coverage";
import { daylightOn } from "@/lib/geo/daylight";
import { directionTo } from "@/lib/geo/distance";
import type { Neighbour } from "@/lib/geo/distance";
import { monthName } from "./english";
import type { CityContext } from "./city-context";

/** A nearby city as the page describes it. */
export interface NeighbouringCity {
  city: City;
  /** "76 km to the north-east, one hour ahead". */
  detail: string;
}

/** Distance, direction and time difference of a nearby city. */
export function describeNeighbour(
  city: City,
  { point: neighbour, km }: Neighbour<City>,
  context: CityContext,
): NeighbouringCity {
  const { messages, words } = context;
  const { sameClock, otherClock, partOfYear } = messages.city.neighbour;
  const there = { km: Math.round(km), direction: messages.words.directions[directionTo(city, neighbour)] };
  const { differences, seasonal } = compareClocks(city.timezone, neighbour.timezone, context);
  if (differences.length === 0) return { city: neighbour, detail: sameClock(there) };
  const detail = (seasonal ? partOfYear : otherClock)({
    ...there,
    hours: words.durations(Math.abs(differences[0]!), Math.abs(differences.at(-1)!)),
    // No pair of zones is ahead in one season and behind in the other.
    clock: differences[0]! > 0 ? "ahead" : "behind",
  });
  return { city: neighbour, detail };
}

/** A day in each season, far from any change of clocks. */
const SEASONS = ["01-15", "07-15"];

/** The differences between two zones over the year, in minutes without zero, and whether they are equal part of it. */
function compareClocks(zone: string, other: string, { asOf, offsetOf }: CityContext) {
  const all = SEASONS.map((monthDay) => nextDate(monthDay, asOf)).map(
    (date) => offsetOf(other, date) - offsetOf(zone, date),
  );
  const differences = [...new Set(all)]
    .filter((minutes) => minutes !== 0)
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  // Equal in one season where only one of the zones changes its clocks.
  return { differences, seasonal: all.includes(0) };
}

/** Solstices: the shortest day in one hemisphere is the longest in the other. */
const SOLSTICES = { december: "12-21", june: "06-21" };
/** Equinox: day and night are equally long everywhere. */
const EQUINOX = "03-21";

/** Darkness before the end of the working day is mentioned from this many minutes. */
const MIN_DARK_MINUTES = 10;

/** Sunrise and sunset on the shortest day, the longest day and at the equinox; undefined near the poles. */
export function describeDaylight(
  city: City,
  { messages, words, asOf, offsetOf }: CityContext,
): string | undefined {
  const daylightAt = (monthDay: string) => {
    const date = nextDate(monthDay, asOf);
    return daylightOn(date, city, offsetOf(city.timezone, date));
  };
  const [december, june, march] = [SOLSTICES.december, SOLSTICES.june, EQUINOX].map(daylightAt);
  if (!december || !june || !march) return undefined;
  const [shortest, longest] = city.latitude < 0 ? [june, december] : [december, june];
  const [shortMonth, longMonth] = city.latitude < 0 ? [6, 12] : [12, 6];
  const early = WORKING_DAY.to - shortest.sunset;
  return messages.city.daylight({
    city: city.name,
    shortMonth: monthName(shortMonth),
    shortSunrise: words.time(shortest.sunrise),
    shortSunset: words.time(shortest.sunset),
    early: early >= MIN_DARK_MINUTES ? "yes" : "no",
    minutes: words.stretch(Math.max(early, 0)),
    longMonth: monthName(longMonth),
    longSunrise: words.time(longest.sunrise),
    longSunset: words.time(longest.sunset),
    marchSunrise: words.time(march.sunrise),
    marchSunset: words.time(march.sunset),
  });
}

/** The first date from `asOf` on with this month and day. */
export function nextDate(monthDay: string, asOf: string): string {
  const year = Number(asOf.slice(0, 4));
  return `${year}-${monthDay}` >= asOf ? `${year}-${monthDay}` : `${year + 1}-${monthDay}`;
}

/** The currency of the price list. */
const LIST_CURRENCY = "GBP";

/** How a payment from the city is converted; undefined where the price list's currency is the country's own. */
export function describeMoney({ name, country }: City, { messages }: CityContext): string | undefined {
  const { currency } = country;
  if (currency.code === LIST_CURRENCY) return undefined;
  return messages.city.money({ city: name, currency: currency.many });
}
