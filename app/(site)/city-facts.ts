import { getContent, type City } from "@/lib/content";
import { createCityFacts, type CityFacts } from "@/lib/landing";

let describe: ((city: City) => CityFacts) | undefined;

/** The facts of a city, with neighbours from the whole catalogue. */
export function cityFactsOf(city: City): CityFacts {
  const content = getContent();
  describe ??= createCityFacts(content, content.cities);
  return describe(city);
}
