import { downloadText } from "@/components/ui/download";
import { tabulateDay } from "@/lib/tools/staffing-day";
import { writeDay, type StaffedHalfHour } from "@/lib/traffic/day";
import type { Target } from "@/lib/traffic/staffing";
import { WorkedTable } from "../worked-table";
import { PeopleChart } from "./people-chart";

// All that a day needs: the page loads it with the first one.
export { decode } from "@/lib/reading/decode";
export * from "@/lib/tools/staffing-day";
export { writeDay } from "@/lib/traffic/day";
export { parseDay } from "@/lib/traffic/parse-day";

/** The day that was pasted, half hour by half hour. */
export function DayResult({ day, target }: { day: readonly StaffedHalfHour[]; target: Target }) {
  return (
    <>
      <h3 className="mt-8">People on the phone through the day</h3>
      <PeopleChart day={day} />
      <div className="mt-4">
        <WorkedTable
          caption="People for each half hour of the day"
          columns={["Start", "Calls", "On the phone", "On the rota", "In time", "Busy"]}
          groups={[{ rows: tabulateDay(day, target) }]}
        />
      </div>
      <button
        type="button"
        className="button mt-4 print:hidden"
        onClick={() => downloadText("day.csv", writeDay(day), "text/csv;charset=utf-8")}
      >
        Save as CSV
      </button>
    </>
  );
}
