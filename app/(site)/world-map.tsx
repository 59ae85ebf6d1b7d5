import { CityMap } from "@/components/sections/places/city-map";
import { getContent } from "@/lib/content";
import { drawWorldMaps } from "./world-maps";

interface WorldMapProps {
  className?: string;
  /** More names on wide screens, where maps of the regions follow. */
  isDetailed?: boolean;
}

/** The map of all cities of the catalogue. */
export function WorldMap({ className, isDetailed = false }: WorldMapProps) {
  const { caption } = getContent().pages.regions.map;
  const { wide, small, description } = drawWorldMaps(isDetailed);
  return (
    <figure className={className}>
      <CityMap smallFrom="lg" drawing={wide} description={description} className="max-[40rem]:hidden" />
      <div className="-mx-[5vw] min-[40rem]:hidden">
        <CityMap drawing={small} description={description} />
      </div>
      <figcaption className="mt-4 text-small text-soft-on-deep max-[40rem]:sr-only">{caption}</figcaption>
    </figure>
  );
}
