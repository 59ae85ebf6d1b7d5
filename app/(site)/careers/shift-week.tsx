import { readWeek, minutesOf, DAYS, type Hours } from "@/lib/geo/week";
import { describeWeek } from "@/lib/tools/compare-rows";

/** Units of the drawing: a day is 48 wide, and an hour 8 high. Nobody begins before 6 or works past 23. */
const DAY = 48;
const HOUR = 8;
const [FIRST, LAST] = [6, 23];
const TOP = 22;
const HEIGHT = TOP + (LAST - FIRST) * HOUR;

/** The shifts of a week as seven columns from morning down to night, with the hours in them. */
export function ShiftWeek({ shifts }: { shifts: Readonly<Record<string, string>> }) {
  const week = readWeek(shifts);
  const hours = week.reduce((sum, day) => sum + minutesOf(day), 0) / 60;
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${DAYS.length * DAY} ${HEIGHT}`}
        className="block w-full max-w-md text-[17px]"
      >
        {DAYS.map((name, day) => (
          <g key={name} transform={`translate(${day * DAY} 0)`}>
            <text x={DAY / 2} y="13" textAnchor="middle" className="fill-soft capitalize">
              {name}
            </text>
            <rect x="2" y={TOP} width={DAY - 4} height={HEIGHT - TOP} rx="4" className="fill-line/60" />
            {week[day]!.map((shift) => (
              <Shift key={shift.from} {...shift} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-small text-soft">
        A week, for example: {hours} hours<span className="sr-only">: {describeWeek(week)}</span>
      </figcaption>
    </figure>
  );
}

function Shift({ from, to }: Hours) {
  const y = TOP + (from / 60 - FIRST) * HOUR;
  const height = ((to - from) / 60) * HOUR;
  return (
    <>
      <rect x="2" y={y} width={DAY - 4} height={height} rx="4" className="fill-clyde" />
      <text x={DAY / 2} y={y + 18} textAnchor="middle" className="fill-paper font-semibold">
        {hourOf(from)}
      </text>
      <text x={DAY / 2} y={y + height - 6} textAnchor="middle" className="fill-paper font-semibold">
        {hourOf(to)}
      </text>
    </>
  );
}

/** "9" or "9:30". */
function hourOf(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}
