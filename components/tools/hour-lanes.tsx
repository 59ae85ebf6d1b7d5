import clsx from "clsx";
import type { Hours } from "@/lib/geo/week";

const DAY = 24 * 60;
/** Height of a lane in units of its drawing; that on the screen is set by a class. */
const HEIGHT = 20;
const HOURS = [0, 6, 12, 18, 24];
/** Colours of the plans, as on the coverage clock. */
const PLAN_FILLS = ["fill-clyde-mid", "fill-clyde", "fill-moss"];

/** Days or a place: the hours that are wanted, and a lane for each plan. */
export interface LaneGroup {
  title: string;
  /** Beside the title: the hours in words. */
  note?: string;
  open: readonly Hours[];
  /** None for a group that is closed. */
  lanes: readonly { name: string; hours: readonly Hours[]; answered?: string }[];
}

interface HourLanesProps {
  /** Names the table for screen readers. */
  caption: string;
  groups: readonly LaneGroup[];
  /** What amber is. */
  wanted?: string;
}

/**
 * A day of 24 hours as one lane for each plan. Amber are the hours that are wanted, and the bar of the plan lies on it:
 * where amber is bare, the plan does not answer. The drawing stretches, so that words and lanes keep their size on phones.
 */
export function HourLanes({ caption, groups, wanted = "Your hours" }: HourLanesProps) {
  const hasAnswers = groups.some(({ lanes }) => lanes.some(({ answered }) => answered !== undefined));
  const columns = hasAnswers ? 3 : 2;
  return (
    <table className="lanes">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Plan</span>
            <span aria-hidden="true" className="flex items-center gap-2">
              <svg viewBox="0 0 16 16" className="size-4 shrink-0 fill-amber">
                <rect width="16" height="16" rx="3" />
              </svg>
              {wanted}
            </span>
          </th>
          <th scope="col">
            <span className="sr-only">Hours of the day</span>
            <Axis />
          </th>
          {hasAnswers && <th scope="col">Hours</th>}
        </tr>
      </thead>
      {groups.map(({ title, note, open, lanes }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={columns}>
              {title}
              {note && <span className="font-sans font-normal text-soft"> {note}</span>}
            </th>
          </tr>
          {lanes.map(({ name, hours, answered }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Lane open={open} hours={hours} fill={PLAN_FILLS[index % PLAN_FILLS.length]!} />
              </td>
              {hasAnswers && <td>{answered}</td>}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Axis() {
  return (
    <span aria-hidden="true" className="flex justify-between">
      {HOURS.map((hour) => (
        <span
          key={hour}
          className={clsx("flex w-0", hour === 24 ? "justify-end" : hour !== 0 && "justify-center")}
        >
          {hour}
        </span>
      ))}
    </span>
  );
}

function Lane({ open, hours, fill }: { open: readonly Hours[]; hours: readonly Hours[]; fill: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-6 w-full"
    >
      <rect width={DAY} height={HEIGHT} className="fill-line/60" />
      {open.map(({ from, to }) => (
        <rect key={from} x={from} width={to - from} height={HEIGHT} className="fill-amber" />
      ))}
      {hours.map(({ from, to }) => (
        <rect key={from} x={from} width={to - from} y="4" height="12" className={fill} />
      ))}
      <path
        d={HOURS.slice(1, -1)
          .map((hour) => `M${hour * 60} 0V${HEIGHT}`)
          .join("")}
        vectorEffect="non-scaling-stroke"
        className="stroke-paper/60"
      />
    </svg>
  );
}
