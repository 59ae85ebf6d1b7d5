import { CityMap } from "@/components/sections/places/city-map";
import type { City } from "@/lib/content";
import type { MapDrawing } from "@/lib/geo/map";
import { drawNeighbours } from "./maps";

/** The map of a region or a country, beside the heading of its page. */
export function PlaceMap({ drawing, name, count }: { drawing: MapDrawing; name: string; count: number }) {
  return (
    <div className="w-full max-w-[36rem] rounded-card bg-deep p-3 print:border print:border-line">
      <CityMap drawing={drawing} description={`A map of ${name} with a dot for each of ${count} cities.`} />
    </div>
  );
}

/** The map of a city, in amber, among its neighbours. */
export function NeighboursMap({ city }: { city: City }) {
  return (
    <div className="w-full rounded-card bg-deep p-3 print:border print:border-line">
      <CityMap
        drawing={drawNeighbours(city)}
        description={`A map of ${city.label}, in amber, and of the cities of our list around it.`}
      />
    </div>
  );
}
