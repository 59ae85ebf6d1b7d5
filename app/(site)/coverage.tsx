import { CoverageClock } from "@/components/landing/coverage-clock";
import type { City } from "@/lib/content";
import { cityFactsOf } from "./city-facts";

/** The coverage clock of a city. */
export function Coverage({ city, caption }: { city: City; caption?: string }) {
  return (
    <figure>
      <CoverageClock data={cityFactsOf(city)} />
      {caption && (
        <figcaption className="mt-3 text-center text-small text-balance text-soft">{caption}</figcaption>
      )}
    </figure>
  );
}
