import { readWeek } from "@/lib/geo/week";
import { coverHours } from "@/lib/plans/coverage";
import type { Prices } from "@/lib/plans/price";
import { formatAnswered } from "./formats";
import { deskCalendar } from "./firm";
import type { FirmData } from "./firm-data";

/** Office hours, in any city. */
const OFFICE_WEEK = readWeek({ "mon-fri": "09:00-17:00" });

/** What a plan answers of office hours: minutes of a week in the worse and in the better season, and hours in words. */
interface AnsweredPart {
  plan: string;
  least: number;
  most: number;
  text: string;
}

/** Cities of which the plans answer the same part. */
export interface OfficeGroup {
  /** "Australia: Perth; China: Shanghai". */
  cities: string;
  /** Of the plans that do not answer all everywhere. */
  parts: readonly AnsweredPart[];
}

/** What the plans answer of office hours in the first city of each time zone of each country, most hours first. */
export function tabulateOfficeHours(firmData: FirmData, plans: Prices["plans"]): OfficeGroup[] {
  const rows = firmData.countries.flatMap(({ title: country, cities }) =>
    [...new Set(cities.map(({ zone }) => zone))].map((zone) => {
      // "Perth, Australia" is below the name of its country.
      const label = cities.find((city) => city.zone === zone)!.label.replace(`, ${country}`, "");
      const difference = firmData.differences[zone]!;
      const wanted = { week: OFFICE_WEEK, closedOn: [], everyDay: false, difference };
      return { label, country, coverages: coverHours(wanted, plans, deskCalendar(firmData)) };
    }),
  );
  const groups = new Map<string, { countries: Map<string, string[]>; parts: AnsweredPart[] }>();
  for (const { label, country, coverages } of rows) {
    const parts = coverages
      .filter((_, index) => rows.some((row) => !row.coverages[index]!.coversWeek))
      .map((coverage) => {
        const { plan, openMinutes, january, july } = coverage;
        const [least, most] = [Math.min(january, july, openMinutes), Math.max(january, july)];
        return { plan: plan.name, least, most: Math.min(most, openMinutes), text: formatAnswered(coverage) };
      });
    const key = parts.map(({ text }) => text).join();
    const group = groups.get(key) ?? { countries: new Map(), parts };
    group.countries.set(country, [...(group.countries.get(country) ?? []), label]);
    groups.set(key, group);
  }
  const sum = ({ parts }: OfficeGroup) => parts.reduce((total, { least, most }) => total + least + most, 0);
  return Array.from(groups.values(), ({ countries, parts }) => ({
    cities: Array.from(countries, ([country, labels]) => `${country}: ${labels.join(", ")}`).join("; "),
    parts,
  })).toSorted((a, b) => sum(b) - sum(a));
}
