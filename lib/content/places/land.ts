/**
 * The world's land for maps, read from `world-atlas` during the build. Source: Natural Earth 4.1, 1:50m and, for what lies
 * around a city, 1:10m, public domain. A country is found by its cities, which are in its rings: no table of codes. Maps of
 * continents and countries are dots, a fifth of the bytes of outlines; a frame of 300 km has no shape in dots.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Ring } from "@/lib/geo/map";

/** Outlines of the world's land. */
export interface Land {
  all: readonly Ring[];
  /** The rings of each country. */
  countries: readonly (readonly Ring[])[];
}

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

/** Coasts as closed lines, and the borders between countries as open ones. */
export interface Coasts {
  land: readonly Ring[];
  borders: readonly Ring[];
}

/** The land of the world and of each country, 1:50m. @param root the project's root */
export function readLand(root: string): Land {
  const atlas = readAtlas(root, "50m");
  const countries = feature(atlas, atlas.objects.countries).features.map(({ geometry }) => ringsOf(geometry));
  const all = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => ringsOf(geometry));
  return { all, countries };
}

/** Coasts and borders, 1:10m. @param root the project's root */
export function readCoasts(root: string): Coasts {
  const atlas = readAtlas(root, "10m");
  const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
  return {
    land: feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => ringsOf(geometry)),
    borders: borders.coordinates as unknown as Ring[],
  };
}

function readAtlas(root: string, scale: "10m" | "50m"): Atlas {
  const file = path.join(root, `node_modules/world-atlas/countries-${scale}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as Atlas;
}

function ringsOf(geometry: GeoJSON.Geometry): Ring[] {
  if (geometry.type === "Polygon") return geometry.coordinates as unknown as Ring[];
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat() as unknown as Ring[];
  return [];
}
