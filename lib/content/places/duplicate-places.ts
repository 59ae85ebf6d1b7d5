/** Which of GeoNames' places are the same place twice, or have another's people. */
import { distanceKm, type Point } from "@/lib/geo/distance";

/** A populated place of GeoNames. */
export interface Place extends Point {
  id: number;
  name: string;
  state: string;
  population: number;
  /** Seat of a state, county or municipality. */
  isSeat: boolean;
}

/** GeoNames lists some places twice, as a town and as the seat of its municipality: of one name and state, this near. */
const SAME_PLACE_KM = 20;
/** The same with another name in brackets: Jesús Gómez Portugal (Margaritas). Farther away it is a suburb of its own. */
const SAME_BUT_FOR_BRACKETS_KM = 2;

/**
 * Farther apart, GeoNames gives some hamlets and quarters the people of the town in their state that has their name: Willard
 * near Salt Lake City has those of the Willard 70 km away. In the United States four in five of such pairs differ by less than
 * this, which chance would not make so; elsewhere small namesakes are real, and only large ones are copies.
 */
const COPIED_SHARE = 0.75;
const COPIED_PEOPLE = 10_000;
/** GeoNames counts the boroughs of London, Mexico City and New York again, as places in the same state. */
const WITH_BOROUGHS = 5_000_000;
const BOROUGHS_KM = 21;

/** Leaves out towns with the people of a namesake elsewhere in their state. `listed`, the catalogue's cities by id, stay. */
export function withoutCopies(
  towns: readonly Place[],
  listed: ReadonlyMap<number, string>,
  country: string,
): Place[] {
  const isCopy = (town: Place, original: Place) => {
    const [fewer, more] = [town.population, original.population].toSorted((a, b) => a - b);
    return (
      (country === "US" || fewer! >= COPIED_PEOPLE) &&
      fewer! >= COPIED_SHARE * more! &&
      distanceKm(town, original) >= SAME_PLACE_KM
    );
  };
  const kept = new Map<string, Place[]>();
  // Of two the original is a city of the catalogue, or a seat, or has more people, or the newer entry.
  const inOrder = towns.toSorted(
    (a, b) =>
      Number(listed.has(b.id)) - Number(listed.has(a.id)) ||
      Number(b.isSeat) - Number(a.isSeat) ||
      b.population - a.population ||
      b.id - a.id,
  );
  for (const town of inOrder) {
    const key = `${town.state} ${town.name}`;
    const namesakes = kept.get(key) ?? [];
    if (listed.has(town.id) || !namesakes.some((other) => isCopy(town, other)))
      kept.set(key, [...namesakes, town]);
  }
  return [...kept.values()].flat();
}

/**
 * Towns without those counted before: boroughs of a great city, and places that have the name of a larger one close by.
 * One of the catalogue stays whatever its size.
 *
 * @returns the most populous first
 */
export function countOnce(towns: readonly Place[], listed: ReadonlyMap<number, string>): Place[] {
  const great = towns.filter(({ population }) => population > WITH_BOROUGHS);
  const kept = new Map<string, Place[]>();
  const inOrder = towns.toSorted(
    (a, b) => Number(listed.has(b.id)) - Number(listed.has(a.id)) || b.population - a.population,
  );
  for (const town of inOrder) {
    const name = plainName(town.name);
    const key = name.replace(/\(.*/, "");
    const namesakes = kept.get(key) ?? [];
    const isSame = (other: Place) =>
      isWithin(plainName(other.name) === name ? SAME_PLACE_KM : SAME_BUT_FOR_BRACKETS_KM, town, other);
    const isCounted =
      namesakes.some(isSame) ||
      (!listed.has(town.id) && great.some((city) => city !== town && isWithin(BOROUGHS_KM, town, city)));
    if (!isCounted) kept.set(key, [...namesakes, town]);
  }
  return [...kept.values()].flat().sort((a, b) => b.population - a.population);
}

/** Without accents, spaces, hyphens, apostrophes and capitals. */
function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/[\p{M}\s‘’'-]/gu, "")
    .toLowerCase();
}

function isWithin(km: number, place: Place, other: Place): boolean {
  return place.state === other.state && distanceKm(place, other) < km;
}
