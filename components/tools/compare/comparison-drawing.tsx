import type { Column } from "@/lib/tools/compare";
import {
  drawComparison,
  type ComparedYear,
  type ComparisonDrawing as Drawing,
} from "@/lib/tools/compare-drawing";
import { HourLanes } from "../hour-lanes";

/** Size of the years in their own units: width, heights of a name and of the year below it, and the space between. */
const WIDTH = 624;
const [NAME, YEAR_ROW, GAP] = [26, 26, 4];
const YEAR = 365;

/**
 * A usual day and the public holidays of each city, one below the other. The table has both in words, and on paper there is
 * room for it alone: the result is on one page.
 */
export function ComparisonDrawing({ columns, asOf }: { columns: readonly Column[]; asOf: string }) {
  const drawing = drawComparison(columns, asOf);
  if (!drawing) return null;
  const { plans, days, years, months } = drawing;
  return (
    <div className="print:hidden">
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
      <p className="mt-1 text-small text-soft">Amber where no other of the cities keeps the day.</p>
      <Years years={years} months={months} />
    </div>
  );
}

const TEXT = "mt-2 w-full text-[16px] max-sm:text-[26px] [&_text]:fill-current";

function Years({ years, months }: { years: readonly ComparedYear[]; months: Drawing["months"] }) {
  const bottom = years.length * (NAME + YEAR_ROW + GAP);
  const x = (day: number) => Math.round((day / YEAR) * WIDTH * 10) / 10;
  return (
    <svg aria-hidden="true" viewBox={`-4 0 ${WIDTH + 8} ${bottom + 28}`} className={TEXT}>
      {months.map(({ initial, day }) => (
        <text key={day} x={x(day + 15)} y={bottom + 20} textAnchor="middle">
          {initial}
        </text>
      ))}
      {years.map(({ name, holidays }, row) => (
        <g key={name} transform={`translate(0 ${row * (NAME + YEAR_ROW + GAP)})`}>
          <text y={NAME - 7} className="font-semibold">
            {name}
          </text>
          <path
            d={months.map(({ day }) => `M${x(day)} ${NAME}v${YEAR_ROW}`).join("")}
            className="stroke-line"
          />
          <rect y={NAME} width={WIDTH} height={YEAR_ROW} className="fill-none stroke-line" />
          {holidays.map(({ day, own }) => (
            <rect
              key={day}
              x={x(day)}
              y={NAME}
              width="6"
              height={YEAR_ROW}
              className={own ? "fill-amber stroke-ink" : "fill-ink"}
              strokeWidth="0.75"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
