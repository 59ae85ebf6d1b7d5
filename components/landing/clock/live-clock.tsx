"use client";

import type { ClockDay, ClockFace } from "@/lib/landing";
import { Dial, Legend } from "./clock-drawing";
import { NowAndCitySelect } from "./now-and-city-select";
import { withCity, type Desk, type LivePlaces } from "./answering-now";
import { useLiveCity } from "./use-live-city";

interface LiveClockProps {
  places: LivePlaces<ClockFace>;
  /** The hours to be answered, in every city. */
  day: ClockDay;
  desk: Desk;
  /** Label of the city that it begins with. */
  city: string;
  /** Label of the list of cities. */
  label: string;
}

/**
 * The coverage clock with a hand at the time that it is there, and who answers. A client component because the build does
 * not know the time, and the visitor chooses the city.
 */
export function LiveClock({ places, day, desk, city, label }: LiveClockProps) {
  const live = useLiveCity(places, desk, city);
  const { view } = live;
  return (
    <figure>
      <Dial
        name={live.city}
        face={{ ...view, label: withCity(view.label, live.city) }}
        day={day}
        now={live.now}
      />
      <figcaption className="mt-3 text-center text-small">
        <div className="legend justify-center gap-x-8 text-left min-[72rem]:max-w-none min-[72rem]:grid-cols-[repeat(2,auto)]">
          <Legend data={day} />
          <Legend data={view} />
        </div>
        {/* The paragraphs keep their width, so that nothing moves when the text changes. */}
        <NowAndCitySelect live={live} label={label} className="mt-3 [&_p]:mx-auto" />
      </figcaption>
    </figure>
  );
}
