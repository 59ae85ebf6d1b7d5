const BAR = { width: 24, height: 160 };
/** Room around the bars: for the height of the highest, half a label, and the names below. */
const ROOM = { top: 34, side: 26, bottom: 80 };

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
  /** How much the highest bar is. */
  top: string;
  /** Labels under the bars. */
  ticks: readonly Place[];
  /** Two marked values; the name of the lower one is left of it. */
  low: Place;
  high: Place;
  /** A dashed line that no bar should cross. */
  limit?: Place;
}

/** How often each value is measured, as bars. Its styles are in `quality.css`. */
export function Histogram({ bars, label, axis, top, ticks, low, high, limit }: HistogramProps) {
  const highest = Math.max(...bars, 1);
  const width = bars.length * BAR.width;
  const { height } = BAR;
  // Its name would be cut, and meets that of the lower value on the other side.
  const isAtEnd = high.bar > bars.length - 3;
  return (
    <svg
      className="histogram"
      viewBox={`${-ROOM.side} ${-ROOM.top} ${width + 2 * ROOM.side} ${height + ROOM.top + ROOM.bottom}`}
      role="img"
      aria-label={label}
    >
      <path className="grid" d={`M0 0H${width}M0 ${height}H${width}`} />
      <path d={bars.map((value, bar) => barPath(bar, Math.round((value / highest) * height))).join("")} />
      <g aria-hidden="true">
        <text className="start" x={0} y={-10}>
          {top}
        </text>
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
