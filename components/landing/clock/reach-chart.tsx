import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";

const WIDTH = 400;
const HEIGHT = 120;
/** Above the highest step, and below the axis. */
const ROOM = { top: 18, bottom: 20 };
/** Width of a character of the labels, on a phone. */
const CHARACTER = 9;

type Reach = NonNullable<LandingPage["trade"]>["origin"]["reach"];

/**
 * How contacts grow with the distance, a step for each row of the table; that of the usual distance is amber. The lowest, the
 * usual and the highest have their per cent of the usual or, without one, of all.
 */
export function ReachChart({ page }: { page: LandingPage }) {
  return (
    <svg
      className="reach"
      viewBox={`0 ${-ROOM.top} ${WIDTH} ${HEIGHT + ROOM.top + ROOM.bottom}`}
      aria-hidden="true"
    >
      <SharedFragment as="g" page={page} select={({ trade }) => trade!.origin.reach} body={Steps} />
      <text className="from" y="-5">
        {pageSpecific(page, ({ trade }) => trade!.origin.columns[1]!)}
      </text>
    </svg>
  );
}

function Steps({ data: { steps } }: { data: Reach }) {
  const usual = steps.find(({ isUsual }) => isUsual);
  return (
    <>
      <path d={stairs(steps)} />
      {usual && <path className="day" d={stairs([usual])} />}
      {labelsOf(steps).map(({ x, text }) => (
        <text key={text} x={x} y={HEIGHT + 15}>
          {text}
        </text>
      ))}
      {valuesOf(steps).map(({ x, y, text }) => (
        <text key={x} className="to" x={x} y={y}>
          {text}
        </text>
      ))}
    </>
  );
}

/** Path of steps that follow each other, down to the axis. */
function stairs(steps: Reach["steps"]): string {
  const at = (part: number) => Math.round(part * WIDTH);
  const tops = steps.map(({ to, height }) => `V${Math.round((1 - height) * HEIGHT)}H${at(to)}`);
  return `M${at(steps[0]!.from)} ${HEIGHT}${tops.join("")}V${HEIGHT}`;
}

/** The values of three steps, each ending with its step: above lower ones it covers nothing. */
function valuesOf(steps: Reach["steps"]): { x: number; y: number; text: string }[] {
  const named = [steps.at(-1)!, steps.find(({ isUsual }) => isUsual), steps[0]!];
  let free = WIDTH;
  return named.flatMap((step) => {
    if (!step) return [];
    const [x, y] = [Math.round(step.to * WIDTH), Math.round((1 - step.height) * HEIGHT) - 5];
    if (x > free) return [];
    const text = `${step.percent}%`;
    free = x - text.length * CHARACTER;
    return { x, y, text };
  });
}

/** The distances below the steps, each in the middle of where it is: from the farthest inwards, as far as they have room. */
function labelsOf(steps: Reach["steps"]): { x: number; text: string }[] {
  const labels: { x: number; text: string }[] = [];
  let free = WIDTH;
  for (const { at, km } of steps.toReversed()) {
    if (!km) continue;
    const x = Math.round(at * WIDTH);
    const text = labels.length === 0 ? `${km} km` : String(km);
    const half = (text.length * CHARACTER) / 2;
    if (x + half > free || x < half) continue;
    labels.push({ x, text });
    free = x - half - CHARACTER;
  }
  return labels;
}
