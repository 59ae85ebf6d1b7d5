/** In units of the drawing. */
const WIDTH = 1320;
const MARGIN = 24;
const AXIS = 22;

interface HistoryRulerProps {
  years: readonly number[];
  /** ISO date at which the ruler ends. */
  until: string;
}

/** Converts an ISO date to a fraction of years, to the month: 2026-07-02 gives 2026.5. */
function toYears(date: string): number {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return year + (month - 1) / 12;
}

/**
 * The years of the history on a line, to scale. Hidden from screen readers and on phones, because the list below it has
 * the same years.
 */
export function HistoryRuler({ years, until }: HistoryRulerProps) {
  const first = Math.min(...years);
  const end = toYears(until);
  const x = (year: number) => MARGIN + ((year - first) / (end - first)) * (WIDTH - 2 * MARGIN);
  const everyYear = Array.from({ length: Math.floor(end) - first + 1 }, (_, index) => first + index);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 64`} className="mb-10 w-full max-md:hidden">
      <path d={`M${MARGIN} ${AXIS}H${WIDTH - MARGIN}`} className="stroke-ink" strokeWidth="1.5" />
      {everyYear.map((year) => (
        <path key={year} d={`M${x(year)} ${AXIS - 6}v12`} className="stroke-soft" strokeWidth="1" />
      ))}
      {years.map((year) => (
        <g key={year}>
          <circle cx={x(year)} cy={AXIS} r="8" className="fill-clyde" />
          <text
            x={x(year)}
            y={AXIS + 34}
            textAnchor={year === first ? "start" : "middle"}
            dx={year === first ? -8 : 0}
            className="fill-soft text-[24px] lg:text-[18px]"
          >
            {year}
          </text>
        </g>
      ))}
      <circle cx={x(end)} cy={AXIS} r="10" className="fill-amber" />
      <text x={x(end) + 10} y={AXIS + 34} textAnchor="end" className="fill-ink text-[24px] lg:text-[18px]">
        Today
      </text>
    </svg>
  );
}
