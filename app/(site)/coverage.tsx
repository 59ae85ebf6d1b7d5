import { CoverageClock } from "@/components/landing/coverage-clock";
import { getContent, type City } from "@/lib/content";
import { createCityFacts, type CityFacts } from "@/lib/landing";

let describe: ((city: City) => CityFacts) | undefined;

/** The coverage clock of a city. */
export function Coverage({ city, caption }: { city: City; caption?: string }) {
  const content = getContent();
  describe ??= createCityFacts(content, content.cities);
  return (
    <figure>
      <CoverageClock data={describe(city)} />
      {caption && (
        <figcaption className="mt-3 text-center text-small text-balance text-soft">{caption}</figcaption>
      )}
    </figure>
  );
}
