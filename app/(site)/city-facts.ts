import { once } from "export-kit/queries";
import { getContent, type City } from "@/lib/content";
import { createCityFacts, type CityFacts } from "@/lib/landing";

const describe = once(() => createCityFacts(getContent(), getContent().cities));

/** The facts of a city, with neighbours from the whole catalogue. */
export function cityFactsOf(city: City): CityFacts {
  return describe()(city);
}
