import { readWeek } from "@/lib/geo/week";
import { clockDifference } from "@/lib/geo/zone";
import { coverHours } from "@/lib/plans/coverage";
import type { Prices } from "@/lib/plans/price";
import { formatAnswered } from "./formats";
import { deskCalendar } from "./firm";
import type { GroupedTable } from "./missed-calls-table";
import type { Places } from "./places";

/** Office hours, in any city. */
const OFFICE_WEEK = readWeek({ "mon-fri": "09:00-17:00" });

/** What the plans answer of office hours, in the first city of each time zone of each country. */
export function tabulateOfficeHours(places: Places, plans: Prices["plans"]): GroupedTable {
  const { zone: base, asOf } = places.desk;
  return {
    columns: ["City", ...plans.map(({ name }) => name)],
    groups: places.countries.map(({ title, places: cities }) => ({
      title,
      rows: [...new Set(cities.map(({ zone }) => zone))].map((zone) => {
        const { label } = cities.find((city) => city.zone === zone)!;
        const wanted = { week: OFFICE_WEEK, closedOn: [], everyDay: false };
        const difference = clockDifference(zone, base, asOf);
        return [
          label,
          ...coverHours({ ...wanted, difference }, plans, deskCalendar(places)).map(formatAnswered),
        ];
      }),
    })),
  };
}
