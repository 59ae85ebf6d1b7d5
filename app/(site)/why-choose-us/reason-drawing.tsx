import type { ReactNode } from "react";
import type { Claim, Plan } from "@/lib/content";
import { deskHoursOf } from "@/lib/plans/trade-year";

/** Width of a drawing, in its own units. */
const WIDTH = 240;

/** Draws what the claims of a reason count; nothing for claims that count nothing. */
export function ReasonDrawing({ claims, plans }: { claims: readonly Claim[]; plans: readonly Plan[] }) {
  const draw = DRAWINGS[claims[0]!.id];
  if (!draw) return null;
  const numbers = claims.map(({ value }) => Number(/\d+/.exec(value)?.[0]));
  return draw(numbers, plans);
}

const DRAWINGS: Record<string, (numbers: readonly number[], plans: readonly Plan[]) => ReactNode> = {
  clients: ([clients]) => <Cells count={clients!} filled={clients!} perRow={50} round />,
  coverage: (_, plans) => <WeekOfPlans plans={plans} />,
  "languages-human": ([people, all]) => <Cells count={all!} filled={people!} perRow={15} />,
  gdpr: () => <Redacted />,
  "setup-time": (numbers) => <Saving percent={numbers[1]!} />,
  satisfaction: ([percent]) => <Cells count={100} filled={percent!} perRow={20} round />,
};

/** One mark for each; those that the first figure counts are darker. As paths: hundreds of elements would be heavy. */
function Cells(props: { count: number; filled: number; perRow: number; round?: boolean }) {
  const { count, filled, perRow, round = false } = props;
  const step = WIDTH / perRow;
  const marks = (from: number, to: number) => {
    let path = "";
    for (let index = from; index < to; index += 1)
      path += `M${fixed((index % perRow) * step + step / 2)} ${fixed(Math.floor(index / perRow) * step + step / 2)}h0`;
    return path;
  };
  return (
    <Drawing height={Math.ceil(count / perRow) * step}>
      <g strokeWidth={fixed(step * 0.74)} strokeLinecap={round ? "round" : "square"}>
        <path d={marks(0, filled)} className="stroke-clyde" />
        <path d={marks(filled, count)} className="stroke-clyde-pale" />
      </g>
    </Drawing>
  );
}

function fixed(number: number): number {
  return Math.round(number * 10) / 10;
}

const PLAN_STROKES = ["stroke-clyde-mid", "stroke-clyde", "stroke-moss"];
/** Height of a day in the week's drawing. */
const DAY = 15;

/** Every hour of a week, in the colour of the smallest plan that answers it. */
function WeekOfPlans({ plans }: { plans: readonly Plan[] }) {
  const hour = WIDTH / 24;
  const weeks = plans.map((plan) => deskHoursOf(plan, new Set(), "2001-01-01").week);
  // The smallest plan is drawn last, over the others.
  const paths = weeks.map((week) =>
    week
      .flatMap((hours, day) =>
        hours.map(({ from, to }) => `M${(from / 60) * hour} ${day * DAY + 6}H${(to / 60) * hour}`),
      )
      .join(""),
  );
  return (
    <div>
      <Drawing height={7 * DAY}>
        <g strokeWidth="12">
          {paths.toReversed().map((path, index) => (
            <path key={path} d={path} className={PLAN_STROKES[plans.length - 1 - index]} />
          ))}
        </g>
        <path
          d={[6, 12, 18].map((time) => `M${time * hour} 0V${7 * DAY}`).join("")}
          className="stroke-paper"
          strokeWidth="1.5"
        />
      </Drawing>
      <p aria-hidden="true" className="mt-1 flex justify-between text-[0.8125rem] text-soft md:max-w-60">
        {[0, 6, 12, 18, 24].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
      <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-3 text-[0.8125rem] text-soft">
        {plans.map(({ name }, index) => (
          <li key={name} className="flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" className="size-2.5">
              <path d="M0 5h10" strokeWidth="10" className={PLAN_STROKES[index]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A note in which the number of a card is blacked out. */
function Redacted() {
  return (
    <Drawing height={130}>
      <rect x="34" y="4" width="172" height="122" rx="8" className="fill-card stroke-ink" strokeWidth="3" />
      <path d="M56 32h92M56 54h128M56 98h64" className="stroke-clyde-pale" strokeWidth="7" />
      <rect x="52" y="68" width="136" height="18" rx="3" className="fill-ink" />
      <circle cx="176" cy="100" r="11" className="fill-amber" />
      <path d="M171 100l4 4 7-8" className="fill-none stroke-on-amber" strokeWidth="3" />
    </Drawing>
  );
}

/** A cost, and below it what is left of it. */
function Saving({ percent }: { percent: number }) {
  const left = (WIDTH * (100 - percent)) / 100;
  return (
    <Drawing height={84}>
      <rect y="2" width={WIDTH} height="36" rx="4" className="fill-clyde-pale" />
      <rect y="46" width={left} height="36" rx="4" className="fill-clyde" />
      <g className="text-[15px] font-semibold">
        <text x="12" y="25" className="fill-ink">
          Your own desk
        </text>
        <text x="12" y="69" className="fill-paper">
          With us
        </text>
      </g>
      <path
        d={`M${left + 6} 64H${WIDTH - 2}m-10 -8l9 8l-9 8`}
        className="fill-none stroke-soft"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
    </Drawing>
  );
}

/** Hidden from screen readers: the claims beside it say the same. */
function Drawing({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${height}`} className="block h-auto w-full md:max-w-60">
      {children}
    </svg>
  );
}
