import type { Hours, Week } from "@/lib/geo/week";

const DAY = 24 * 60;
const HOURS = [0, 6, 12, 18, 24];
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** Colours of the plans, as on the coverage clock. */
const FILLS = ["plan-first", "fill-clyde", "fill-moss"];

/** On amber the colours of the dark scheme would not be told apart from their ground. */
const EDGE = "stroke-card stroke-3 [paint-order:stroke]";

/** A firm's week. */
export interface ChartedWeek {
  /** Named where a chart has more than one. */
  name?: string;
  /** The hours that are wanted. */
  open: Week;
  /** The hours of each plan on the same clock. */
  plans: readonly Week[];
}

interface WeekChartProps {
  /** What the chart shows, for screen readers. */
  label: string;
  /** Names of the plans, in the order of `ChartedWeek.plans`. */
  plans: readonly string[];
  weeks: readonly ChartedWeek[];
}

/**
 * Weeks by days and hours on one axis: a strip for each run of open days that are the same, with a lane for each plan. An
 * outline is round the hours that are wanted, and amber is left where a plan does not answer them. Lengths are shares of the
 * drawing, so that words keep the size of the text: line-chart.css.
 */
export function WeekChart({ label, plans, weeks }: WeekChartProps) {
  const columns = plans.length + 1;
  // A line for the name, and one for each plan.
  const strips = groupDays(weeks.flatMap(({ open, plans: hours }) => [open, ...hours]))
    .flatMap(({ days, weeks: hours }) =>
      weeks.map(({ name }, index) => ({
        days,
        name,
        hours: hours.slice(index * columns, (index + 1) * columns),
      })),
    )
    // What a plan does on a day off is of no interest.
    .filter(({ hours: [wanted] }) => wanted!.length > 0);
  const lines = strips.length * columns;
  const x = (minutes: number) => `${(100 * minutes) / DAY}%`;
  const y = (line: number) => `${(100 * line) / lines}%`;
  const bar = ({ from, to }: Hours, top: number, height: number, className: string | undefined) => (
    <rect
      key={`${top} ${from}`}
      x={x(from)}
      y={y(top)}
      width={x(to - from)}
      height={y(height)}
      className={className}
    />
  );
  const isShared = weeks.length > 1;
  return (
    // The room below is for the hours.
    <svg
      role="img"
      aria-label={label}
      height={`${(isShared ? 1.75 : 2.5) * lines + 2}em`}
      className={isShared ? "week-chart week-shared" : "week-chart"}
    >
      {strips.map(({ days, name, hours: [wanted, ...answered] }, strip) => (
        <g key={strip}>
          <text y={y(strip * columns + 1)} dy="-.5em">
            <tspan fontWeight={600}>{days}</tspan> {name}
          </text>
          {answered.map((hours, plan) => {
            const at = strip * columns + plan + 1;
            return (
              <g key={at}>
                <text y={y(at + LANE / 2)} dx="-.6em" dy=".35em" textAnchor="end">
                  {plans[plan]}
                </text>
                {bar({ from: 0, to: DAY }, at, LANE, "fill-line/60")}
                {wanted!.map((open) => bar(open, at, LANE, "fill-amber"))}
                {hours.map((open) => bar(open, at, LANE, `${FILLS[plan % FILLS.length]} ${EDGE}`))}
              </g>
            );
          })}
        </g>
      ))}
      {HOURS.map((hour) => (
        <g key={hour}>
          <line x1={x(60 * hour)} x2={x(60 * hour)} y2="100%" />
          <text x={x(60 * hour)} y="100%" dy="1.4em" textAnchor="middle">
            {hour}
          </text>
        </g>
      ))}
      {strips.map(({ hours: [wanted] }, strip) =>
        wanted!.map((open) => bar(open, strip * columns + 1, columns - 2 + LANE, "wanted")),
      )}
    </svg>
  );
}

/** Height of a plan's lane, as a share of its line. */
const LANE = 0.8;

/** Days in a row on which all weeks are the same: "Mon–Fri", with the hours of each week. */
function groupDays(weeks: readonly Week[]): { days: string; weeks: (readonly Hours[])[] }[] {
  const keys = DAYS.map((_, day) => JSON.stringify(weeks.map((week) => week[day])));
  const firsts = DAYS.flatMap((_, day) => (keys[day] === keys[day - 1] ? [] : [day]));
  return firsts.map((first, index) => {
    const last = (firsts[index + 1] ?? DAYS.length) - 1;
    return {
      days: first === last ? DAYS[first]! : `${DAYS[first]}–${DAYS[last]}`,
      weeks: weeks.map((week) => week[first]!),
    };
  });
}

/** What an outline and amber are. */
export function WeekKey({ wanted }: { wanted: string }) {
  return (
    <ul aria-hidden="true" className="week-key">
      {[wanted, "Not answered"].map((name, index) => (
        <li key={name}>
          <svg>
            <rect width="100%" height="100%" className={index > 0 ? "fill-amber" : "wanted"} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
