import { COUNTRY_MAPS, countryMapName, type CountryMapSize } from "@/lib/art/country-map";
import { Picture } from "./picture";

interface CountryMapProps {
  country: string;
  /** On the widest screens. */
  size?: CountryMapSize;
}

/** Which sizes are shown instead on narrower screens, from the widest on. */
const SOURCES: Record<CountryMapSize, readonly [size: CountryMapSize, media?: string][]> = {
  small: [["small"]],
  half: [["half", "(width >= 64rem)"], ["small"]],
  tall: [["tall", "(width >= 64rem)"], ["half", "(width >= 48rem)"], ["small"]],
  broad: [["broad", "(width >= 64rem)"], ["half", "(width >= 48rem)"], ["small"]],
};

/** The map of a country with its cities, beside their list. It says no more than the list. */
export function CountryMap({ country, size = "small" }: CountryMapProps) {
  const sources = SOURCES[size].map(([name, media]) => {
    const { width, height } = COUNTRY_MAPS[name];
    return { name: countryMapName(country, name), width, height, media };
  });
  const last = sources.pop()!;
  return <Picture sources={[...sources, last]} alt="" className="block h-auto w-full rounded-card" />;
}
