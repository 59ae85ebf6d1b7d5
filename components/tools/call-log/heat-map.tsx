import clsx from "clsx";
import { formatTime } from "@/lib/clock-times";
import type { Week } from "@/lib/geo/week";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Shades from few calls to the most; 0 is without calls. */
const SHADES = 6;

/**
 * Calls by hour of the week: a table with hours below each other on a phone, and beside each other on wide screens. Its roles are
 * written out, because the stylesheet takes those of its elements away.
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
    <div role="table" aria-label="Calls by hour of the week" className="heat">
      <div role="row">
        <span role="columnheader" className="sr-only">
          Hour
        </span>
        <span aria-hidden="true" />
        {DAYS.map((day) => (
          <span key={day} role="columnheader">
            {day}
          </span>
        ))}
      </div>
      {HOURS.map((hour) => (
        <div key={hour} role="row">
          <span role="rowheader" className={clsx(hour % 6 !== 0 && "heat-minor")}>
            {formatTime(60 * hour)}
          </span>
          {DAYS.map((day, index) => {
            const calls = heat[index]![hour]!;
            const shade = Math.ceil((SHADES * calls) / most);
            const inside = isOpen(index, hour);
            return (
              <span
                key={day}
                role="cell"
                className={clsx(
                  `heat-${shade}`,
                  inside && !isOpen(index, hour - 1) && "heat-from",
                  inside && !isOpen(index, hour + 1) && "heat-to",
                  inside && !isOpen(index - 1, hour) && "heat-first",
                  inside && !isOpen(index + 1, hour) && "heat-last",
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
