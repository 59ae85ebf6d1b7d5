import { readWeek } from "@/lib/geo/week";
import { coverHours } from "@/lib/plans/coverage";
import type { Prices } from "@/lib/plans/price";
import { formatAnswered } from "./formats";
import { deskCalendar } from "./firm";
import type { Places } from "./places";

/** Office hours, in any city. */
const OFFICE_WEEK = readWeek({ "mon-fri": "09:00-17:00" });

/** What a plan answers of office hours: in words, and as shares in the worse and in the better season. */
export interface AnsweredPart {
  text: string;
  least: number;
  most: number;
}

interface OfficeCity {
  label: string;
  country: string;
  parts: readonly AnsweredPart[];
}

/** Cities of which the plans answer the same part, by country. */
interface OfficeGroup {
  countries: readonly { title: string; cities: readonly string[] }[];
  parts: readonly AnsweredPart[];
}

export interface OfficeHoursTable {
  /** Names of the plans that do not answer all of them everywhere. */
  plans: readonly string[];
  /** As few as have the same hours answered, those with the most first. */
  groups: readonly OfficeGroup[];
}

function groupByAnswered(cities: readonly OfficeCity[]): OfficeGroup[] {
  const sum = ({ parts }: OfficeGroup) => parts.reduce((total, { least, most }) => total + least + most, 0);
  const textOf = ({ parts }: OfficeCity) => parts.map(({ text }) => text).join();
  return [...new Set(cities.map(textOf))]
    .map((text) => {
      const alike = cities.filter((city) => textOf(city) === text);
      return {
        countries: [...new Set(alike.map(({ country }) => country))].map((title) => ({
          title,
          cities: alike.flatMap(({ country, label }) => (country === title ? label : [])),
        })),
        parts: alike[0]!.parts,
      };
    })
    .toSorted((a, b) => sum(b) - sum(a));
}

/** What the plans answer of office hours, in the first city of each time zone of each country. */
export function tabulateOfficeHours(places: Places, plans: Prices["plans"]): OfficeHoursTable {
  const rows = places.countries.flatMap(({ title: country, places: cities }) =>
    [...new Set(cities.map(({ zone }) => zone))].map((zone) => {
      // "Perth, Australia" is below the name of its country.
      const label = cities.find((city) => city.zone === zone)!.label.replace(`, ${country}`, "");
      const difference = places.differences[zone]!;
      const wanted = { week: OFFICE_WEEK, closedOn: [], everyDay: false, difference };
      return { label, country, coverages: coverHours(wanted, plans, deskCalendar(places)) };
    }),
  );
  const partial = plans.flatMap((_, index) =>
    rows.every(({ coverages }) => coverages[index]!.coversWeek) ? [] : [index],
  );
  return {
    plans: partial.map((index) => plans[index]!.name),
    groups: groupByAnswered(
      rows.map(({ label, country, coverages }) => ({
        label,
        country,
        parts: partial.map((index) => {
          const { openMinutes, january, july } = coverages[index]!;
          const seasons = [january, july].map((minutes) => Math.min(1, minutes / openMinutes));
          return {
            text: formatAnswered(coverages[index]!),
            least: Math.min(...seasons),
            most: Math.max(...seasons),
          };
        }),
      })),
    ),
  };
}
