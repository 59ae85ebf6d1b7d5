import clsx from "clsx";
import { formatPercent } from "@/lib/tools/missed-calls";
import { formatNumber } from "@/lib/tools/numbers";
import type { ServiceLevel } from "@/lib/tools/staffing";

const BOX = { width: 640, height: 300, left: 8, right: 132, bottom: 60, top: 34 };

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
        .map((level) => `${formatNumber(level.agents)} people: ${formatPercent(level.share)}`)
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
            <text
              x={x + step / 2}
              y={y(level.share) - 9}
              strokeWidth="4"
              className={clsx("stroke-paper [paint-order:stroke]", isNeeded && "font-bold")}
            >
              {formatPercent(level.share)}
            </text>
            <text x={x + step / 2} y={floor + 24} className={isNeeded ? "font-bold" : ""}>
              {formatNumber(level.agents)}
            </text>
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
      <text x={(BOX.width - BOX.right) / 2} y={BOX.height - 8} textAnchor="middle" className="fill-current">
        people on the phone
      </text>
    </svg>
  );
}
