import { CityMap } from "@/components/sections/places/city-map";
import { getContent } from "@/lib/content";
import { drawNetwork } from "./maps";

interface NetworkProps {
  className?: string;
  /** True to show Europe larger, where the cities are close together: in a corner of wide screens, below the map of others. */
  withInset?: boolean;
}

/** The map of all cities of the catalogue. */
export function Network({ className, withInset = false }: NetworkProps) {
  const { caption } = getContent().pages.home.reach.map;
  const { wide, small, inset, description } = drawNetwork();
  return (
    <figure className={className}>
      <div className="relative max-[40rem]:hidden">
        <CityMap smallFrom="lg" drawing={wide} description={description} />
        {/* Over the Pacific, where there is nothing to hide. */}
        {withInset && (
          <div className="absolute bottom-0 left-0 w-[25%] overflow-hidden rounded-card border border-line-on-deep bg-deep max-xl:hidden">
            <CityMap drawing={inset} />
          </div>
        )}
      </div>
      <div className="-mx-[5vw] min-[40rem]:hidden">
        <CityMap drawing={small} description={description} />
        {withInset && <CityMap drawing={inset} className="mt-3 border-t border-line-on-deep pt-3" />}
      </div>
      {withInset && (
        <CityMap drawing={inset} className="mt-2 ml-auto max-w-88 max-[40rem]:hidden xl:hidden" />
      )}
      <figcaption className="mt-4 text-small text-soft-on-deep max-[40rem]:sr-only">{caption}</figcaption>
    </figure>
  );
}
