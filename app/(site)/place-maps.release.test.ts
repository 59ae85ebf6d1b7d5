import { ALL_COUNTRIES_MAP } from "@/lib/art/maps";
import { getContent, getLandingCatalogue } from "@/lib/content";
import type { MapDrawing } from "@/lib/geo/map";
import { boxOf, overlap } from "@/lib/geo/map/labels";
import { neighboursOf } from "@/lib/landing";
import { drawCountry, drawCountryInList, drawRegion, drawSurroundings, type PlacesMap } from "./place-maps";
import { drawAllCountries, drawWorldMaps } from "./world-maps";

const { regions, pages, cities, site } = getContent();
const world = drawWorldMaps();
const maps: [name: string, map: MapDrawing][] = [
  ["the world", world.wide],
  ["the world on phones", world.small],
  ...regions.map((region): [string, MapDrawing] => [region.title, drawRegion(region).drawing]),
  ...regions
    .flatMap(({ countries }) => countries)
    .flatMap((country): [string, MapDrawing][] => {
      const { drawing, small } = drawCountry(country);
      const phones = small?.phone && { ...small, ...small.phone };
      return [drawing, ...(phones ? [phones] : []), drawCountryInList(country)].map((map) => [
        country.title,
        map,
      ]);
    }),
];

it("no label on a map touches another one or leaves the frame", () => {
  const wrong = maps.flatMap(([title, map]) => {
    const boxes = map.labels.map((label) => ({
      name: `${title}: ${label.name}`,
      ...boxOf(label, map.labelSize),
    }));
    expect(boxes.length).toBeGreaterThan(4);
    return boxes.filter(
      (a, index) =>
        boxes.slice(index + 1).some((b) => overlap(a, b)) ||
        a.left < 0 ||
        a.top < 0 ||
        a.right > map.width ||
        a.bottom > map.height,
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it("names every end of a line on both maps of the world, and the first city of each region and country", () => {
  const ends = pages.regions.map.ends.map((slug) => cities.find((city) => city.slug === slug)!.name);
  for (const [title, map] of maps) {
    const first = cities.find(({ country }) => [country.title, country.region.title].includes(title));
    const named = map.labels.map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(first ? [first.name] : ends));
  }
});

it("shows every city of a country but those named as outside, and the country's land in a stronger colour", () => {
  for (const country of regions.flatMap(({ countries }) => countries)) {
    const { drawing, outside } = drawCountry(country);
    const { title } = country;
    expect([title, drawing.points.match(/M/g)?.length]).toEqual([
      title,
      country.cities.length - outside.length,
    ]);
    expect([title, drawing.home.length > 100]).toEqual([title, true]);
  }
});

it("leaves cities out only where that makes the others much larger", () => {
  const zonesOf = ({ outside }: PlacesMap) => outside.map(({ timezone }) => timezone);
  const far = ["America/Anchorage", "Pacific/Honolulu"];
  const countries = regions.flatMap((region) => region.countries);
  expect(countries.flatMap((country) => zonesOf(drawCountry(country))).toSorted()).toEqual(far);
  expect(regions.flatMap((region) => zonesOf(drawRegion(region))).toSorted()).toEqual(far);
});

it("has no line that leaves the map of the world, and says in its text alternative where they lead", () => {
  const outside = Array.from(world.wide.lines.matchAll(/[ML](-?\d+) (-?\d+)/g)).filter(
    ([, x, y]) => Number(x) < 0 || Number(x) > world.wide.width || Number(y) < 0,
  );
  expect(outside).toEqual([]);
  const home = cities.find(({ slug }) => slug === site.homeCity)!;
  expect(world.description).toContain(`Lines lead from ${home.name} to`);
});

it("draws the map of all countries at its size", () => {
  const { width, height } = ALL_COUNTRIES_MAP;
  expect(drawAllCountries()).toMatchObject({ width, height, desk: expect.anything() });
});

/** Of those with the longest lists: a map takes a third of a second. */
const CROWDED = 12;

it("the maps around cities on phones, where there is least room, name all of their points", () => {
  const all = getLandingCatalogue().cities;
  const listed = cities.map((city) => ({ city, count: neighboursOf(city, all).neighbours.length }));
  const crowded = listed.toSorted((a, b) => b.count - a.count).slice(0, CROWDED);
  const wrong = crowded.flatMap(({ city }) => {
    const { labels, labelSize, named } = drawSurroundings(city, "phone");
    const boxes = labels.map((label) => boxOf(label, labelSize));
    const touch = boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)));
    return labels.length === named.split("M").length && !touch ? [] : [city.label];
  });
  expect(wrong).toEqual([]);
});
