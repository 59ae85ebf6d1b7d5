import { CityMap } from "@/components/sections/places/city-map";
import { getContent } from "@/lib/content";
import { drawNetwork } from "./maps";

/** The map of all cities of the catalogue; on phones with Europe below it, where the cities are close together. */
export function Network({ className }: { className?: string }) {
  const { caption } = getContent().pages.home.reach.map;
  const { wide, small, inset, description } = drawNetwork();
  return (
    <figure className={className}>
      <CityMap smallFrom="lg" drawing={wide} description={description} className="max-[40rem]:hidden" />
      <div className="-mx-[5vw] min-[40rem]:hidden">
        <CityMap drawing={small} description={description} />
        <CityMap drawing={inset} className="mt-3 border-t border-line-on-deep pt-3" />
      </div>
      <figcaption className="mt-4 text-small text-soft-on-deep max-[40rem]:sr-only">{caption}</figcaption>
    </figure>
  );
}
