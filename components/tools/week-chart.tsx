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
  weeks: readonly ChartedWeek[];
}

/**
 * Weeks by days and hours on one axis; days in a row that are the same share a strip, and weeks share their days. Its ground
 * is amber in the hours that are wanted, and each plan is a thin line on it: where amber has no line, the plan does not
 * answer. Lengths are shares of the drawing, so that words keep the size of the text: line-chart.css.
 */
export function WeekChart({ label, weeks }: WeekChartProps) {
  const groups = groupDays(weeks.flatMap(({ open, plans }) => [open, ...plans]));
  const columns = weeks[0]!.plans.length + 1;
  // Names of cities have no room at the left: a line above each strip.
  const isShared = weeks.length > 1;
  const rowHeight = isShared ? 1 + NAME_LINE : 1;
  const strips = groups.flatMap(({ days, weeks: hours }, group) =>
    weeks.map(({ name }, index) => ({
      days,
      name,
      at: (group * weeks.length + index + 1) * rowHeight - 1,
      hours: hours.slice(index * columns, (index + 1) * columns),
    })),
  );
  const rows = strips.length * rowHeight;
  const x = (minutes: number) => `${(100 * minutes) / DAY}%`;
  const y = (row: number) => `${(100 * row) / rows}%`;
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
  return (
    // The room below is for the hours.
    <svg
      role="img"
      aria-label={label}
      height={`${(isShared ? 3.25 : 4) * rows + 2}em`}
      className={isShared ? "week-chart week-shared" : "week-chart"}
    >
      {strips.map(({ days, name, at, hours: [wanted, ...lines] }) => (
        <g key={at}>
          {isShared ? (
            <text y={y(at)} dy="-.4em">
              <tspan fontWeight={600}>{days}</tspan> {name}
            </text>
          ) : (
            <text y={y(at + 0.46)} dx="-.6em" dy=".35em" textAnchor="end">
              {days}
            </text>
          )}
          {bar({ from: 0, to: DAY }, at, 0.92, "fill-line/60")}
          {wanted!.map((hours) => bar(hours, at, 0.92, "fill-amber"))}
          {lines.map((line, plan) =>
            line.map((hours) =>
              bar(
                hours,
                at + 0.92 * ((plan + 0.5) / lines.length) - LINE / 2,
                LINE,
                `${FILLS[plan % FILLS.length]} ${EDGE}`,
              ),
            ),
          )}
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
    </svg>
  );
}

/** Height of the line with the days and the name of a shared strip, in strips. */
const NAME_LINE = 0.6;

/** Thickness of a plan's line, as a share of the strip. */
const LINE = 0.12;

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

/** What the colours of weeks are. */
export function WeekKey({ wanted, plans }: { wanted: string; plans: readonly string[] }) {
  return (
    <ul aria-hidden="true" className="week-key">
      {[wanted, ...plans].map((name, index) => (
        <li key={name}>
          <svg>
            <rect
              width="100%"
              height="100%"
              className={index === 0 ? "fill-amber" : FILLS[(index - 1) % FILLS.length]}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
