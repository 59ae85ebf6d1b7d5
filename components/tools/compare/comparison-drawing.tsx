import type { Column } from "@/lib/tools/compare";
import {
  drawComparison,
  type ComparedDay,
  type ComparedYear,
  type ComparisonDrawing as Drawing,
} from "@/lib/tools/compare-drawing";
import { PLAN_FILLS, WeekLegend } from "../hours/week-drawing";

/** Width of the drawings in their own units, of which an hour of the first has 26. */
const HOUR = 26;
const WIDTH = 24 * HOUR;
/** Heights of a name and of what is below it. */
const NAME = 26;
const [DAY_ROW, YEAR_ROW] = [46, 26];
const [BAR, GAP] = [8, 4];
const HOURS = [0, 6, 12, 18, 24];
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
      <WeekLegend plans={plans} open="The firm is open" />
      <Days days={days} />
      <h3 className="mt-6">Public holidays of twelve months</h3>
      <p className="mt-1 text-small text-soft">Amber where no other of the cities keeps the day.</p>
      <Years years={years} months={months} />
    </div>
  );
}

const TEXT = "mt-2 w-full text-[16px] max-sm:text-[26px] [&_text]:fill-current";

function Days({ days }: { days: readonly ComparedDay[] }) {
  const bottom = days.length * (NAME + DAY_ROW + GAP);
  return (
    <svg aria-hidden="true" viewBox={`-4 0 ${WIDTH + 8} ${bottom + 28}`} className={TEXT}>
      {HOURS.map((hour) => (
        <g key={hour}>
          <path d={`M${hour * HOUR} ${NAME}V${bottom}`} className="stroke-line" />
          <text x={hour * HOUR} y={bottom + 22} textAnchor={anchorOf(hour)}>
            {hour}
          </text>
        </g>
      ))}
      {days.map(({ name, open, plans }, row) => (
        <g key={name} transform={`translate(0 ${row * (NAME + DAY_ROW + GAP)})`}>
          <text y={NAME - 7} className="font-semibold">
            {name}
          </text>
          {open.map(({ from, to }) => (
            <rect
              key={from}
              x={(from / 60) * HOUR}
              width={((to - from) / 60) * HOUR}
              y={NAME}
              height={DAY_ROW}
              rx="4"
              className="fill-amber/40 stroke-ink dark:fill-amber/15"
            />
          ))}
          {plans.map((hours, plan) =>
            hours.map(({ from, to }) => (
              <rect
                key={`${plan} ${from}`}
                x={(from / 60) * HOUR}
                width={((to - from) / 60) * HOUR}
                y={NAME + 8 + plan * (BAR + GAP - 1)}
                height={BAR}
                className={PLAN_FILLS[plan % PLAN_FILLS.length]}
              />
            )),
          )}
        </g>
      ))}
    </svg>
  );
}

function anchorOf(hour: number): "start" | "middle" | "end" {
  return hour === 0 ? "start" : hour === 24 ? "end" : "middle";
}

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
