import { downloadText } from "@/components/ui/download-text";
import { formatTime } from "@/lib/clock-times";
import { tabulateDay } from "@/lib/tools/staffing-day/describe-day";
import { type StaffedHalfHour, writeDay } from "@/lib/tools/staffing-day/half-hours";
import type { Target } from "@/lib/traffic/staffing";
import { ScrollableTable } from "../scrollable-table";

// All that a day needs: the page loads it with the first one.
export * from "@/lib/tools/staffing-day/describe-day";
export { writeDay } from "@/lib/tools/staffing-day/half-hours";
export { parseDay } from "@/lib/tools/staffing-day/parse-day";
export { openTextFile } from "@/lib/tools/text-file";

/** The day that was pasted, half hour by half hour. */
export function DayResult({ day, target }: { day: readonly StaffedHalfHour[]; target: Target }) {
  return (
    <>
      <h3 className="mt-8">People on the phone through the day</h3>
      <PeopleChart day={day} />
      <div className="mt-4">
        <ScrollableTable
          caption="People for each half hour of the day"
          columns={["Start", "Calls", "On the phone", "On the rota", "In time", "Busy"]}
          rows={tabulateDay(day, target)}
        />
      </div>
      <button
        type="button"
        className="button mt-4 print:hidden"
        onClick={() => downloadText("day.csv", writeDay(day), "text/csv;charset=utf-8")}
      >
        Save as CSV
      </button>
    </>
  );
}

const BOX = { width: 640, height: 260, left: 44, bottom: 36, top: 12 };
/** A label below every second hour. */
const LABEL_EVERY = 4;

/** People on the phone in each half hour. The table below says the same. */
function PeopleChart({ day }: { day: readonly StaffedHalfHour[] }) {
  const most = Math.max(1, ...day.map(({ agents }) => agents));
  const first = day[0]?.start ?? 0;
  const count = ((day.at(-1)?.start ?? 0) - first) / 30 + 1;
  const step = (BOX.width - BOX.left) / count;
  const floor = BOX.height - BOX.bottom;
  const heightOf = (agents: number) => (agents / most) * (floor - BOX.top);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className="mt-3 w-full text-[16px] max-sm:text-[26px]"
    >
      <path d={`M${BOX.left} ${floor}H${BOX.width}`} className="stroke-soft" />
      <text x={BOX.left - 8} y={BOX.top + 12} textAnchor="end" className="fill-current">
        {most}
      </text>
      <text x={BOX.left - 8} y={floor} textAnchor="end" className="fill-current">
        0
      </text>
      {day.map(({ start, agents }) => {
        const x = BOX.left + ((start - first) / 30) * step;
        return (
          <rect
            key={start}
            x={x + 1}
            y={floor - heightOf(agents)}
            width={Math.max(1, step - 2)}
            height={heightOf(agents)}
            className="fill-clyde"
          />
        );
      })}
      {Array.from({ length: Math.ceil(count / LABEL_EVERY) }, (_, label) => (
        <text
          key={label}
          x={BOX.left + label * LABEL_EVERY * step}
          y={BOX.height - 8}
          className="fill-current"
        >
          {formatTime(first + label * LABEL_EVERY * 30)}
        </text>
      ))}
    </svg>
  );
}
