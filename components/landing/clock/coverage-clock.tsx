import type { CityFacts } from "@/lib/landing";
import { Dial } from "./dial";

/** The coverage clock of a city, without a hand: landing pages have no script to set it. */
export function CoverageClock({ data: { city, pageClock } }: { data: CityFacts }) {
  return <Dial name={city.name} face={pageClock} />;
}
