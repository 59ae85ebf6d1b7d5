import type { Column } from "@/lib/tools/compare";
import { drawComparison } from "@/lib/tools/compare-drawing";
import { HourLanes } from "../hour-lanes";
import { YearLanes } from "../year-lanes";

/** A usual day and the public holidays of each city, one below the other. The table has both in words. */
export function ComparisonDrawing({ columns, asOf }: { columns: readonly Column[]; asOf: string }) {
  const drawing = drawComparison(columns, asOf);
  if (!drawing) return null;
  const { plans, days, years, months } = drawing;
  return (
    <>
      <h3 className="mt-6">A usual day, each city on its own clock</h3>
      <div aria-hidden="true" className="mt-3">
        <HourLanes
          caption="Usual days"
          wanted="Open"
          groups={days.map((day) => ({
            title: day.name,
            open: day.open,
            lanes: day.plans.map((hours, plan) => ({ name: plans[plan]!, hours })),
          }))}
        />
      </div>
      <h3 className="mt-6">Public holidays of twelve months</h3>
      <p className="mt-1 mb-3 text-small text-soft">Amber where no other of the cities keeps the day.</p>
      <div aria-hidden="true">
        <YearLanes caption="Public holidays" years={years} months={months} />
      </div>
    </>
  );
}
