import { CityMap } from "@/components/sections/places/city-map";
import type { MapDrawing } from "@/lib/geo/map";

/** The map of a region or a country, beside the heading of its page. */
export function PlaceMap({ drawing, name, count }: { drawing: MapDrawing; name: string; count: number }) {
  return (
    <div className="w-full max-w-[36rem] rounded-card bg-deep p-3 print:border print:border-line">
      <CityMap drawing={drawing} description={`A map of ${name} with a dot for each of ${count} cities.`} />
    </div>
  );
}
