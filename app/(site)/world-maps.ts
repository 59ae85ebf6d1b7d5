import { ALL_COUNTRIES_MAP } from "@/lib/art/maps";
import { getContent, getLand } from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import { drawWorld, SMALL, WIDE, type MapDrawing } from "@/lib/geo/map";

/** Draws every city, and lines from the desk to some of them: with their labels for wide screens, and for phones. */
export function drawWorldMaps(): { wide: MapDrawing; small: MapDrawing; description: string } {
  const { regions, site, pages } = getContent();
  const cities = allCities(regions);
  const find = (slug: string) => cities.find((city) => city.slug === slug)!;
  const home = find(site.homeCity);
  const desk = { ...site.geo, name: home.name };
  const ends = pages.regions.map.ends.map(find);
  const shared = { land: getLand().all, points: cities, desk, ends };
  return {
    wide: drawWorld({
      ...shared,
      named: [...ends, ...pages.regions.map.landmarks.map(find)],
      // On tablets the desk and the ends of its lines.
      size: { ...WIDE, phoneNames: 1 + ends.length },
    }),
    small: drawWorld({ ...shared, named: ends, size: SMALL }),
    description:
      `A map with a dot for each of ${cities.length} cities. ` +
      `Lines lead from ${home.name} to ${ends.map(({ name }) => name).join(", ")}.`,
  };
}

/** Draws the world's land alone. */
export function drawLand(): MapDrawing {
  return drawWorld({ land: getLand().all, points: [], named: [], size: SMALL });
}

/** Draws all cities on the map of the world, and names the first one of each region but the desk's. */
export function drawAllCountries(): MapDrawing {
  const { regions, site } = getContent();
  const cities = allCities(regions);
  const desk = cities.find(({ slug }) => slug === site.homeCity)!;
  return drawWorld({
    land: getLand().all,
    points: cities,
    named: regions
      .filter(({ slug }) => slug !== desk.country.region.slug)
      .flatMap((region) => allCities([region])[0] ?? []),
    desk,
    size: ALL_COUNTRIES_MAP,
  });
}
