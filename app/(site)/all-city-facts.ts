import { once } from "export-kit/queries";
import { getContent, type City } from "@/lib/content";
import { createCityFacts, type CityFacts } from "@/lib/landing";

const factsByCity = once(() => createCityFacts(getContent(), getContent().cities));

/** The facts of a city, with neighbours from the whole catalogue: pages of cities exist whatever LANDING_SCOPE leaves out. */
export function cityFactsOf(city: City): CityFacts {
  return factsByCity()(city);
}
