import { DAYS, minutesOfWeek, readWeek, type Hours } from "@/lib/geo/week";
import { describeWeek, groupDays } from "@/lib/tools/week-in-words";

/** Nobody begins before 6 or works past 23. */
const [FIRST, LAST] = [6, 23];

/** Hours of a week of shifts. */
export function hoursOf(shifts: Readonly<Record<string, string>>): number {
  return minutesOfWeek(readWeek(shifts)) / 60;
}

/** The days above the weeks: each week has its own on phones, which have other rows between them. */
export function WeekDays() {
  return (
    <p
      aria-hidden="true"
      className="grid max-w-none grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-x-2 text-small text-soft capitalize lg:gap-x-3"
    >
      {DAYS.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </p>
  );
}

/** The shifts of a week: for each day a bar from morning to night, and the hours below it. Large text wraps the days. */
export function WeekOfShifts({ shifts }: { shifts: Readonly<Record<string, string>> }) {
  const week = readWeek(shifts);
  return (
    <div>
      <p className="sr-only">{describeWeek(week)}</p>
      {/* On phones the hours are too long for a seventh of the screen. */}
      <p aria-hidden="true" className="text-small leading-snug font-semibold md:hidden">
        {groupDays(week)
          .map(
            ({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${rangesOf(hours)}`,
          )
          .join(", ")}
      </p>
      <ul
        aria-hidden="true"
        className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-x-1 [overflow-wrap:normal] md:gap-x-2 lg:gap-x-3"
      >
        {week.map((day, index) => (
          <li
            key={DAYS[index]}
            className="text-[0.875rem] leading-snug font-semibold tabular-nums lg:text-small"
          >
            <span className="block font-normal text-soft capitalize md:hidden">{DAYS[index]}</span>
            <svg
              viewBox={`0 0 ${LAST - FIRST} 1`}
              preserveAspectRatio="none"
              className="my-1 block h-3 w-full rounded-[3px] bg-ink/10 md:h-4 lg:h-6 print:border print:border-line forced-colors:border"
            >
              {day.map(({ from, to }) => (
                <path
                  key={from}
                  d={`M${from / 60 - FIRST} 0H${to / 60 - FIRST}V1H${from / 60 - FIRST}z`}
                  className="fill-clyde forced-colors:fill-[CanvasText]"
                />
              ))}
            </svg>
            <span className="max-md:hidden">{rangesOf(day)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "9–13, 17–22". */
function rangesOf(hours: readonly Hours[]): string {
  return hours.map(({ from, to }) => `${hourOf(from)}–${hourOf(to)}`).join(", ");
}

/** "9" or "9:30". */
function hourOf(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}
