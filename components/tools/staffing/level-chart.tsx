import clsx from "clsx";
import { formatPercent } from "@/lib/tools/missed-calls";
import { formatNumber } from "@/lib/tools/typed-numbers";
import type { ServiceLevel } from "@/lib/tools/staffing";

const BOX = { width: 640, height: 320, left: 8, right: 132, bottom: 64, top: 12 };
/** How far below the bars the two lines of text are. */
const [PEOPLE, SHARE] = [24, 54];

interface LevelChartProps {
  levels: readonly ServiceLevel[];
  /** The people who are needed: their bar is amber. */
  agents: number;
  /** The share to be reached: a dashed line. */
  target: number;
}

/** Callers answered in time, by people on the phone: what each person adds. */
export function LevelChart({ levels, agents, target }: LevelChartProps) {
  const floor = BOX.height - BOX.bottom;
  const step = (BOX.width - BOX.left - BOX.right) / levels.length;
  const y = (share: number) => floor - share * (floor - BOX.top);
  return (
    <svg
      role="img"
      aria-label={levels
        .map((level) => `${formatNumber(level.agents)} people: ${formatPercent(level.share, target)}`)
        .join(", ")}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className="mt-3 w-full text-[14px] max-sm:text-[24px]"
    >
      {levels.map((level, index) => {
        const x = BOX.left + index * step;
        const isNeeded = level.agents === agents;
        return (
          <g key={level.agents} textAnchor="middle" className="fill-current">
            <rect
              x={x + step * 0.12}
              y={y(level.share)}
              width={step * 0.76}
              height={floor - y(level.share)}
              className={isNeeded ? "fill-amber stroke-ink" : "fill-clyde"}
            />
            {[
              [PEOPLE, formatNumber(level.agents)] as const,
              [
                SHARE,
                formatPercent(level.share, target).replace("over ", ">").replace("under ", "<"),
              ] as const,
            ].map(([below, text]) => (
              <text key={below} x={x + step / 2} y={floor + below} className={clsx(isNeeded && "font-bold")}>
                {text}
              </text>
            ))}
          </g>
        );
      })}
      <path d={`M${BOX.left} ${floor}H${BOX.width}`} className="stroke-soft" />
      <path
        d={`M${BOX.left} ${y(target)}H${BOX.width}`}
        strokeWidth="2"
        className="stroke-ink [stroke-dasharray:6_5]"
      />
      <text x={BOX.width} y={y(target) - 8} textAnchor="end" className="fill-current">
        your {formatPercent(target)}
      </text>
      {[[PEOPLE, "people"] as const, [SHARE, "in time"] as const].map(([below, text]) => (
        <text key={below} x={BOX.width} y={floor + below} textAnchor="end" className="fill-soft">
          {text}
        </text>
      ))}
    </svg>
  );
}
