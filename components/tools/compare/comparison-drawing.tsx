import { formatTimes } from "@/lib/tools/formats";
import { answeringPlans, drawComparison } from "@/lib/tools/compare-drawing";
import type { Column } from "@/lib/tools/compare";
import { planFill, WeekLanes } from "../week-lanes";
import { YearLanes } from "../year-lanes";

/** The week and the public holidays of each city, on shared axes. The table has both in words. */
export function ComparisonDrawing({ columns, asOf }: { columns: readonly Column[]; asOf: string }) {
  const drawing = drawComparison(columns, asOf);
  if (!drawing) return null;
  const { strips, years, months } = drawing;
  const plans = strips[0]!.plans;
  // Taller for a dearer plan, and as tall as the lane where none answers.
  const level = (plan: number) => (plan + 1) / plans.length || 1;
  return (
    <div aria-hidden="true" className="contents">
      <div className="tool-side">
        <h3>Which plan answers, in each city’s own time</h3>
        <ul className="plan-key">
          {plans.map(({ name }, plan) => (
            <li key={name}>
              <svg viewBox="0 0 1 1" preserveAspectRatio="none">
                <rect y={1 - level(plan)} width="1" height="1" className={planFill(plan)} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
        <div className="tall">
          <WeekLanes
            caption="The week of each city"
            head="Open"
            groups={[...new Set(strips.map(({ days }) => days))].map((days) => ({
              days,
              lanes: strips
                .filter((strip) => strip.days === days)
                .map(({ name, open, plans: answers }) => ({
                  name,
                  text: formatTimes(open),
                  bars: answeringPlans(open, answers).map(({ plan, ...part }) => ({
                    hours: [part],
                    className: planFill(plan),
                    height: level(plan),
                  })),
                })),
            }))}
          />
        </div>
      </div>
      <div className="mt-8">
        <h3>Public holidays over the next twelve months</h3>
        <p className="mt-2 mb-3 text-small text-soft">Amber: a holiday that none of the other cities has.</p>
        <YearLanes caption="Public holidays" years={years} months={months} />
      </div>
    </div>
  );
}
