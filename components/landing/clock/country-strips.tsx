import type { Strip } from "@/lib/landing";
import { bars, HourScale, StripRow } from "./day-strips";

interface CountryStripsProps {
  plans: readonly Strip[];
  /** Each season is a clock of the country. */
  countries: readonly Strip[];
}

/** The hours of a trade in each country on the desk's clock, with a step for each of its clocks, below those of the plans. */
export function CountryStrips({ plans, countries }: CountryStripsProps) {
  const hasSteps = countries.some(({ seasons }) => seasons.length > 1);
  return (
    <>
      <HourScale />
      {plans.length > 0 && (
        <dl className="strips">
          {plans.map((plan) => (
            <StripRow key={plan.id} strip={plan} bars={stepsOf(plan)} height={1} />
          ))}
        </dl>
      )}
      <dl className={hasSteps ? "strips countries steps" : "strips countries"}>
        {countries.map((country) => (
          <StripRow
            key={country.name}
            strip={country}
            bars={stepsOf(country)}
            height={country.seasons.length}
          />
        ))}
      </dl>
    </>
  );
}

/** Path with a step for each clock, each a unit high. */
function stepsOf({ seasons }: Strip): string {
  return seasons.map((parts, step) => bars(parts, step, 1)).join("");
}
