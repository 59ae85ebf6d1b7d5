interface Label {
  name: string;
  x: number;
  y: number;
  side: "left" | "right";
}

interface NetworkMapProps {
  /** Computed by `lib/geo/network-map`. */
  drawing: {
    width: number;
    height: number;
    graticule: string;
    points: string;
    lines: string;
    /** The first one is the desk. */
    labels: readonly Label[];
  };
  /** Text alternative. */
  description: string;
  caption: string;
  className?: string;
}

/**
 * Every city of the catalogue as a dot, and lines from the desk, for a deep band. All dots are one path of strokes with
 * zero length and round caps.
 */
export function NetworkMap({ drawing, description, caption, className }: NetworkMapProps) {
  const { width, height, graticule, points, lines, labels } = drawing;
  const desk = labels[0]!;
  return (
    <figure className={className}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={description}
        className="w-full overflow-hidden fill-none"
        strokeLinecap="round"
      >
        <path d={graticule} className="stroke-line-on-deep/60" vectorEffect="non-scaling-stroke" />
        <path d={lines} className="stroke-amber" strokeWidth="1.25" vectorEffect="non-scaling-stroke" />
        <path
          d={points}
          className="stroke-clyde-on-deep stroke-[2.5px] sm:stroke-[3.5px] md:stroke-[5px]"
          vectorEffect="non-scaling-stroke"
        />
        <circle cx={desk.x} cy={desk.y} r="9" className="fill-amber" />
        <g
          aria-hidden="true"
          className="fill-on-deep stroke-deep font-display text-[1.625rem] font-semibold xl:text-[1.375rem] max-sm:hidden"
        >
          {labels.map((label) => (
            <text key={label.name} {...labelPosition(label)} strokeWidth="6" paintOrder="stroke">
              {label.name}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className="mt-4 text-small text-soft-on-deep">{caption}</figcaption>
    </figure>
  );
}

function labelPosition({ x, y, side }: Label) {
  return side === "left"
    ? ({ x: x - 14, y: y + 7, textAnchor: "end" } as const)
    : ({ x: x + 14, y: y + 7, textAnchor: "start" } as const);
}
