import clsx from "clsx";
import type { MapDrawing } from "@/lib/geo/map";

interface CitiesMapProps {
  drawing: MapDrawing;
  /** Text alternative. */
  description: string;
  className?: string;
  /** From which width on the smaller names are shown, if there are larger ones. */
  smallFrom?: keyof typeof SMALL_FROM;
}

/** The size of a dot without a name, by that of one with a name. */
const UNNAMED = 0.72;
/** On a map of the world, where the others keep their size, that of a dot with a name. */
const NAMED = 1.6;

const SMALL_FROM = {
  sm: { small: "max-sm:hidden", large: "sm:hidden" },
  lg: { small: "max-lg:hidden", large: "lg:hidden" },
} as const;

/**
 * A map for a deep band: land as a matrix of dots, every city as a brighter one, and lines from the desk. All dots are
 * strokes with round caps, those of the land dashes of no length. Where some cities have a name, the dots of the others are
 * smaller and fainter: a bare one is not taken for the named one beside it.
 */
export function CitiesMap({ drawing, description, className, smallFrom = "sm" }: CitiesMapProps) {
  const { width, height, labelSize, step, land, home, points, lines, desk, phone } = drawing;
  const unit = labelSize / 14;
  // Twice the size of the land's dots, where no lines lead to the cities.
  const isPart = !lines;
  const hasNames = isPart && drawing.labels.length > 0;
  const dot = isPart ? step : 3 * unit;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
      className={clsx("w-full overflow-hidden fill-none", className)}
      strokeLinecap="round"
    >
      <g strokeWidth={step * 0.44} strokeDasharray={`0 ${step}`} className="forced-colors:opacity-40">
        <path d={land} className="stroke-soft-on-deep/30 forced-colors:stroke-[GrayText]" />
        {home && <path d={home} className="stroke-soft-on-deep/50 forced-colors:stroke-[GrayText]" />}
      </g>
      {lines && (
        <path
          d={lines}
          className="stroke-amber forced-colors:stroke-[LinkText]"
          strokeWidth={1.1 * unit}
          strokeLinejoin="round"
        />
      )}
      <path
        d={points}
        strokeWidth={hasNames ? UNNAMED * dot : dot}
        className={clsx(
          hasNames ? "stroke-clyde-on-deep/80" : "stroke-clyde-on-deep",
          "forced-colors:stroke-[CanvasText]",
        )}
      />
      <MapMarks marks={drawing} dot={dot} isPart={isPart} className={phone && SMALL_FROM[smallFrom].small} />
      {phone && <MapMarks marks={phone} dot={dot} isPart={isPart} className={SMALL_FROM[smallFrom].large} />}
      {desk && (
        <circle
          cx={desk[0]}
          cy={desk[1]}
          r={isPart ? 0.8 * step : 4.5 * unit}
          className="fill-amber forced-colors:fill-[LinkText]"
        />
      )}
    </svg>
  );
}

interface MapMarksProps {
  marks: Pick<MapDrawing, "labels" | "labelSize" | "named">;
  /** Of a city with a name. */
  dot: number;
  /** False on a map of the world. */
  isPart: boolean;
  className?: string | undefined;
}

/** Names with their dots. */
function MapMarks({ marks, dot, isPart, className }: MapMarksProps) {
  const { labels, named, labelSize } = marks;
  return (
    <g fontSize={labelSize} className={className}>
      <path
        d={named}
        strokeWidth={dot * (isPart ? 1 : NAMED)}
        className="stroke-clyde-on-deep forced-colors:stroke-[CanvasText]"
      />
      <g
        aria-hidden="true"
        strokeWidth={labelSize / 3}
        paintOrder="stroke"
        strokeLinejoin="round"
        className="fill-on-deep stroke-deep font-display font-semibold forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
      >
        {labels.map(({ name, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor === "start" ? undefined : anchor}>
            {name}
          </text>
        ))}
      </g>
    </g>
  );
}
