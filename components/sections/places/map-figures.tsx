import { SiteLink } from "@/components/layout/site-link";
import type { City } from "@/lib/content";
import type { MapDrawing } from "@/lib/geo/map";
import { routes } from "@/lib/routes";
import { CitiesMap } from "./cities-map";

interface PlaceMapProps {
  drawing: MapDrawing;
  /** Another one for phones, of a map that is as wide as the page. */
  small?: MapDrawing | undefined;
  /** The cities that are too far away to be on it. */
  outside: readonly City[];
  name: string;
  /** Of all cities. */
  count: number;
}

/** The map of a region or a country: beside the heading of its page, or below it if the map is as wide as the page. */
export function PlaceMap({ drawing, small, outside, name, count }: PlaceMapProps) {
  const key = [
    ...(drawing.labels.length < count - outside.length ? ["Small dots: more of our cities"] : []),
    ...(outside.length > 0 ? [`Off the map: ${outside.map((city) => city.name).join(", ")}`] : []),
  ];
  const description = `A map of ${name} with a dot for each of ${count - outside.length} cities.`;
  return (
    <figure className="w-full rounded-card bg-deep p-3 print:border print:border-line">
      <CitiesMap
        drawing={drawing}
        description={description}
        smallFrom={small ? "lg" : "sm"}
        className={small && "max-md:hidden"}
      />
      {small && <CitiesMap drawing={small} description={description} className="md:hidden" />}
      {key.length > 0 && (
        <figcaption className="px-1 pt-2 text-small text-soft-on-deep">{key.join(". ")}</figcaption>
      )}
    </figure>
  );
}

/** The map of a city, in amber, among the others of its country. */
export function MapInCountry({ city, drawing }: { city: City; drawing: MapDrawing }) {
  const { country } = city;
  return (
    <figure
      data-beside
      className="w-full rounded-card bg-deep p-3 text-small text-soft-on-deep print:border print:border-line [&_:focus-visible]:outline-on-deep"
    >
      <CitiesMap
        smallFrom="lg"
        drawing={drawing}
        description={`A map of ${country.inSentence} with ${city.label} in amber.`}
      />
      <figcaption className="px-1 pt-2">
        {city.name} among our{" "}
        <SiteLink className="underline" href={routes.country(country.region.slug, country.slug)}>
          {country.cities.length} cities in {country.inSentence}
        </SiteLink>
      </figcaption>
    </figure>
  );
}

interface WorldMapProps {
  wide: MapDrawing;
  /** For phones. */
  small: MapDrawing;
  description: string;
  caption: string;
}

/** The map of all cities of the catalogue. */
export function WorldMap({ wide, small, description, caption }: WorldMapProps) {
  return (
    <figure>
      <CitiesMap smallFrom="lg" drawing={wide} description={description} className="max-[40rem]:hidden" />
      <div className="-mx-[5vw] min-[40rem]:hidden">
        <CitiesMap drawing={small} description={description} />
      </div>
      <figcaption className="mt-4 text-small text-soft-on-deep max-[40rem]:sr-only">{caption}</figcaption>
    </figure>
  );
}
