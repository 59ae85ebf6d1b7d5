import type { ReactNode } from "react";
import { capitalise } from "@/lib/grammar";
import type { Strip } from "@/lib/landing";
import type { HoursByCountry } from "@/lib/overviews/hours-by-country";
import { bars, HourScale, StripDrawing, StripRow } from "./day-strips";

interface CountryStripsProps {
  plans: readonly Strip[];
  countries: HoursByCountry["countries"];
}

/** The hours of a trade in each country on the desk's clock, in the colours of the plans, below those of the plans. */
export function CountryStrips({ plans, countries }: CountryStripsProps) {
  return (
    <div className="in-column wrapped">
      <PlanStrips plans={plans} />
      <dl className="strips countries">
        {countries.map(({ name, text, parts }) => {
          const [first, ...others] = parts.map(({ id, hours }) => ({ id, bars: bars(hours, 0, 1) }));
          return (
            <StripRow
              key={name}
              strip={{ name, text, id: first!.id }}
              {...first!}
              others={others}
              height={1}
            />
          );
        })}
      </dl>
    </div>
  );
}

/** The hours of the plans above the `CountryStrip` of each country of a region, in a column. */
export function RegionPlans({ plans }: Pick<CountryStripsProps, "plans">) {
  return (
    <div className="in-column">
      <PlanStrips plans={plans} />
    </div>
  );
}

/** The strip of one country, as wide as those of `RegionPlans`, above the hours: beside its name, so that it has only its hours. */
export function CountryStrip({ country }: { country: Strip }) {
  return (
    <div className="in-column self-center md:self-end">
      <p className="mb-1 font-display text-h3 leading-[1.3] font-semibold text-balance">
        {capitalise(country.text)}
      </p>
      <div className="strips mb-0 [&_svg]:h-9">
        <StripDrawing id={country.id} bars={stepsOf(country)} height={country.seasons.length} />
      </div>
      <HourScale className="mt-1 md:hidden" />
    </div>
  );
}

interface ClockStripsProps extends Pick<CountryStripsProps, "plans"> {
  /** A strip for each clock of a country, and the links to the cities that keep it. */
  clocks: readonly { strip: Strip; cities: ReactNode }[];
}

/** An office day on each clock of one country, above the cities that keep it, below the hours of the plans. */
export function ClockStrips({ plans, clocks }: ClockStripsProps) {
  return (
    <div className="by-clock">
      <PlanStrips plans={plans} />
      <dl className="strips countries">
        {clocks.map(({ strip, cities }) => (
          <StripRow key={strip.name} strip={strip} bars={stepsOf(strip)} height={1}>
            {cities}
          </StripRow>
        ))}
      </dl>
    </div>
  );
}

/** The hours of the plans below the scale that all strips share. */
function PlanStrips({ plans }: Pick<CountryStripsProps, "plans">) {
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
    </>
  );
}

/** Path with a step for each clock, each a unit high. */
function stepsOf({ seasons }: Strip): string {
  return seasons.map((parts, step) => bars(parts, step, 1)).join("");
}
