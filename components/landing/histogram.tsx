const BAR = { width: 24, height: 160 };
/** Room around the bars: for what is counted, the figures beside them, half a label, and the names below. */
const ROOM = { top: 38, left: 62, right: 22, bottom: 80 };
/** Most lines above the axis. */
const LINES = 5;

/** A place on the axis, counted in bars from the left, and what is written there. */
interface Place {
  bar: number;
  text: string;
}

interface HistogramProps {
  /** Height of each bar. */
  bars: readonly number[];
  /** Text alternative. */
  label: string;
  /** What the axis measures. */
  axis: string;
  /** What the height measures, and the unit after its figures. */
  count: string;
  unit?: string;
  /** The least height of the scale, so that several drawings may share it. */
  least?: number;
  /** Labels under the bars. */
  ticks: readonly Place[];
  /** Two marked values; the name of the lower one is left of it. */
  low: Place;
  high: Place;
  /** A dashed line that no bar should cross. */
  limit?: Place;
}

/** How often each value is measured, as bars on a scale. Its styles are in `quality.css`. */
export function Histogram({
  bars,
  label,
  axis,
  count,
  unit = "",
  least = 1,
  ticks,
  low,
  high,
  limit,
}: HistogramProps) {
  const lines = linesOf(Math.max(...bars, least));
  const width = bars.length * BAR.width;
  const { height } = BAR;
  const top = lines.at(-1)!;
  const heightOf = (value: number) => Math.round((value / top) * height);
  // Its name would be cut, and meets that of the lower value on the other side.
  const isAtEnd = high.bar > bars.length - 3;
  return (
    <svg
      className="histogram"
      viewBox={`${-ROOM.left} ${-ROOM.top} ${width + ROOM.left + ROOM.right} ${height + ROOM.top + ROOM.bottom}`}
      role="img"
      aria-label={label}
    >
      <path className="grid" d={lines.map((line) => `M0 ${height - heightOf(line)}H${width}`).join("")} />
      <path d={bars.map((value, bar) => barPath(bar, heightOf(value))).join("")} />
      <g aria-hidden="true">
        <text className="start" x={-ROOM.left} y={-18}>
          {count}
        </text>
        {lines.map((line) => (
          <text key={line} className="end" x={-8} y={height - heightOf(line) + 5}>
            {line}
            {unit}
          </text>
        ))}
        {limit && <Limit {...limit} />}
        {isAtEnd ? (
          <Mark text={high.text} bar={Math.min(high.bar, bars.length)} side="end" />
        ) : (
          <>
            <Mark {...low} side="end" />
            <Mark {...high} side="start" />
          </>
        )}
        {ticks.map(({ bar, text }) => (
          <text key={bar} x={bar * BAR.width} y={height + 44}>
            {text}
          </text>
        ))}
        <text x={width / 2} y={height + 72}>
          {axis}
        </text>
      </g>
    </svg>
  );
}

/** Round figures from 0 to one that is not below `highest`, in steps of 1, 2 or 5 times a power of ten. */
export function linesOf(highest: number): number[] {
  const least = highest / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].find((factor) => factor * power >= least)! * power);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

function barPath(bar: number, height: number): string {
  const { width } = BAR;
  return height > 0 ? `M${bar * width + 2} ${BAR.height - height}h${width - 4}v${height}h${4 - width}z` : "";
}

/** A triangle under the axis with its name on one side. */
function Mark({ bar, text, side }: Place & { side: "start" | "end" }) {
  const x = Math.round(bar * BAR.width);
  return (
    <>
      <path className="point" d={`M${x} ${BAR.height + 4}l8 14h-16z`} />
      <text className={side} x={side === "start" ? x + 13 : x - 13} y={BAR.height + 19}>
        {text}
      </text>
    </>
  );
}

function Limit({ bar, text }: Place) {
  const x = Math.round(bar * BAR.width);
  return (
    <>
      <path className="limit" d={`M${x} 0V${BAR.height}`} />
      <text className="start" x={x + 8} y={22}>
        {text}
      </text>
    </>
  );
}
