import clsx from "clsx";
import { formatTime } from "@/lib/clock-times";
import type { Week } from "@/lib/geo/week";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** An hour without calls, and shades from few calls to the most. */
const SHADES = [
  "bg-line/45",
  "bg-clyde/14",
  "bg-clyde/26",
  "bg-clyde/38",
  "bg-clyde text-paper",
  "heat-many text-paper",
  "heat-most text-paper",
];

/**
 * Calls by hour of the week: a table with hours below each other on a phone, and beside each other on wide screens. Its roles are
 * written out, because `contents` and `grid` take those of its elements away.
 */
export function HeatMap({ heat, open }: { heat: readonly (readonly number[])[]; open: Week }) {
  const most = Math.max(1, ...heat.flat());
  const isOpen = (day: number, hour: number) => {
    const minutes = (open[day] ?? []).reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, 60 * hour + 60) - Math.max(from, 60 * hour)),
      0,
    );
    return minutes >= 30;
  };
  return (
    <div role="table" aria-label="Calls by hour of the week" className="heat mt-4">
      <div role="row" className="contents">
        <span role="columnheader" className="sr-only">
          Hour
        </span>
        <span aria-hidden="true" />
        {DAYS.map((day) => (
          <span key={day} role="columnheader" className="md:py-1.5 md:text-left">
            {day}
          </span>
        ))}
      </div>
      {HOURS.map((hour) => (
        <div key={hour} role="row" className="contents">
          <span
            role="rowheader"
            className={clsx("text-left md:whitespace-nowrap", hour % 6 !== 0 && "md:invisible")}
          >
            {formatTime(60 * hour)}
          </span>
          {DAYS.map((day, index) => {
            const calls = heat[index]![hour]!;
            const shade = Math.ceil(((SHADES.length - 1) * calls) / most);
            const inside = isOpen(index, hour);
            return (
              <span
                key={day}
                role="cell"
                className={clsx(
                  "min-h-6.5 border-amber py-0.5 md:min-h-8 md:py-1.5",
                  SHADES[shade],
                  inside && !isOpen(index, hour - 1) && "max-md:border-t-3 md:border-l-3",
                  inside && !isOpen(index, hour + 1) && "max-md:border-b-3 md:border-r-3",
                  inside && !isOpen(index - 1, hour) && "max-md:border-l-3 md:border-t-3",
                  inside && !isOpen(index + 1, hour) && "max-md:border-r-3 md:border-b-3",
                )}
              >
                {calls > 0 ? calls : <span className="sr-only">0</span>}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
