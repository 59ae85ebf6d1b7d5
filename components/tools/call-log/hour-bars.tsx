import clsx from "clsx";
import { formatTime } from "@/lib/clock-times";
import type { Tally } from "@/lib/tools/call-log/analyse";

/** In units of the drawing. On phones it is narrower, so that its figures are not smaller. */
const WIDE = { width: 960, height: 190 };
const NARROW = { width: 360, height: 150 };
const TOP = 22;
const BOTTOM = 24;
const KEY = [
  ["fill-clyde", "answered"],
  ["fill-amber", "missed, with their number"],
];

/** Answered and missed calls by hour of the day. The table below says the same. */
export function HourBars({ hours }: { hours: readonly Tally[] }) {
  return (
    <>
      <ul className="mt-2 mb-3 flex flex-wrap gap-x-6 gap-y-1 text-small">
        {KEY.map(([colour, text]) => (
          <li key={text} className="flex items-end gap-2">
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" className="h-6 w-5">
              <rect width="1" height="1" className={colour} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <Bars hours={hours} box={WIDE} className="max-sm:hidden" />
      <Bars hours={hours} box={NARROW} className="sm:hidden" />
    </>
  );
}

interface BarsProps {
  hours: readonly Tally[];
  box: { width: number; height: number };
  className: string;
}

function Bars({ hours, box: { width, height }, className }: BarsProps) {
  const most = Math.max(1, ...hours.map(({ answered, missed }) => answered + missed));
  const step = width / 24;
  const gap = step / 14;
  const floor = height - BOTTOM;
  const heightOf = (calls: number) => (calls / most) * (floor - TOP);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={clsx("mt-2 w-full text-[14px]", className)}
    >
      {hours.map(({ answered, missed }, hour) => {
        const x = hour * step;
        const top = floor - heightOf(answered);
        const bar = { x: x + gap, width: step - 2 * gap };
        return (
          <g key={hour} textAnchor="middle">
            <rect {...bar} y={top} height={heightOf(answered)} className="fill-clyde" />
            <rect {...bar} y={top - heightOf(missed)} height={heightOf(missed)} className="fill-amber" />
            {missed > 0 && (
              <text
                x={x + step / 2}
                y={top - heightOf(missed) - 6}
                className="fill-current max-sm:text-[10px]"
              >
                {missed}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${floor}H${width}`} className="stroke-soft" />
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={hour * step} y={height - 2} className="fill-current">
          {formatTime(60 * hour)}
        </text>
      ))}
    </svg>
  );
}
