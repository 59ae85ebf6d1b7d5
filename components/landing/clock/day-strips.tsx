import clsx from "clsx";
import type { ReactNode } from "react";
import { capitalise } from "@/lib/grammar";
import type { DailyHours } from "@/lib/geo/daily-hours";
import type { ShownStrips, Strip } from "@/lib/landing";
import { CLOSED } from "./clock-drawing";
import type { Now } from "./answering-now";

/** A unit of the drawing is a minute wide. */
const DAY = 24 * 60;
const HEIGHT = 20;
/** Height of the line that repeats the hours to be answered under each plan's bar. */
const LINE = 4;
const HOURS = [0, 6, 12, 18, 24];

interface DayStripsProps {
  data: ShownStrips;
  /** Marks the time on each strip, and pales those of closed plans. */
  now?: Pick<Now, "minute" | "closed">;
  /** Leaves more room for texts: they are sentences. */
  prose?: boolean;
}

/**
 * The coverage clock unrolled: the hours to be answered, and those of each plan, as strips of 24 hours. The text beside
 * each strip says the same. All styles are in `strips.css`, by the ids of the plans.
 */
export function DayStrips({ data: { open, plans }, now, prose = false }: DayStripsProps) {
  const line = open?.seasons.map((parts) => bars(parts, HEIGHT - LINE, LINE)).join("");
  return (
    <>
      <HourScale prose={prose} />
      <dl className={prose ? "strips prose" : "strips"}>
        {open && <StripRow strip={open} bars={seasonBars(open, HEIGHT)} now={now} />}
        {plans.map((plan) => (
          <StripRow
            key={plan.id}
            strip={plan}
            bars={seasonBars(plan, line ? HEIGHT - LINE - 1 : HEIGHT)}
            line={line}
            now={now}
          />
        ))}
      </dl>
    </>
  );
}

/** The hours above strips, each with its middle at its place. */
export function HourScale({ prose, className }: { prose?: boolean; className?: string }) {
  return (
    <p className={clsx("hours", prose && "prose", className)} aria-hidden="true">
      {HOURS.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </p>
  );
}

interface StripDrawingProps {
  /** Of the plan. */
  id: string;
  /** Path of the bars: a unit is a minute wide. */
  bars: string;
  /** Paths of other bars, with the ids of their plans. */
  others?: readonly { id: string; bars: string }[];
  /** Of the drawing, in units of the path. */
  height?: number;
  /** Path of the hours to be answered. */
  line?: string;
  now?: DayStripsProps["now"];
}

/** The hours of a strip. */
export function StripDrawing({ id, bars, others = [], height = HEIGHT, line, now }: StripDrawingProps) {
  return (
    <svg viewBox={`0 0 ${DAY} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={clsx(id, now?.closed.includes(id) && CLOSED)} d={bars} />
      {others.map((other) => (
        <path key={other.id} className={other.id} d={other.bars} />
      ))}
      {line && <path className="day" d={line} />}
      {now !== undefined && (
        <path
          // In forced colours it is to be seen on a bar in the colour of text, and beside it.
          className="now stroke-ink [vector-effect:non-scaling-stroke] forced-colors:stroke-[#fff] forced-colors:stroke-3 forced-colors:mix-blend-difference print:hidden"
          strokeWidth="2"
          d={`M${now.minute} 0v${HEIGHT}`}
        />
      )}
    </svg>
  );
}

interface StripRowProps extends Omit<StripDrawingProps, "id"> {
  strip: Pick<Strip, "id" | "name" | "text">;
  /** More about it, below the strip. */
  children?: ReactNode;
}

/** A strip between its name and its hours. */
export function StripRow({ strip: { id, name, text }, children, ...drawing }: StripRowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{capitalise(text)}</span>
        <StripDrawing id={id} {...drawing} />
      </dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}

/** Path of a strip's bars: its seasons below each other, with a gap. */
function seasonBars({ seasons }: Strip, height: number): string {
  const each = Math.floor(height / Math.max(seasons.length, 1));
  return seasons.map((parts, season) => bars(parts, season * (each + 1), each)).join("");
}

/** Path of a bar for each part of the day. */
export function bars(parts: readonly DailyHours[], top: number, height: number): string {
  return parts.map(({ from, to }) => `M${from} ${top}H${to}v${height}H${from}z`).join("");
}
