import type { City } from "@/lib/content";
import { WORKING_DAY } from "@/lib/geo/coverage";
import { daylightOn } from "@/lib/geo/daylight";
import { directionTo, distanceKm } from "@/lib/geo/distance";
import type { Neighbour } from "@/lib/geo/distance";
import { choiceOf, monthName } from "./english";
import type { PlaceContext } from "./place-context";

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
  const { messages, words } = context;
  const { sameClock, otherClock, partOfYear } = messages.place.neighbour;
  const there = { km: Math.round(km), direction: messages.words.directions[directionTo(city, place)] };
  const { gaps, seasonal } = compareClocks(city.timezone, place.timezone, context);
  if (gaps.length === 0) return { city: place, detail: sameClock(there) };
  const detail = (seasonal ? partOfYear : otherClock)({
    ...there,
    hours: choiceOf(gaps.map((gap) => words.duration(Math.abs(gap)))),
    // None is ahead in one season and behind in the other.
    clock: gaps[0]! > 0 ? "ahead" : "behind",
  });
  return { city: place, detail };
}

/** Days on which all clocks that change stand on one side of the change. */
const SEASONS = ["01-15", "07-15"];

/** How the clock at a neighbour stands against a place's own: in minutes, and whether for part of the year only. */
function compareClocks(own: string, other: string, { asOf, offsetOf }: PlaceContext) {
  const all = SEASONS.map((monthDay) => nextDate(monthDay, asOf)).map(
    (date) => offsetOf(other, date) - offsetOf(own, date),
  );
  const gaps = [...new Set(all)].filter((gap) => gap !== 0).sort((a, b) => Math.abs(a) - Math.abs(b));
  // One of two zones may change its clocks and the other not.
  return { gaps, seasonal: all.includes(0) };
}

/** A place nearer than this is the desk's own town. */
const HOME_KM = 10;

/** How far the desk is. */
export function describeDistance(city: City, { desk, deskPlace, messages }: PlaceContext): string {
  const { home, away } = messages.place.distance;
  const km = distanceKm(desk, city);
  if (km < HOME_KM) return home({ city: city.name, deskPlace });
  const direction = messages.words.directions[directionTo(desk, city)];
  return away({ city: city.name, km: Math.round(km), deskPlace, direction });
}

/** Solstices, to the day: the shortest day of one hemisphere is the longest of the other. */
const SOLSTICES = { december: "12-21", june: "06-21" };
/** Day and night are of one length everywhere. */
const EQUINOX = "03-21";

/** Minutes of darkness before the working day ends that anyone would notice. */
const WORTH_TELLING = 10;

/** When it is light on the shortest day, the longest one and between them; undefined near the poles. */
export function describeDaylight(
  city: City,
  { messages, words, asOf, offsetOf }: PlaceContext,
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
  return messages.place.daylight({
    city: city.label,
    shortMonth: monthName(shortMonth),
    shortSunrise: words.time(shortest.sunrise),
    shortSunset: words.time(shortest.sunset),
    early: early >= WORTH_TELLING ? "yes" : "no",
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
const OWN_CURRENCY = "GBP";

/** In which currency the prices are, and how numbers are written there. */
export function describeMoney({ name, country }: City, { messages }: PlaceContext): string {
  const { currency, callingCode, numbers } = country;
  const { same, other } = messages.place.money;
  if (currency.code === OWN_CURRENCY) return same({ city: name });
  return other({ city: name, currency: currency.many, callingCode, numbers });
}
