import type { PlanWeek as Week } from "@/lib/overviews/plan-weeks";

/** From one dot to the next, and the size of a dot. */
const STEP = 14;
const DOT = 9.5;
/** Room for the names of days, and for the hours above. */
const LEFT = 38;
const TOP = 22;
const SIZE = { width: LEFT + 24 * STEP, height: TOP + 7 * STEP };
const HOURS = [0, 6, 12, 18];
/** From Monday; those between two named ones need no name. */
const DAYS = ["Mon", "", "Wed", "", "Fri", "", "Sun"];

interface PlanWeekProps {
  week: Week;
  /** The text alternative. */
  label: string;
  /** Class of the colour of answered hours. */
  colour: string;
}

/** A week as a dot for each hour: full where the plan answers, and one for the call at night, in amber. */
export function PlanWeek({ week: { days, call }, label, colour }: PlanWeekProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      strokeLinecap="round"
      className="h-auto w-full overflow-visible text-[14px]"
    >
      {HOURS.map((hour) => (
        <text key={hour} x={LEFT + (hour + 0.5) * STEP} y="12" textAnchor="middle" className="fill-soft">
          {hour}
        </text>
      ))}
      {DAYS.map((day, index) => (
        <text key={index} y={middleOf(index) + 5} className="fill-soft">
          {day}
        </text>
      ))}
      <path
        d={dots(DAYS.map(() => [[0, 24]]))}
        strokeWidth={DOT}
        strokeDasharray={DASHES}
        className="stroke-line"
      />
      <path d={dots(days)} strokeWidth={DOT} strokeDasharray={DASHES} className={colour} />
      <circle
        cx={LEFT + (call.hour + 0.5) * STEP}
        cy={middleOf(call.day)}
        r={call.isAnswered ? 7 : 5}
        strokeWidth="3"
        className={call.isAnswered ? "fill-amber stroke-ink" : "fill-card stroke-amber"}
      />
    </svg>
  );
}

/** Dashes without length, whose round ends are dots. */
const DASHES = `0.01 ${STEP - 0.01}`;

function middleOf(day: number): number {
  return TOP + (day + 0.5) * STEP;
}

/** A line for each stretch of a day, from the middle of its first hour to a little past that of its last. */
function dots(days: Week["days"]): string {
  return days
    .flatMap((stretches, day) =>
      stretches.map(
        ([from, to]) => `M${LEFT + (from + 0.5) * STEP} ${middleOf(day)}H${LEFT + (to - 0.5) * STEP + 1}`,
      ),
    )
    .join("");
}
