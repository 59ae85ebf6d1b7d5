import type { Week } from "@/lib/geo/week";

const DAY = 24 * 60;
const HOURS = [0, 6, 12, 18, 24];
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** Colours of the plans, as on the coverage clock. */
const FILLS = ["plan-first", "fill-clyde", "fill-moss"];

interface WeekChartProps {
  /** What the chart shows, for screen readers. */
  label: string;
  /** The hours that are wanted. */
  open: Week;
  /** The hours of each plan on the same clock. */
  plans: readonly Week[];
  /** Less high, beside others. */
  low?: boolean;
}

/**
 * A week by days and hours. Amber are the hours that are wanted, and each plan has a bar on them: where amber is bare, the
 * plan does not answer. Lengths are shares of the drawing, so that words keep the size of the text: line-chart.css.
 */
export function WeekChart({ label, open, plans, low }: WeekChartProps) {
  const x = (minutes: number) => `${(100 * minutes) / DAY}%`;
  const y = (day: number) => `${(100 * day) / 7}%`;
  const rows = 8 * plans.length + 2;
  return (
    <svg role="img" aria-label={label} className={low ? "week-chart low" : "week-chart"}>
      {open.map((hours, day) => (
        <g key={day}>
          <text y={y(day + 0.5)} dx="-.6em" dy=".35em" textAnchor="end">
            {DAYS[day]}
          </text>
          <rect y={y(day)} width="100%" height={y(0.92)} className="fill-line/60" />
          {hours.map(({ from, to }) => (
            <rect
              key={from}
              x={x(from)}
              y={y(day)}
              width={x(to - from)}
              height={y(0.92)}
              className="fill-amber"
            />
          ))}
          {plans.map((week, plan) =>
            week[day]!.map(({ from, to }) => (
              <rect
                key={from}
                x={x(from)}
                y={y(day + (0.92 * (8 * plan + 2)) / rows)}
                width={x(to - from)}
                height={y((0.92 * 6) / rows)}
                className={FILLS[plan % FILLS.length]}
              />
            )),
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
