import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";

const WIDTH = 400;
const HEIGHT = 100;
/** Above the bars, for the contacts, and below them, for the distances. */
const ROOM = { top: 18, bottom: 20 };
/** Between two bars, as a part of the room of each. */
const GAP = 0.1;

type Reach = NonNullable<LandingPage["trade"]>["origin"]["reach"];

/**
 * How contacts grow with the distance, a bar for some rows of the table, with its contacts above and its distance below;
 * that of the usual distance is amber.
 */
export function ReachChart({ page }: { page: LandingPage }) {
  const { steps } = page.trade!.origin.reach;
  return (
    <>
      <p className="note" aria-hidden="true">
        {pageSpecific(page, ({ trade }) => trade!.origin.reachLabel)}
      </p>
      <svg
        className="reach"
        viewBox={`0 ${-ROOM.top} ${WIDTH} ${HEIGHT + ROOM.top + ROOM.bottom}`}
        aria-hidden="true"
      >
        {steps.map((_, index) => (
          <text key={index} x={middleOf(index, steps.length)} y="-6">
            {pageSpecific(page, ({ trade }) => trade!.origin.reachCounts[index]!)}
          </text>
        ))}
        <SharedFragment as="g" page={page} select={({ trade }) => trade!.origin.reach} body={Bars} />
      </svg>
    </>
  );
}

function Bars({ data: { steps } }: { data: Reach }) {
  const bar = (index: number, isUsual: boolean) => {
    const room = WIDTH / steps.length;
    const [x, width] = [Math.round((index + GAP / 2) * room), Math.round((1 - GAP) * room)];
    const y = Math.round((1 - steps[index]!.height) * HEIGHT);
    return steps[index]!.isUsual === isUsual ? `M${x} ${HEIGHT}V${y}h${width}V${HEIGHT}` : "";
  };
  const usual = steps.map((_, index) => bar(index, true)).join("");
  return (
    <>
      <path d={steps.map((_, index) => bar(index, false)).join("")} />
      {usual && <path className="day" d={usual} />}
      {steps.map(({ km }, index) => (
        <text key={index} x={middleOf(index, steps.length)} y={HEIGHT + 15}>
          {km === undefined ? "all" : km === 0 ? "city" : `${km} km`}
        </text>
      ))}
    </>
  );
}

function middleOf(index: number, count: number): number {
  return Math.round(((index + 0.5) * WIDTH) / count);
}
