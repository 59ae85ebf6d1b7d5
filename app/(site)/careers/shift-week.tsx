import { readWeek, minutesOf, DAYS, type Hours } from "@/lib/geo/week";
import { describeWeek } from "@/lib/tools/compare-rows";

/** Units of the drawing: of a day 48 and of an hour 10, which leaves room for both ends of a short shift. */
const DAY = 48;
const HOUR = 10;
/** Nobody begins before 6 or works past 23. */
const [FIRST, LAST] = [6, 23];
/** Hours with a line across the week. */
const AXIS = [9, 12, 15, 18, 21];
/** Width of the hours of the axis. */
const LEFT = 26;
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
        viewBox={`0 0 ${LEFT + DAYS.length * DAY} ${HEIGHT}`}
        className="block w-full max-w-md text-[17px] max-md:max-w-64"
      >
        {AXIS.map((hour) => (
          <text key={hour} x={LEFT - 6} y={yOf(hour) + 5} textAnchor="end" className="fill-soft text-[15px]">
            {hour}
          </text>
        ))}
        {DAYS.map((name, day) => (
          <g key={name} transform={`translate(${LEFT + day * DAY} 0)`}>
            <text x={DAY / 2} y="13" textAnchor="middle" className="fill-soft capitalize">
              {name}
            </text>
            <rect x="2" y={TOP} width={DAY - 4} height={HEIGHT - TOP} rx="4" className="fill-line/60" />
            <path
              d={AXIS.map((hour) => `M2 ${yOf(hour)}h${DAY - 4}`).join("")}
              className="stroke-paper"
              strokeWidth="1.5"
            />
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

/** Height of an hour of the day in the drawing. */
const yOf = (hour: number) => TOP + (hour - FIRST) * HOUR;

function Shift({ from, to }: Hours) {
  const y = yOf(from / 60);
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
