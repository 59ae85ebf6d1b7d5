import { WORKING_DAY, type DailyHours } from "@/lib/geo/coverage";
import type { CityFacts } from "@/lib/landing";

const SIZE = 320;
const CENTRE = SIZE / 2;
/** Radius of each plan's ring, in the order of the price list, and of the working day. */
const RADIUS = { plans: [68, 85, 101], day: 127 };
const MINUTES = 24 * 60;

/** The point of a ring at a minute of the day. Midnight is at the top, and the day runs clockwise. */
function pointAt(minute: number, radius: number): string {
  const angle = (minute / MINUTES) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(CENTRE + radius * Math.sin(angle))} ${round(CENTRE - radius * Math.cos(angle))}`;
}

/** Path of an arc along a ring. A full ring for a whole day. */
function arc({ from, to }: DailyHours, radius: number): string {
  const length = to > from ? to - from : to - from + MINUTES;
  const half = pointAt(from + length / 2, radius);
  const rest = `A${radius} ${radius} 0 0 1`;
  return `M${pointAt(from, radius)}${rest} ${half}${rest} ${pointAt(to, radius)}`;
}

const HOUR_TICKS = Array.from({ length: 24 }, (_, hour) => {
  const minute = hour * 60;
  return `M${pointAt(minute, 138)}L${pointAt(minute, hour % 6 === 0 ? 150 : 144)}`;
}).join("");

/** Maximum number of characters in a line of the city's name, in the innermost ring. */
const LINE_LENGTH = 11;

/** Breaks a long name into two lines, after the space or hyphen nearest to its middle. */
function breakName(name: string): string[] {
  if (name.length <= LINE_LENGTH) return [name];
  const breaks = Array.from(name.matchAll(/[ -]/g), ({ index }) => index + 1);
  const fromMiddle = (index: number) => Math.abs(index - 1 - name.length / 2);
  const [best] = breaks.sort((a, b) => fromMiddle(a) - fromMiddle(b));
  return best === undefined ? [name] : [name.slice(0, best).trim(), name.slice(best)];
}

/**
 * The coverage clock: a 24-hour ring in local time with the working day and each plan's hours. All its styles are in
 * `coverage-clock.css`, by the ids of the plans: `app/(site)/site.css` does not scan this folder for utility classes.
 */
export function CoverageClock({ data: cityFacts }: { data: CityFacts }) {
  const { city, plans, figures, clockTexts } = cityFacts;
  const lines = breakName(city.name);
  return (
    <>
      <svg className="clock" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={clockTexts.label}>
        <circle cx={CENTRE} cy={CENTRE} r="138" />
        <path className="ticks" d={HOUR_TICKS} />
        {plans
          .map(({ plan, local }, ring) => (
            <path key={plan.id} className={plan.id} d={arc(local, RADIUS.plans[ring]!)} />
          ))
          .reverse()}
        <path className="day" d={arc(WORKING_DAY, RADIUS.day)} />
        <g aria-hidden="true">
          <text x="160" y="49">
            00
          </text>
          <text x="275" y="164">
            06
          </text>
          <text x="160" y="279">
            12
          </text>
          <text x="45" y="164">
            18
          </text>
          {lines.map((line, index) => (
            <text
              key={line}
              className={line.length > LINE_LENGTH ? "name long" : "name"}
              x="160"
              y={150 - 19 * (lines.length - 1 - index)}
            >
              {line}
            </text>
          ))}
          <text className="difference" x="160" y="171">
            {figures[0]}
          </text>
          <text className="difference" x="160" y="187">
            {figures[1]}
          </text>
        </g>
      </svg>
      <ul className="legend" aria-hidden="true">
        <li className="day">{clockTexts.workingDay}</li>
        {clockTexts.plans.map(({ id, text }) => (
          <li key={id} className={id}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
