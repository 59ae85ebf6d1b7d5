import type { Plan } from "@/lib/content";
import { usualDeskHours } from "@/lib/plans/trade-year";

/** Width of the drawing, in its own units. */
const WIDTH = 240;
const PLAN_STROKES = ["stroke-clyde-mid", "stroke-clyde", "stroke-moss"];
/** Height of a day in the week's drawing. */
const DAY = 15;

/** Every hour of a week, in the colour of the smallest plan that answers it. Hidden from screen readers: the text says it. */
export function WeekOfPlans({ plans }: { plans: readonly Plan[] }) {
  const hour = WIDTH / 24;
  const weeks = plans.map((plan) => usualDeskHours(plan).week);
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
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${7 * DAY}`} className="h-auto w-full">
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
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-[0.8125rem] text-soft">
        {[0, 6, 12, 18, 24].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
      <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 text-small text-soft">
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
