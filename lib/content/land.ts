/**
 * The world's land for maps, read from `world-atlas` during the build. Source: Natural Earth 4.1, 1:50m, public domain.
 *
 * @see docs/decisions/0060-land-as-dots-from-natural-earth.md
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Ring } from "@/lib/geo/map";

export interface Land {
  all: readonly Ring[];
  /** The rings of each country. */
  countries: readonly (readonly Ring[])[];
}

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

/** @param root the project's root */
export function readLand(root: string): Land {
  const file = path.join(root, "node_modules/world-atlas/countries-50m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Atlas;
  const countries = feature(atlas, atlas.objects.countries).features.map(({ geometry }) => ringsOf(geometry));
  const all = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => ringsOf(geometry));
  return { all, countries };
}

function ringsOf(geometry: GeoJSON.Geometry): Ring[] {
  if (geometry.type === "Polygon") return geometry.coordinates as unknown as Ring[];
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat() as unknown as Ring[];
  return [];
}
