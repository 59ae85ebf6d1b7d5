import type { Column } from "@/lib/tools/compare";
import { drawComparison } from "@/lib/tools/compare-drawing";
import { WeekChart, WeekKey } from "../week-chart";
import { YearLanes } from "../year-lanes";

/** The week and the public holidays of each city, one below the other. The table has both in words. */
export function ComparisonDrawing({ columns, asOf }: { columns: readonly Column[]; asOf: string }) {
  const drawing = drawComparison(columns, asOf);
  if (!drawing) return null;
  const { plans, weeks, years, months } = drawing;
  return (
    <>
      <h3 className="mt-6">A week, each city on its own clock</h3>
      <div aria-hidden="true" className="mt-3">
        <WeekKey wanted="Open" plans={plans} />
        {/* On paper they share a line. */}
        <div className="print:grid print:auto-cols-fr print:grid-flow-col print:gap-4">
          {weeks.map(({ name, ...week }) => (
            <div key={name} className="mt-4">
              <p className="mb-2 font-display font-semibold">{name}</p>
              <WeekChart label={name} {...week} />
            </div>
          ))}
        </div>
      </div>
      <h3 className="mt-6">Public holidays of twelve months</h3>
      <p className="mt-1 mb-3 text-small text-soft">Amber where no other of the cities keeps the day.</p>
      <div aria-hidden="true">
        <YearLanes caption="Public holidays" years={years} months={months} />
      </div>
    </>
  );
}
