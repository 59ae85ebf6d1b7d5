import { COLOURS } from "./colours";

/** Size of the drawing, and its margin. */
const SIZE = { width: 640, height: 568, margin: 28 };
const RING = { x: 172, y: 176 };
/** Width of the strips and of the row of colours. */
const ROW = SIZE.width - 2 * SIZE.margin;
const DAY = 24 * 60;
/** From one strip to the next, and its height. */
const STRIP = { step: 22, height: 17, top: 400 };
const CHIP = { gap: 4, top: 504, height: 36 };

/** Class names are written out, so that Tailwind finds them. The plan with most hours is outermost, as on the coverage clock. */
const LANES = [
  { stroke: "stroke-amber", fill: "fill-amber", radius: 126, width: 20 },
  { stroke: "stroke-clyde-mid", fill: "fill-clyde-mid", radius: 66, width: 16 },
  { stroke: "stroke-clyde", fill: "fill-clyde", radius: 85, width: 16 },
  { stroke: "stroke-moss", fill: "fill-moss", radius: 104, width: 16 },
] as const;

/** Sizes of text on a desk, the two of 22 pixels once, each with the height of its line in the drawing. */
const SIZES = [
  { size: 88, line: 88 },
  { size: 66, line: 66 },
  { size: 52, line: 56 },
  { size: 22, line: 40 },
  { size: 18, line: 38 },
  { size: 16, line: 36 },
];

/** Minutes of a day. */
interface Part {
  from: number;
  to: number;
}

interface InstrumentProps {
  /** Text alternative. */
  description: string;
  /** The working day, and the hours of each plan: one part of the day for each lane. */
  lanes: readonly (readonly Part[])[];
}

/** The system in one drawing: the ring, the same hours as strips, the sizes of text, and every colour. */
export function Instrument({ description, lanes }: InstrumentProps) {
  const { width, height, margin } = SIZE;
  const chip = (ROW + CHIP.gap) / COLOURS.length;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
      className="block w-full fill-none forced-color-adjust-none [print-color-adjust:exact]"
    >
      <rect x="0.5" y="0.5" width={width - 1} height={height - 1} rx="14" className="fill-card stroke-line" />
      <Ring lanes={lanes} />
      <Sizes />
      <g className="fill-soft text-[17px] max-sm:text-[22px]">
        {[0, 6, 12, 18, 24].map((hour) => (
          <text
            key={hour}
            x={margin + (hour / 24) * ROW}
            y={STRIP.top - 10}
            textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
          >
            {hour}
          </text>
        ))}
      </g>
      <g transform={`translate(${margin}) scale(${ROW / DAY} 1)`}>
        {lanes.map((parts, lane) => {
          const top = STRIP.top + lane * STRIP.step;
          return (
            <g key={LANES[lane]!.fill}>
              <rect y={top} width={DAY} height={STRIP.height} className="fill-ink/8" />
              {parts.map(({ from, to }) => (
                <rect
                  key={from}
                  x={from}
                  y={top}
                  width={to - from}
                  height={STRIP.height}
                  className={LANES[lane]!.fill}
                />
              ))}
            </g>
          );
        })}
      </g>
      {COLOURS.map(({ name }, index) => (
        <rect
          key={name}
          x={margin + index * chip}
          y={CHIP.top}
          width={chip - CHIP.gap}
          height={CHIP.height}
          rx="8"
          fill={`var(--color-${name})`}
          className="stroke-line"
        />
      ))}
    </svg>
  );
}

/** A ring for each lane on the disc of 24 hours, midnight on top. */
function Ring({ lanes }: Pick<InstrumentProps, "lanes">) {
  const { x, y } = RING;
  return (
    <g transform={`rotate(-90 ${x} ${y})`}>
      <circle cx={x} cy={y} r="140" className="fill-paper stroke-line" />
      <circle
        cx={x}
        cy={y}
        r="144"
        pathLength="240"
        strokeDasharray="0.4 9.6"
        strokeDashoffset="0.2"
        strokeWidth="7"
        className="stroke-soft"
      />
      {lanes.map((parts, lane) => {
        const { stroke, radius, width } = LANES[lane]!;
        return parts.map(({ from, to }) => (
          <circle
            key={`${radius} ${from}`}
            cx={x}
            cy={y}
            r={radius}
            pathLength={DAY}
            strokeDasharray={`${to - from} ${DAY - to + from}`}
            strokeDashoffset={-from}
            strokeWidth={width}
            className={stroke}
          />
        ));
      })}
    </g>
  );
}

/** The sizes of text below each other, each on its line with its figure. */
function Sizes() {
  const [left, right] = [360, SIZE.width - SIZE.margin];
  let y = 14;
  return SIZES.map(({ size, line }) => {
    y += line;
    return (
      <g key={size}>
        <path d={`M${left} ${y + 6}H${right}`} className="stroke-line" />
        <text
          x={left}
          y={y - 2}
          fontSize={size}
          className={size > 21 ? "fill-ink font-display font-semibold tracking-tight" : "fill-ink"}
        >
          {size > 60 ? "Aa" : size > 21 ? "Aa bc" : "The quick answer"}
        </text>
        <text x={right} y={y - 2} textAnchor="end" className="fill-soft text-[17px] max-sm:text-[22px]">
          {size}
        </text>
      </g>
    );
  });
}
