import { ALL_COUNTRIES, ALL_COUNTRIES_MAP, COUNTRY_MAP, countryMapName } from "@/lib/art/maps";
import { Picture } from "./picture";

/** The map of a country with its cities, or of all, beside their list. It says no more than the list. */
export function CountryMap({ country }: { country: string }) {
  const { width, height } = country === ALL_COUNTRIES ? ALL_COUNTRIES_MAP : COUNTRY_MAP;
  return (
    <Picture
      sources={[{ name: countryMapName(country), width, height }]}
      alt=""
      className="block h-auto w-full rounded-card"
    />
  );
}
