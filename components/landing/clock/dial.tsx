import clsx from "clsx";
import type { ReactNode } from "react";
import type { DailyHours } from "@/lib/geo/desk-hours";
import type { ClockDay, ClockFace } from "@/lib/landing";
import type { Now } from "./live-texts";

const SIZE = 320;
const CENTRE = SIZE / 2;
/** Radius of each plan's ring, in the order of the price list, and of the working day. If plans are left out, the last have theirs. */
const RADIUS = { plans: [71, 90, 110], day: 130 };
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
export function pointAt(minute: number, radius: number): string {
  const angle = (minute / MINUTES) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(CENTRE + radius * Math.sin(angle))} ${round(CENTRE - radius * Math.cos(angle))}`;
}

/**
 * Path of an arc along a ring, on which its name is written: clockwise if its middle is in the upper half, otherwise
 * anticlockwise, so that no name stands on its head. A whole day begins and ends at the bottom.
 */
function arc({ from, to }: DailyHours, radius: number): string {
  const [start, length] =
    to - from === MINUTES ? [MINUTES / 2, MINUTES] : [from, to > from ? to - from : to - from + MINUTES];
  const middle = (start + length / 2) % MINUTES;
  const isUpper = middle < MINUTES / 4 || middle > (MINUTES * 3) / 4;
  const ends = [start, start + length];
  const [first, last] = isUpper ? ends : ends.toReversed();
  const rest = `A${radius} ${radius} 0 0 ${isUpper ? 1 : 0}`;
  return `M${pointAt(first!, radius)}${rest} ${pointAt(middle, radius)}${rest} ${pointAt(last!, radius)}`;
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

interface DialProps {
  /** Name of the city in the middle. */
  name: string;
  face: ClockFace;
  day: ClockDay;
  /** Sets the hand and pales the rings of closed plans. Without it there is no hand. */
  now?: Pick<Now, "minute" | "closed">;
}

/**
 * The coverage clock: a 24-hour ring in local time with the hours to be answered and each plan's. Each ring carries its
 * name: a legend by colour would be lost in print and in forced colours, and two plans hardly differ in the dark scheme.
 * One on a page: the names refer to the rings by id. All its styles are in `clock.css`, by the ids of the plans.
 */
export function Dial({ name, face, day, now }: DialProps) {
  return (
    <svg className="clock" viewBox={CLOCK_BOX} role="img" aria-label={`${face.label} ${day.label}`}>
      <DialFace name={name} face={face} now={now} />
      {day.parts.map((part, index) => (
        <DayRing key={part.id} id={part.id} text={part.text} path={dayPath(part)}>
          {now !== undefined && index === 0 && (
            <Hand minute={now.minute} ring={RADIUS.day} to={DISC} under={day.parts} />
          )}
        </DayRing>
      ))}
    </svg>
  );
}

/** What does not depend on the hours to be answered: the disc, the rings of the plans, and what is written off the rings. */
export function DialFace({
  name,
  face,
  now,
  isNamed = true,
}: Pick<DialProps, "name" | "face" | "now"> & {
  /** Whether the names of the plans are on their rings. */
  isNamed?: boolean;
}) {
  const lines = breakName(name);
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r={DISC} />
      {/* Ten units for each hour: its dashes are in `clock.css`. */}
      <circle className="ticks" cx={CENTRE} cy={CENTRE} r={DISC + 2.5} pathLength={240} />
      {face.plans.map(({ id, text, ...hours }, ring) => {
        const radius = RADIUS.plans.at(ring - face.plans.length)!;
        return (
          <Ring
            key={id}
            id={id}
            className={clsx(id, now?.closed.includes(id) && "closed")}
            text={isNamed ? text : undefined}
            path={arc(hours, radius)}
          >
            {now !== undefined && <Hand minute={now.minute} ring={radius} under={[{ text, ...hours }]} />}
          </Ring>
        );
      })}
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
  /** Absent where the ring has no name. */
  text?: string;
  path: string;
  /** Drawn over the ring and under its name. */
  children?: ReactNode;
}

/** A ring with its name on it. */
function Ring({ id, className, text, path, children }: RingProps) {
  return (
    <g className={className} aria-hidden="true">
      <path id={`ring-${id}`} d={path} />
      {children}
      {text !== undefined && (
        <text dy="5">
          <textPath href={`#ring-${id}`} startOffset="50%">
            {text}
          </textPath>
        </text>
      )}
    </g>
  );
}

/** How far the hand reaches beyond the middle of a ring: to the next one's. */
const REACH = 10;
/** Half the width of a letter of a name, and what is left free at both of its ends. */
const HALF_LETTER = 4.1;
const FREE = 6;

interface HandProps {
  minute: number;
  /** Radius of the ring. */
  ring: number;
  /** The names on this ring: the hand passes behind them. */
  under: readonly (DailyHours & { text: string })[];
  to?: number;
}

/** The hand's part across one ring: in ink, with an edge in the colour of the disc, and a dot on the rim. */
function Hand({ minute, ring, under, to = ring + REACH }: HandProps) {
  const isHidden = under.some((name) => isBehind(name, minute, ring));
  const line = `M${pointAt(minute, ring - REACH)}L${pointAt(minute, to)}`;
  return (
    <g className="hand">
      {!isHidden && (
        <>
          <path d={line} />
          <path d={line} />
        </>
      )}
      {to === DISC && <path className="tip" d={`M${pointAt(minute, to)}h.01`} />}
    </g>
  );
}

/** Whether a name is written across a minute. That of a whole day is at the top. */
function isBehind({ text, from, to }: HandProps["under"][number], minute: number, radius: number): boolean {
  const middle = to - from === MINUTES ? 0 : from + (to > from ? to - from : to - from + MINUTES) / 2;
  const away = Math.abs(((minute - middle + 1.5 * MINUTES) % MINUTES) - MINUTES / 2);
  return (away / MINUTES) * 2 * Math.PI * radius < text.length * HALF_LETTER + FREE;
}
