import type { Tally } from "@/lib/tools/call-log/analyse";

const BOX = { width: 960, height: 190, top: 22, bottom: 24 };
const STEP = BOX.width / 24;

/** Answered and missed calls by hour of the day. The table below says the same. */
export function HourBars({ hours }: { hours: readonly Tally[] }) {
  const most = Math.max(1, ...hours.map(({ answered, missed }) => answered + missed));
  const floor = BOX.height - BOX.bottom;
  const heightOf = (calls: number) => (calls / most) * (floor - BOX.top);
  return (
    <>
      <ul className="plan-key mt-2">
        <li>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none">
            <rect width="1" height="1" className="fill-clyde" />
          </svg>
          answered
        </li>
        <li>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none">
            <rect width="1" height="1" className="fill-amber" />
          </svg>
          missed
        </li>
      </ul>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        className="mt-2 w-full text-[14px] max-sm:text-[26px]"
      >
        {hours.map(({ answered, missed }, hour) => {
          const x = hour * STEP;
          const top = floor - heightOf(answered);
          return (
            <g key={hour} textAnchor="middle">
              <rect x={x + 3} y={top} width={STEP - 6} height={heightOf(answered)} className="fill-clyde" />
              <rect
                x={x + 3}
                y={top - heightOf(missed)}
                width={STEP - 6}
                height={heightOf(missed)}
                className="fill-amber"
              />
              {missed > 0 && (
                <text x={x + STEP / 2} y={top - heightOf(missed) - 6} className="fill-current max-sm:hidden">
                  {missed}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${floor}H${BOX.width}`} className="stroke-soft" />
        {[0, 6, 12, 18].map((hour) => (
          <text key={hour} x={hour * STEP} y={BOX.height - 2} className="fill-current">
            {`${String(hour).padStart(2, "0")}:00`}
          </text>
        ))}
      </svg>
    </>
  );
}
