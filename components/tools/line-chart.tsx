import { planColour } from "@/components/layout/plan-colours";

/** A point of a chart. */
export type Point = readonly [x: number, y: number];

interface ChartLine {
  name: string;
  points: readonly Point[];
  /** Class of its colour, instead of that of its place. */
  colour?: string;
  /** At the upright line. */
  value: number;
}

interface LineChartProps {
  /** Names the chart, with the place of the upright line. */
  title: string;
  lines: readonly ChartLine[];
  /** Values at the ends of the axes, which begin at zero. */
  ends: Point;
  /** Write the values of the axes. */
  formats: readonly [x: (value: number) => string, y: (value: number) => string];
  /** Unit of the level axis. */
  unit: string;
  /** The visitor's value: an upright line, with a dot on each line that it meets. */
  at: number;
  /** Name of the line that is the answer. */
  best?: string | undefined;
  /** A ring where lines cross, and the corners of the area beyond it. */
  ring?: { text: string; place: Point; area: readonly Point[] } | 0 | false | undefined;
}

/** By the order of the lines: the plans, and what they are compared with. */
const COLOURS = [...[0, 1, 2].map(planColour), "text-soft [stroke-dasharray:3_5]", "text-ink"];
/** Where the axes have values, as shares of their lengths. */
const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** Least distance of two names at the right, as a share of the height. */
const NAME_DISTANCE = 0.09;

/**
 * Lines over a level axis, with their names at their ends. Lengths are shares of the drawing and lines stretch with it, so
 * that words keep the size of the text and the drawing its height while its figures change: line-chart.css.
 */
export function LineChart({ title, lines, ends, formats, unit, at, best, ring }: LineChartProps) {
  const [endX, endY] = ends;
  const x = (value: number) => percent(value / endX);
  const y = (value: number) => percent(1 - value / endY);
  const corners = (points: readonly Point[]) =>
    points.map(([px, py]) => [(px / endX).toFixed(4), (1 - py / endY).toFixed(4)]).join(" ");
  return (
    <>
      {/* In the colour of the upright line. */}
      <h3 className="mt-8 border-l-3 border-amber pl-3">{title}</h3>
      <svg
        role="img"
        aria-label={`${title}: ${lines.map(({ name, value }) => `${name} ${formats[1](value)}`).join(", ")}`}
        className="line-chart"
      >
        {TICKS.map((part) => (
          <g key={part}>
            <line x2="100%" y1={percent(part)} y2={percent(part)} />
            <text y={percent(part)}>{formats[1]((1 - part) * endY)}</text>
            <text x={percent(part)} y="100%">
              {formats[0](part * endX)}
            </text>
          </g>
        ))}
        <text x="50%" y="100%">
          {unit}
        </text>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none">
          {ring && <polygon points={corners(ring.area)} />}
          {lines.map(({ name, points, colour }, index) => (
            <polyline key={name} points={corners(points)} className={colour ?? COLOURS[index]} />
          ))}
        </svg>
        <line x1={x(at)} x2={x(at)} y2="100%" />
        {lines.map(
          ({ name, value }) => value <= endY && <circle key={name} cx={x(at)} cy={y(value)} r=".3em" />,
        )}
        {ring && (
          <>
            <circle cx={x(ring.place[0])} cy={y(ring.place[1])} r=".45em" className="ring" />
            <text
              x={x(ring.place[0])}
              y={y(ring.place[1])}
              className={ring.place[0] < endX / 2 ? "ring-name" : "ring-name at-end"}
            >
              {ring.text}
            </text>
          </>
        )}
        {placeNames(lines, ends).map(({ name, left, top }) => (
          <text
            key={name}
            x={percent(left)}
            y={percent(top)}
            className={name === best ? "line-name font-bold" : "line-name"}
          >
            {name}
          </text>
        ))}
      </svg>
    </>
  );
}

/** The name of each line at its end, as shares of the chart's width and height. */
function placeNames(lines: readonly ChartLine[], [endX, endY]: Point) {
  // A line that leaves the chart at its top has its name there; others have theirs at the right, one below the other.
  const names = lines
    .flatMap(({ name, points }) =>
      points.slice(-1).map(([x, y]) => ({ name, left: x / endX, top: x < endX ? 0 : 1 - y / endY })),
    )
    .toSorted((one, other) => one.top - other.top);
  let lowest = -1;
  for (const name of names)
    if (name.top !== 0) name.top = lowest = Math.max(lowest + NAME_DISTANCE, name.top);
  return names;
}

function percent(share: number): string {
  return `${100 * share}%`;
}
