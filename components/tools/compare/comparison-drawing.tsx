import type { Column } from "@/lib/tools/compare";
import { drawComparison } from "@/lib/tools/compare-drawing";
import { WeekChart, WeekKey } from "../week-chart";
import { YearLanes } from "../year-lanes";

/** The week and the public holidays of each city, on shared axes. The table has both in words. */
export function ComparisonDrawing({ columns, asOf }: { columns: readonly Column[]; asOf: string }) {
  const drawing = drawComparison(columns, asOf);
  if (!drawing) return null;
  const { strips, years, months } = drawing;
  return (
    <>
      <h3 className="mt-6">A week, on each city’s own clock</h3>
      <div aria-hidden="true" className="mt-3">
        <WeekKey wanted="Open" />
        <WeekChart label="The week of each city" strips={strips} />
      </div>
      <h3 className="mt-6">Public holidays of twelve months</h3>
      <p className="mt-1 mb-3 text-small text-soft">Amber where no other of the cities keeps the day.</p>
      <div aria-hidden="true">
        <YearLanes caption="Public holidays" years={years} months={months} />
      </div>
    </>
  );
}
