const SIZE = { width: 480, height: 160 };
/** Room around the bars: for what is counted and the marked values, the figures beside them, half a label, and the axis. */
const ROOM = { top: 62, left: 62, right: 22, bottom: 62 };
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
  /** What the height measures. */
  count: string;
  /** Labels under the bars. */
  ticks: readonly Place[];
  /** Two marked values; the name of the lower one is left of it. */
  low: Place;
  high: Place;
}

/** How often each value is measured, as bars on a scale. Its styles are in `quality.css`. */
export function Histogram({ bars, label, axis, count, ticks, low, high }: HistogramProps) {
  const lines = linesOf(Math.max(...bars, 1));
  const { width, height } = SIZE;
  const step = width / bars.length;
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
      <path
        className="grid"
        d={lines.map((line) => `M0 ${height - heightOf(line)}H${width + ROOM.right}`).join("")}
      />
      <path d={bars.map((value, bar) => barPath(bar * step, step, heightOf(value))).join("")} />
      <g aria-hidden="true">
        <text className="start" x={-ROOM.left} y={-42}>
          {count}
        </text>
        {lines.map((line) => (
          <text key={line} className="end" x={-8} y={height - heightOf(line) + 5}>
            {line}
          </text>
        ))}
        {isAtEnd ? (
          <Mark text={high.text} x={Math.min(high.bar, bars.length) * step} side="end" />
        ) : (
          <>
            <Mark text={low.text} x={low.bar * step} side="end" />
            <Mark text={high.text} x={high.bar * step} side="start" />
          </>
        )}
        {ticks.map(({ bar, text }) => (
          <text key={bar} x={bar * step} y={height + 24}>
            {text}
          </text>
        ))}
        <text x={width / 2} y={height + 54}>
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

function barPath(x: number, width: number, height: number): string {
  if (height <= 0) return "";
  return `M${Math.round(x) + 2} ${SIZE.height - height}h${Math.round(width) - 4}v${height}h${4 - Math.round(width)}z`;
}

interface MarkProps {
  x: number;
  text: string;
  side: "start" | "end";
}

/** A line through the bars with its name above them on one side. */
function Mark({ x, text, side }: MarkProps) {
  const at = Math.round(x);
  return (
    <>
      <path className="point" d={`M${at} -22V${SIZE.height}`} />
      <text className={side} x={side === "start" ? at + 7 : at - 7} y={-10}>
        {text}
      </text>
    </>
  );
}

/** The bars that are not empty, in words. */
export function labelBars(bars: readonly number[], label: (height: number, index: number) => string): string {
  return bars.flatMap((height, index) => (height > 0 ? label(height, index) : [])).join("; ");
}
