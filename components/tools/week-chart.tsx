import type { Hours } from "@/lib/geo/week";
import type { DaySpan } from "@/lib/tools/hours";

const DAY = 24 * 60;
const HOURS = [0, 6, 12, 18, 24];
/** Colours of the plans, as on the coverage clock. */
const FILLS = ["plan-first", "fill-clyde", "fill-moss"];

/** On amber the colours of the dark scheme would not be told apart from their ground. */
const EDGE = "stroke-card stroke-3 [paint-order:stroke]";

interface WeekChartProps {
  /** What the chart shows, for screen readers. */
  label: string;
  /** Open days; with the name of the firm's city where a chart has more than one. */
  strips: readonly (DaySpan & { name?: string })[];
}

/**
 * A week by days and hours on one axis: a strip for each run of days, with a lane for each plan. An outline is round the hours
 * that are wanted, and amber is left where a plan does not answer them. Lengths are shares of the drawing, so that words keep
 * the size of the text: line-chart.css.
 */
export function WeekChart({ label, strips }: WeekChartProps) {
  // A line for the name, and one for each plan.
  const columns = strips[0]!.plans.length + 1;
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
  return (
    // The room below is for the hours.
    <svg role="img" aria-label={label} height={`${1.8 * lines + 2}em`} className="week-chart">
      {strips.map(({ days, name, open, plans }, strip) => (
        <g key={strip}>
          <text y={y(strip * columns + 1)} dy="-.5em">
            <tspan fontWeight={600}>{days}</tspan> {name}
          </text>
          {plans.map(({ name: title, hours }, plan) => {
            const at = strip * columns + plan + 1;
            return (
              <g key={at}>
                <text y={y(at + LANE / 2)} dx="-.6em" dy=".35em" textAnchor="end">
                  {title}
                </text>
                {bar({ from: 0, to: DAY }, at, LANE, "fill-line/60")}
                {open.map((part) => bar(part, at, LANE, "fill-amber"))}
                {hours.map((part) => bar(part, at, LANE, `${FILLS[plan % FILLS.length]} ${EDGE}`))}
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
      {strips.map(({ open }, strip) =>
        open.map((part) => bar(part, strip * columns + 1, columns - 2 + LANE, "wanted")),
      )}
    </svg>
  );
}

/** Height of a plan's lane, as a share of its line. */
const LANE = 0.8;

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
