import { COUNTRY_MAP_SIZE, countryMapName } from "@/lib/art/country-map";
import { Picture } from "./picture";

/** The small map of a country with its cities, beside their list. It says no more than the list. */
export function CountryMap({ country }: { country: string }) {
  return (
    <Picture
      sources={[{ name: countryMapName(country), ...COUNTRY_MAP_SIZE }]}
      alt=""
      className="block h-auto w-full rounded-card"
    />
  );
}
