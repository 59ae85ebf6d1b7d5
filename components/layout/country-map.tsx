import { COUNTRY_MAP, countryMapName } from "@/lib/art/country-map";
import { Picture } from "./picture";

/** The map of a country with its cities, beside their list. It says no more than the list. */
export function CountryMap({ country }: { country: string }) {
  const { width, height } = COUNTRY_MAP;
  return (
    <Picture
      sources={[{ name: countryMapName(country), width, height }]}
      alt=""
      className="block h-auto w-full rounded-card"
    />
  );
}
