import clsx from "clsx";
import type { DailyHours } from "@/lib/geo/daily-hours";
import type { ClockDay, ClockFace, ClockLegend } from "@/lib/landing";
import type { Now } from "./answering-now";

const SIZE = 320;
const CENTRE = SIZE / 2;
/**
 * Radius of each plan's ring, in the order of the price list and of the legend, and of the working day. If plans are left out,
 * the last have theirs.
 */
const RADIUS = { plans: [110, 90, 71], day: 130 };
const DISC = 140;
const MINUTES = 24 * 60;
/** Hours with a numeral, and where its middle is. The numerals are outside the disc, so that nothing touches them. */
const NUMERALS = [
  { hour: "00", x: CENTRE, y: 14 },
  { hour: "06", x: 310, y: 164 },
  { hour: "12", x: CENTRE, y: 315 },
  { hour: "18", x: 10, y: 164 },
];

/** The point of a ring at a minute of the day. Midnight is at the top, and the day runs clockwise. */
function pointAt(minute: number, radius: number): string {
  const angle = (minute / MINUTES) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(CENTRE + radius * Math.sin(angle))} ${round(CENTRE - radius * Math.cos(angle))}`;
}

/** Path of an arc along a ring, in two halves: a whole day would have no length. */
function arc({ from, to }: DailyHours, radius: number): string {
  const length = to > from ? to - from : to - from + MINUTES;
  const half = `A${radius} ${radius} 0 0 1 `;
  return `M${pointAt(from, radius)}${half}${pointAt(from + length / 2, radius)}${half}${pointAt(from + length, radius)}`;
}

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

/** The drawing's own coordinates. */
export const CLOCK_BOX = `0 0 ${SIZE} ${SIZE}`;

/** Class of the drawing of a plan that does not answer today. */
export const CLOSED = "opacity-35";

interface DialProps {
  /** Name of the city in the middle. */
  name: string;
  face: ClockFace;
  day: ClockDay;
  /** Sets the hand and pales the rings of closed plans. Without it there is no hand. */
  now?: Pick<Now, "minute" | "closed">;
}

/**
 * The coverage clock: a 24-hour ring in local time with the hours to be answered and each plan's. A `Legend` below it says
 * what each ring is. All its styles are in `clock.css`, by the ids of the plans.
 */
export function Dial({ name, face, day, now }: DialProps) {
  return (
    <svg className="clock" viewBox={CLOCK_BOX} role="img" aria-label={`${face.label} ${day.label}`}>
      <DialFace name={name} face={face} closed={now?.closed} />
      {day.parts.map((part) => (
        <DayRing key={part.id} id={part.id} path={dayPath(part)} />
      ))}
      {now && <Hand minute={now.minute} />}
    </svg>
  );
}

/** A line for each ring, with its hours: a colour alone would be lost in print and in forced colours. */
export function Legend({ data: { legend } }: { data: { legend: readonly ClockLegend[] } }) {
  return legend.map(({ id, name, hours }) => (
    <p key={id} className={id}>
      <b>{name}</b> {hours}
    </p>
  ));
}

/** What does not depend on the hours to be answered: the disc, the rings of the plans, and what is written off the rings. */
export function DialFace({
  name,
  face,
  closed = [],
}: Pick<DialProps, "name" | "face"> & {
  /** Ids of the plans that do not answer today. */
  closed?: readonly string[] | undefined;
}) {
  const lines = breakName(name);
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r={DISC} />
      {/* Ten units for each hour: its dashes are in `clock.css`. */}
      <circle className="ticks" cx={CENTRE} cy={CENTRE} r={DISC + 2.5} pathLength={240} />
      {face.plans.map(({ id, ...hours }, ring) => (
        <Ring
          key={id}
          id={id}
          className={clsx(id, closed.includes(id) && CLOSED)}
          path={arc(hours, RADIUS.plans.at(ring - face.plans.length)!)}
        />
      ))}
      <g aria-hidden="true">
        {NUMERALS.map(({ hour, x, y }) => (
          <text key={hour} x={x} y={y}>
            {hour}
          </text>
        ))}
        {lines.map((line, index) => (
          <text
            key={line}
            className={line.length > LINE_LENGTH ? "name long" : "name"}
            x={CENTRE}
            y={154 - 19 * (lines.length - 1 - index)}
          >
            {line}
          </text>
        ))}
        {face.figures.map((figure, index) => (
          <text key={figure} className="difference" x={CENTRE} y={174 + 16 * index}>
            {figure}
          </text>
        ))}
      </g>
    </>
  );
}

/** Path of a part of the hours to be answered. */
export function dayPath(hours: DailyHours): string {
  return arc(hours, RADIUS.day);
}

/** A part of the hours to be answered. */
export function DayRing(props: Omit<RingProps, "className">) {
  return <Ring className="day" {...props} />;
}

interface RingProps {
  id: string;
  className: string;
  path: string;
}

function Ring({ id, className, path }: RingProps) {
  return (
    <g className={className} aria-hidden="true">
      <path id={`ring-${id}`} d={path} />
    </g>
  );
}

/** From the innermost ring to a dot on the rim: in ink, with an edge in the colour of the disc. Nothing else is drawn so. */
function Hand({ minute }: { minute: number }) {
  const line = `M${pointAt(minute, RADIUS.plans.at(-1)! - 10)}L${pointAt(minute, DISC)}`;
  return (
    <g className="hand print:hidden" strokeLinecap="round" aria-hidden="true">
      <path className="stroke-card" strokeWidth="7" strokeLinecap="butt" d={line} />
      <path className="stroke-ink" strokeWidth="3" d={line} />
      <path className="stroke-ink" strokeWidth="12" d={`M${pointAt(minute, DISC)}h.01`} />
    </g>
  );
}
