import { CityMap, type CityDrawing } from "./city-map";

interface WorldMapProps {
  wide: CityDrawing;
  /** For phones. */
  small: CityDrawing;
  description: string;
  caption: string;
}

/** The map of all cities of the catalogue. */
export function WorldMap({ wide, small, description, caption }: WorldMapProps) {
  return (
    <figure>
      <CityMap smallFrom="lg" drawing={wide} description={description} className="max-[40rem]:hidden" />
      <div className="-mx-[5vw] min-[40rem]:hidden">
        <CityMap drawing={small} description={description} />
      </div>
      <figcaption className="mt-4 text-small text-soft-on-deep max-[40rem]:sr-only">{caption}</figcaption>
    </figure>
  );
}
