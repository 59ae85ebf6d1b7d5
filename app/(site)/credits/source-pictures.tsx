import type { ReactNode } from "react";
import {
  Bars,
  CREDIT_RATIO,
  CreditPicture,
  IconSpecimen,
  TypeSpecimen,
} from "@/components/sections/legal/credit-pictures";
import { CitiesMap } from "@/components/sections/places/cities-map";
import { getContent } from "@/lib/content";
import { utcDay } from "@/lib/geo/days";
import type { MapDrawing } from "@/lib/geo/map";
import { clockDifference } from "@/lib/geo/zone";
import { monthInitials } from "@/lib/tools/hours-result";
import { drawInCountry } from "../place-maps";
import { drawLand } from "../world-maps";

const DAY_MS = 24 * 60 * 60_000;
const YEAR = 365;

/** What each of those who are credited gives, drawn from it, by the name that is a link. */
export function sourcePictures(): Record<string, ReactNode> {
  const { cities, holidays, site } = getContent();
  const home = cities.find(({ slug }) => slug === site.homeCity)!;
  const calendars = Object.values(holidays);
  const { counts, from } = countZones(cities, site);
  return {
    GeoNames: (
      <CreditPicture on="deep">
        <CitiesMap
          drawing={withLargeNames(drawInCountry(home, CREDIT_RATIO))}
          description={`${home.name} and the other cities of ${home.country.inSentence} at their coordinates.`}
        />
      </CreditPicture>
    ),
    "date-holidays": (
      <CreditPicture on="card">
        <Bars
          label={`Each day of twelve months, by how many of ${calendars.length} calendars keep it as a public holiday.`}
          title={`Holidays of ${calendars.length} calendars`}
          counts={countDays(calendars, site.asOf)}
          marks={Array.from(monthInitials(site.asOf), (text, month) => ({
            index: Math.round(((month + 0.5) * YEAR) / 12),
            text,
          }))}
        />
      </CreditPicture>
    ),
    "tz-lookup": (
      <CreditPicture on="card">
        <Bars
          label={`Cities by their hours ahead of ${home.name} in winter, from ${from} to ${from + counts.length - 1}.`}
          title={`Cities by hours ahead of ${home.name}`}
          counts={counts}
          marks={counts.flatMap((_, index) =>
            (from + index) % 5 === 0 ? [{ index, text: String(from + index).replace("-", "−") }] : [],
          )}
        />
      </CreditPicture>
    ),
    "Bricolage Grotesque": (
      <CreditPicture on="moss">
        <TypeSpecimen />
      </CreditPicture>
    ),
    Lucide: (
      <CreditPicture on="clyde">
        <IconSpecimen />
      </CreditPicture>
    ),
    "Natural Earth": (
      <CreditPicture on="deep">
        <CitiesMap
          drawing={drawLand()}
          description="The land of the world in dots."
          className="[&_path]:stroke-clyde-on-deep forced-colors:[&_g]:opacity-100"
        />
      </CreditPicture>
    ),
  };
}

/** The larger names of phones on all screens, as the picture is always small: those with a line of their own. */
function withLargeNames(drawing: MapDrawing): MapDrawing {
  const { labels, labelSize, ...marks } = drawing.phone ?? drawing;
  const apart = labels.filter(({ y }, index) =>
    labels.slice(0, index).every((other) => Math.abs(other.y - y) > 2 * labelSize),
  );
  return { ...drawing, ...marks, labelSize, labels: apart, phone: undefined };
}

/** How many calendars have a holiday on each day, from the first of the twelve months. */
function countDays(calendars: readonly (readonly { date: string }[])[], asOf: string): number[] {
  const first = utcDay(asOf).getTime();
  const days = Array.from({ length: YEAR }, () => 0);
  for (const calendar of calendars)
    for (const date of new Set(calendar.map((holiday) => holiday.date))) {
      const day = Math.round((utcDay(date).getTime() - first) / DAY_MS);
      if (day in days) days[day]! += 1;
    }
  return days;
}

/** How many cities there are for each whole hour of difference in winter. */
function countZones(
  cities: readonly { timezone: string }[],
  { geo, asOf }: { geo: { timezone: string }; asOf: string },
): { counts: number[]; from: number } {
  const hours = cities.map(({ timezone }) =>
    Math.floor(clockDifference(timezone, geo.timezone, asOf).january / 60),
  );
  const from = Math.min(...hours);
  const counts = Array.from({ length: Math.max(...hours) - from + 1 }, () => 0);
  for (const hour of hours) counts[hour - from]! += 1;
  return { counts, from };
}
