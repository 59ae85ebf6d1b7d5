import { CityMap } from "@/components/sections/places/city-map";
import { getContent } from "@/lib/content";
import { drawNetwork } from "./world-maps";

interface NetworkProps {
  className?: string;
  /** True where maps of the regions follow: more names on wide screens. */
  isIndex?: boolean;
}

/** The map of all cities of the catalogue. */
export function Network({ className, isIndex = false }: NetworkProps) {
  const { caption } = getContent().pages.regions.map;
  const { wide, small, description } = drawNetwork(isIndex);
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
