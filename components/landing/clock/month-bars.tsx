import type { LandingPage } from "@/lib/landing";
import { YEAR_LAYOUTS } from "@/lib/art/year-layouts";

type Bars = NonNullable<LandingPage["trade"]>["bars"];

/** Of the drawing, and of its highest bar, in pixels; below the bars are the names of the months. */
const [HEIGHT, HIGHEST, NAMES] = [152, 80, 24];
const FOOT = HEIGHT - NAMES;
/** Around the bar of a month, as a part of its room. */
const GAP = 0.1;
const { width, left, right } = YEAR_LAYOUTS.wide;

/**
 * Contacts of each month as a bar with its figure, busy months darker, in the columns that the picture of the year has on
 * wide screens. Lengths along the year are shares of the width, so that figures keep their size. The table of the months
 * says the same.
 */
export function MonthBars({ data: { label, months } }: { data: Bars }) {
  const days = months.reduce((sum, month) => sum + month.days, 0);
  let day = 0;
  const placed = months.map((month) => {
    const start = day;
    day += month.days;
    return { ...month, start, height: Math.round(month.height * HIGHEST) };
  });
  const path = (busy: boolean) =>
    placed
      .filter(({ isBusy }) => isBusy === busy)
      .map(({ start, days: length, height }) => {
        const [from, to] = [start + length * GAP, start + length * (1 - GAP)].map(Math.round);
        return `M${from} ${HIGHEST}V${HIGHEST - height}H${to}V${HIGHEST}`;
      })
      .join("");
  const busy = path(true);
  const at = (part: number) => `${((100 * (left + part * (width - left - right))) / width).toFixed(1)}%`;
  return (
    <svg className="calls" height={HEIGHT} aria-hidden="true">
      <text y="16">{label}</text>
      <svg
        x={at(0)}
        y={FOOT - HIGHEST}
        width={`${((100 * (width - left - right)) / width).toFixed(1)}%`}
        height={HIGHEST}
        viewBox={`0 0 ${days} ${HIGHEST}`}
        preserveAspectRatio="none"
      >
        <path d={path(false)} />
        {busy && <path className="busy" d={busy} />}
      </svg>
      {placed.map(({ name, count, start, days: length, height, isBusy }) => (
        <g key={name}>
          <text
            x={at((start + length / 2) / days)}
            y={FOOT - height - 6}
            className={isBusy ? "busy" : undefined}
          >
            {count}
          </text>
          <text x={at((start + length / 2) / days)} y={HEIGHT - 6}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
