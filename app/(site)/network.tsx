import { NetworkMap } from "@/components/sections/places/network-map";
import { getContent } from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import { drawNetwork } from "@/lib/geo/network-map";

/** The network map with all cities of the catalogue. */
export function Network({ className }: { className?: string }) {
  const { regions, site, pages } = getContent();
  const { ends, caption } = pages.home.reach.map;
  const cities = allCities(regions);
  const find = (slug: string) => cities.find((city) => city.slug === slug)!;
  const { name } = find(site.homeCity);
  const description =
    `A map with a dot for each of ${cities.length} cities. ` +
    `Lines lead from ${name} to ${ends.map((slug) => find(slug).name).join(", ")}.`;
  const drawing = drawNetwork({ desk: { ...site.geo, name }, points: cities, ends: ends.map(find) });
  return <NetworkMap drawing={drawing} description={description} caption={caption} className={className} />;
}
