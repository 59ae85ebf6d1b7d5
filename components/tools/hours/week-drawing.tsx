import { DAYS, type Hours, type Week } from "@/lib/geo/week";
import type { Season } from "@/lib/tools/hours";

/** Units of the drawing: an hour is 24 wide. */
const HOUR = 24;
const LEFT = 56;
const WIDTH = LEFT + 24 * HOUR + 4;
const ROW = 44;
const TOP = 8;
const BAR = 7;
const HOURS = [0, 6, 12, 18, 24];
/** Colours of the plans, as on the coverage clock. */
export const PLAN_FILLS = ["fill-clyde-mid", "fill-clyde", "fill-moss"];

interface WeekDrawingProps {
  season: Season;
  open: Week;
}

/** A week as seven rows of 24 hours: the firm's open hours as a box, and a bar for each plan. The table says the same. */
export function WeekDrawing({ season, open }: WeekDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${TOP + DAYS.length * ROW + 28}`}
      className="mt-2 w-full text-[16px] max-sm:text-[26px]"
    >
      {HOURS.map((hour) => (
        <g key={hour}>
          <path d={`M${LEFT + hour * HOUR} ${TOP}v${DAYS.length * ROW}`} className="stroke-line" />
          <text
            x={LEFT + hour * HOUR}
            y={TOP + DAYS.length * ROW + 22}
            textAnchor={hour === 24 ? "end" : "middle"}
            className="fill-current"
          >
            {hour}
          </text>
        </g>
      ))}
      {DAYS.map((name, day) => (
        <g key={name} transform={`translate(0 ${TOP + day * ROW})`}>
          <text x="0" y={ROW / 2 + 6} className="fill-current capitalize">
            {name}
          </text>
          {open[day]!.map((hours) => (
            <rect
              key={hours.from}
              {...spanOf(hours)}
              y="3"
              height={ROW - 6}
              rx="4"
              className="fill-amber/40 stroke-ink dark:fill-amber/15"
            />
          ))}
          {season.plans.map((plan, index) =>
            plan.week[day]!.map((hours) => (
              <rect
                key={`${plan.name} ${hours.from}`}
                {...spanOf(hours)}
                y={8 + index * (BAR + 3)}
                height={BAR}
                className={PLAN_FILLS[index % PLAN_FILLS.length]}
              />
            )),
          )}
        </g>
      ))}
    </svg>
  );
}

function spanOf({ from, to }: Hours): { x: number; width: number } {
  return { x: LEFT + (from / 60) * HOUR, width: ((to - from) / 60) * HOUR };
}

interface WeekLegendProps {
  plans: readonly string[];
  /** What the box is. */
  open?: string;
}

/** What the bars mean. */
export function WeekLegend({ plans, open = "Your hours" }: WeekLegendProps) {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small">
      <li className="flex items-center gap-2">
        <svg viewBox="0 0 16 16" className="size-4">
          <rect
            x="1"
            y="1"
            width="14"
            height="14"
            rx="3"
            className="fill-amber/40 stroke-ink dark:fill-amber/15"
          />
        </svg>
        {open}
      </li>
      {plans.map((plan, index) => (
        <li key={plan} className="flex items-center gap-2">
          <svg viewBox="0 0 16 16" className="size-4">
            <rect y="5" width="16" height="7" className={PLAN_FILLS[index % PLAN_FILLS.length]} />
          </svg>
          {plan}
        </li>
      ))}
    </ul>
  );
}
