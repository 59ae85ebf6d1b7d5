/**
 * The places around a city, in words: one object for each reach, which all industries with that reach share. Made from the
 * rings of `lib/content/places/catchments.ts`.
 */
import type { Catchments, City, LandingMessages, Ring } from "@/lib/content";
import { KM_PER_MILE } from "@/lib/geo/distance";
import { listOf } from "./english";

/** Kilometres that customers come from, or the whole country. */
export type Reach = keyof Catchments[string];

/** A distance from the city, of which the page has a sentence: `describeOrigin`. */
export interface Distance {
  /** The people within it, divided by those within the reach or in the country. */
  ratio: number;
  within: string;
  /** The places that it adds to the distance before; empty for the city alone. */
  places: string;
  people: number;
}

export interface CustomerArea {
  /**
   * The distance within which half of the people live, with their share in per cent. The farthest one if fewer live within
   * it.
   */
  half: { distance: string; isCity: "yes" | "no"; percent: number };
  /** The reach in words; empty for a whole country. */
  reach: string;
  /** The nearest place that is left out because it is larger than the city; absent if there is none. */
  larger: string | undefined;
  distances: readonly Distance[];
  /** Some districts of the city and towns beside it that customers come from, as a list; empty if none is within the reach. */
  places: string;
}

type Messages = LandingMessages["trade"]["origin"];

/** Places named beside the map. */
const PLACES = 3;
/** Most places named in the sentence of a distance. */
export const NAMED_PLACES = 2;

/** The map shows so many kilometres around a city. */
const MAP_KM = 50;
/** The longest reach whose rings are close enough together to tell what is on the map. */
const LOCAL_REACH = 40;

/** Whether there is anything on the map around a city besides the city itself. */
export function hasNearMap({ [LOCAL_REACH]: { rings, larger } }: Catchments[string]): boolean {
  return larger !== undefined || rings.some(({ km, added }) => km && km <= MAP_KM && added > 0);
}

/** The people and the places within each distance of a city, as far as a service reaches or in the whole country. */
export function describeCustomerArea(
  { rings, larger, areas }: Catchments[string][Reach],
  reach: Reach,
  city: City,
  messages: Messages,
): CustomerArea {
  const { within, places } = messages;
  return {
    half: halfWithin(rings, city, messages),
    reach: reach === "country" ? "" : describeDistance(reach, city, messages),
    larger,
    places: placesWithin(reach, rings, areas),
    distances: joinAlike(joinEmpty(rings), reach, city, messages).map(
      ({ km, people, ratio, added, largest }) => ({
        ratio,
        within: within({
          distance: km ? describeDistance(km, city, messages) : "",
          size: sizeOf(km, reach),
          city: city.name,
          country: city.country.inSentence,
        }),
        places: km === 0 ? "" : places(nameLargest(largest, added)),
        people,
      }),
    ),
  };
}

/** Where distances are told in miles. */
const MILES = new Set(["GB", "US"]);

/** The unit of distances for readers of a country. */
export function distanceUnit({ code }: Pick<City["country"], "code">): "miles" | "km" {
  return MILES.has(code) ? "miles" : "km";
}

/** "16 miles" or "25 km", as readers of the country count; the nearest whole one, and at least one. */
function describeDistance(km: number, { country }: City, { distance }: Messages): string {
  const unit = distanceUnit(country);
  const count = Math.max(1, Math.round(unit === "miles" ? km / KM_PER_MILE : km));
  return distance({ unit, count });
}

/** Without a comma before the "and" that the message adds. */
function nameLargest(largest: readonly string[], added: number): { names: string; more: number } {
  const names = largest.slice(0, NAMED_PLACES);
  const more = added - names.length;
  return { names: more > 0 ? names.join(", ") : listOf(names), more };
}

/** Districts first, then the largest towns. */
function placesWithin(reach: Reach, rings: readonly Ring[], areas: readonly string[]): string {
  const towns = rings.flatMap(({ km = 0, largest }) => (km > 0 && km <= Number(reach) ? largest : []));
  return listOf([...new Set([...areas, ...towns])].slice(0, PLACES));
}

function halfWithin(rings: readonly Ring[], city: City, messages: Messages): CustomerArea["half"] {
  const near = rings.filter(({ km }) => km !== undefined);
  const { km, ratio } = near.find(({ ratio }) => ratio >= 0.5) ?? near.at(-1)!;
  return {
    distance: km ? describeDistance(km, city, messages) : "",
    isCity: km === 0 ? "yes" : "no",
    percent: Math.round(100 * ratio),
  };
}

/** A distance that adds no place, as that of the reach may, is listed with the one before. */
function joinEmpty(rings: readonly Ring[]): Ring[] {
  return rings.flatMap((ring, index) => {
    if (ring.added === 0) return [];
    const next = rings[index + 1];
    return next?.added === 0 ? { ...ring, km: next.km } : ring;
  });
}

/** Of distances that read alike in whole miles, the reach or the farthest. The next one takes the places of the others in. */
function joinAlike(rings: readonly Ring[], reach: Reach, city: City, messages: Messages): Ring[] {
  const isAlike = (ring: Ring, other?: Ring) =>
    ring.km &&
    other?.km &&
    describeDistance(ring.km, city, messages) === describeDistance(other.km, city, messages);
  let left: Pick<Ring, "added" | "largest"> = { added: 0, largest: [] };
  return rings.flatMap((ring, index) => {
    const before = rings[index - 1];
    const isLeft =
      ring.km !== reach &&
      (isAlike(ring, rings[index + 1]) || (before?.km === reach && isAlike(ring, before)));
    const places = { added: left.added + ring.added, largest: [...left.largest, ...ring.largest] };
    left = isLeft ? places : { added: 0, largest: [] };
    return isLeft ? [] : { ...ring, ...places };
  });
}

function sizeOf(km: number | undefined, reach: Reach): "city" | "usual" | "other" | "country" {
  if (km === undefined) return "country";
  if (km === 0) return "city";
  return km === reach ? "usual" : "other";
}
