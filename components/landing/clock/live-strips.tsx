"use client";

import type { DayStrips as Strips } from "@/lib/landing";
import { DayStrips } from "./day-strips";
import { NowAndCitySelect } from "./now-and-city-select";
import type { Desk, LivePlaces } from "./answering-now";
import { useLiveCity } from "./use-live-city";

interface LiveStripsProps {
  places: LivePlaces<Strips>;
  desk: Desk;
  /** Label of the city that they begin with. */
  city: string;
  /** Label of the list of cities. */
  label: string;
}

/**
 * The hours of the plans on the clock of a city, with the time that it is there. A client component because the build does
 * not know the time, and the visitor chooses the city.
 */
export function LiveStrips({ places, desk, city, label }: LiveStripsProps) {
  const live = useLiveCity(places, desk, city);
  return (
    <>
      <NowAndCitySelect wide live={live} label={label} />
      <DayStrips data={live.view} now={live.now} />
    </>
  );
}
