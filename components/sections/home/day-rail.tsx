import type { DayMoment, WorkingDay } from "@/lib/overviews/working-day";

const DAY = 24 * 60;
/** From the cards above to those below, in pixels, as the classes of the drawing have it too; a unit of its width is a minute. */
const HEIGHT = 176;
const BAND = { top: 52, bottom: 124 };
const MIDDLE = (BAND.top + BAND.bottom) / 2;
const HOURS = [0, 6, 12, 18, 24];
/** How long it takes to get light, or dark, one step after the other. */
const STEP = 40;
const TONES = ["dusk", "pale", "dawn"] as const;

/**
 * The day between the two rows of cards, from midnight to midnight: dark where only one plan answers, with a socket for each hour,
 * and a cord from the time of each moment to its card. Moments are above and below the band by turns, as their cards are.
 */
export function DayRail({ moments, light }: WorkingDay) {
  const columns = moments.length / 2;
  const cords = moments.map((moment, index) => cordOf(moment, index, columns));
  return (
    <div
      aria-hidden="true"
      className="day-rail relative col-span-full row-start-7 h-44 max-xl:hidden print:hidden"
    >
      <div className="absolute inset-x-0 top-13 h-18" />
      <svg
        viewBox={`0 0 ${DAY} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="absolute inset-0 h-full w-full overflow-visible"
      >
        <Sky {...light} />
        <path className="sockets" d={sockets()} />
        <Cords of={cords.filter((_, index) => !moments[index]!.isLive)} className="cords" />
        <Cords of={cords.filter((_, index) => moments[index]!.isLive)} className="cords live" />
      </svg>
      <p className="absolute inset-x-0 top-5 flex max-w-none justify-between text-small text-soft">
        {HOURS.map((hour) => (
          <span key={hour} className="flex w-0 justify-center first:justify-start last:justify-end">
            {hour}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The light hours, each step of the twilight within them. */
function Sky({ from, to }: WorkingDay["light"]) {
  const steps = [...TONES, "noon"];
  return steps.map((tone, step) => (
    <path
      key={tone}
      className={tone}
      d={`M${from + step * STEP} ${BAND.top}H${to - step * STEP}V${BAND.bottom}H${from + step * STEP}z`}
    />
  ));
}

/** A stroke without length for each hour: its round ends are a dot at every width of the drawing. */
function sockets(): string {
  return Array.from({ length: 23 }, (_, hour) => `M${(hour + 1) * 60} ${MIDDLE}h.01`).join("");
}

/** From the time of a moment to the middle of its card's rule. */
function cordOf({ minute }: DayMoment, index: number, columns: number): { cord: string; plugs: string } {
  const end = index % 2 === 0 ? 0 : HEIGHT;
  const x = Math.round(((Math.floor(index / 2) + 0.5) / columns) * DAY);
  const bend = (end - MIDDLE) * 0.62;
  return {
    cord: `M${minute} ${MIDDLE}C${minute} ${MIDDLE + bend} ${x} ${end - bend} ${x} ${end}`,
    plugs: `M${minute} ${MIDDLE}h.01M${x} ${end}h.01`,
  };
}

/** All cords of a colour in one stroke, each of its plugs with an edge that parts it from what is below. */
function Cords({ of, className }: { of: readonly ReturnType<typeof cordOf>[]; className: string }) {
  const plugs = of.map((each) => each.plugs).join("");
  return (
    <g className={className}>
      <path className="edge" d={plugs} />
      <path d={of.map(({ cord }) => cord).join("")} />
      <path className="plug" d={plugs} />
    </g>
  );
}
