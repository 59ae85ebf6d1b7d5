import type { Hours } from "@/lib/geo/week";

const DAY = 24 * 60;
const CLOCK = ["00:00", "06:00", "12:00", "18:00"];

/** Colour of a plan by its place in the price list, as on the coverage clock. */
export function planFill(plan: number): string {
  return ["first-plan fill-current", "fill-clyde", "fill-moss"][plan % 3]!;
}

/** Hours that look alike. */
interface WeekBar {
  hours: readonly Hours[];
  className: string;
}

interface WeekLanesProps {
  /** Names the table for screen readers. */
  caption: string;
  /** Head of what is written at the end of each lane. */
  head: string;
  /** The lanes of a run of days. Later bars are drawn over earlier ones. */
  groups: readonly {
    days: string;
    lanes: readonly { name: string; bars: readonly WeekBar[]; text: string }[];
  }[];
}

/** Runs of days by the hour, with all lanes on one scale. The drawings stretch, so that words keep their size: lanes.css. */
export function WeekLanes({ caption, head, groups }: WeekLanesProps) {
  return (
    <table className="lanes">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          <td>
            <span aria-hidden="true" className="grid grid-cols-4">
              {CLOCK.map((time) => (
                <span key={time}>{time}</span>
              ))}
            </span>
          </td>
          <th scope="col" className="sr-only">
            {head}
          </th>
        </tr>
      </thead>
      {groups.map(({ days, lanes }) => (
        <tbody key={days}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {days}
            </th>
          </tr>
          {lanes.map(({ name, bars, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <svg aria-hidden="true" viewBox={`0 0 ${DAY} 1`} preserveAspectRatio="none">
                  <rect width={DAY} height="1" className="fill-line/60" />
                  {bars.map(({ hours, className }) =>
                    hours.map(({ from, to }) => (
                      <rect
                        key={`${className} ${from}`}
                        x={from}
                        width={to - from}
                        height="1"
                        className={className}
                      />
                    )),
                  )}
                  <path d="M360 0V1M720 0V1M1080 0V1" />
                </svg>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
